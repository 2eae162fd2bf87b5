/** Measures a body: its plain text, its paragraphs and its reading time. */
import { type PendingSimpleBlock, rulesOf, type SimpleBlock, type SimpleKind } from './blocks/block-kinds.ts';
import { infoBoxText } from './blocks/info-box/info-box.ts';
import type { Block } from './body-schema.ts';
import type { PendingBlock } from './pending-body.ts';
import { countWords, minutesForWords } from './reading-time.ts';

type AnyBlock = Block | PendingBlock;

/** Reading time in whole minutes, at least one. */
export function minutesToRead(body: readonly AnyBlock[]): number {
  return minutesForWords(countWords(plainTextOf(body)));
}

export function paragraphCount(body: readonly AnyBlock[]): number {
  return body.filter((block) => block.kind === 'paragraph').length;
}

/** The visible text of a body, one line per block: for search, counting and previews. */
export function plainTextOf(body: readonly AnyBlock[]): string {
  return body
    .map((block) =>
      block.kind === 'infoBox' ? infoBoxText(block, plainTextOf(block.blocks)) : textOfBlock(block),
    )
    .filter((text) => text !== '')
    .join('\n');
}

/** The same without captions, which a teaser would run together with the sentences; all of it if there is nothing else. */
export function runningTextOf(body: readonly AnyBlock[]): string {
  const running = body.filter((block) => block.kind === 'infoBox' || !rulesOf(block).isAside);
  return plainTextOf(running) || plainTextOf(body);
}

function textOfBlock<K extends SimpleKind>(block: SimpleBlock<K> | PendingSimpleBlock<K>): string {
  return rulesOf<K>(block).text(block);
}
