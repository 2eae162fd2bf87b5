/** The kinds of blocks, one line each; `block-views.tsx` has their readers' views. An info box contains any of them. */
import type { z } from 'zod';
import type { BlockRules } from './block-rules.ts';
import { divider } from './divider/divider.block.ts';
import { embed } from './embed/embed.block.ts';
import { episode } from './episode/episode.block.ts';
import { file } from './file/file.block.ts';
import { footnotes } from './footnotes/footnotes.block.ts';
import { gallery } from './gallery/gallery.block.ts';
import { heading } from './heading/heading.block.ts';
import { html } from './html/html.block.ts';
import { image } from './image/image.block.ts';
import { list } from './list/list.block.ts';
import { paragraph } from './paragraph/paragraph.block.ts';
import { pullQuote } from './pull-quote/pull-quote.block.ts';
import { quiz } from './quiz/quiz.block.ts';
import { quote } from './quote/quote.block.ts';
import { relatedLink } from './related-link/related-link.block.ts';
import { table } from './table/table.block.ts';
import { video } from './video/video.block.ts';

const kinds = {
  paragraph,
  heading,
  divider,
  quote,
  pullQuote,
  image,
  gallery,
  table,
  embed,
  video,
  file,
  relatedLink,
  footnotes,
  quiz,
  episode,
  html,
  list,
};

type Kinds = typeof kinds;
export type SimpleKind = keyof Kinds;
type Stored = { [K in SimpleKind]: z.infer<Kinds[K]['schema']> };
type Pending = { [K in SimpleKind]: Parameters<Kinds[K]['pictures']>[0] };

/** A block of one of these kinds; without an argument any. */
export type SimpleBlock<K extends SimpleKind = SimpleKind> = { [P in K]: Stored[P] & { kind: P } }[K];
export type PendingSimpleBlock<K extends SimpleKind = SimpleKind> = {
  [P in K]: Pending[P] & { kind: P };
}[K];

type RulesByKind = { [K in SimpleKind]: BlockRules<SimpleBlock<K>, PendingSimpleBlock<K>> };
const rulesByKind: RulesByKind = kinds;

export const simpleSchemas = Object.values(kinds).map(({ schema }) => schema);

/** @example rulesOf({ kind: 'divider' }).text({ kind: 'divider' }) // '' */
export function rulesOf<K extends SimpleKind>(block: { kind: K }): RulesByKind[K] {
  return rulesByKind[block.kind];
}
