/** State and helpers shared by the block converters of one story. */
import type { Element, RootContent } from 'hast';
import type { PendingSimpleBlock } from '../blocks/block-kinds.ts';
import type { OwnPages } from '../blocks/embed/embed-address.ts';
import type { InfoBox } from '../blocks/info-box/info-box.ts';
import type { PendingBlock } from '../pending-body.ts';
import type { LinkNeeds } from './link-address.server.ts';
import type { Losses } from './losses.ts';

/** An image that the source refers to by id: a WordPress attachment. */
export interface AttachedPicture {
  id: string;
  source: string;
  alt: string;
  caption: string;
  /** True when it is attached to this story, so that a `[gallery]` without ids shows it. */
  own: boolean;
}

/** Levels are those of the source (1–6); `finishBody` shifts them to 2–4. */
export interface DraftHeading {
  kind: 'heading';
  level: number;
  /** Id in the source, needed to relink. */
  oldId: string;
  html: string;
}

/** Numbered when all notes of the body are known. */
export interface DraftFootnotes {
  kind: 'footnotes';
  notes: { oldId: string; html: string }[];
}

type FinishedLater = { kind: 'heading' } | { kind: 'footnotes' };
export type DraftSimpleBlock = Exclude<PendingSimpleBlock, FinishedLater> | DraftHeading | DraftFootnotes;
export type DraftInfoBox = InfoBox<DraftSimpleBlock>;
export type DraftBlock =
  | Exclude<PendingBlock, FinishedLater | { kind: 'infoBox' }>
  | DraftHeading
  | DraftFootnotes
  | DraftInfoBox;

export interface Walk extends LinkNeeds {
  losses: Losses;
  /** The publisher's own hosts that stories may embed. */
  ownPages: readonly OwnPages[];
  attached: readonly AttachedPicture[];
  /** Posts whose quote is already converted: their iframes are duplicates. */
  quotedPosts: Set<string>;
  /** A bare address alone in a paragraph becomes an embed. */
  bareAddresses: boolean;
  /** Converts any content to blocks. */
  flow(nodes: readonly RootContent[]): DraftBlock[];
  /** Inline HTML of any content, and the blocks in it that cannot be inline. */
  inline(nodes: readonly RootContent[]): { html: string; rest: DraftBlock[] };
}

/** Converts one element to blocks; `around` are the inline elements around it, outermost first. */
export type BlockConverter = (element: Element, walk: Walk, around: readonly Element[]) => DraftBlock[];
