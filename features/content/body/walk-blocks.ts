/** The one walk over the blocks of a body and of those in its info boxes. */
import type { InfoBox } from './blocks/info-box/info-box.ts';

interface Simple {
  kind: string;
}

/** All blocks in reading order; of an info box those that it contains. */
export function simpleBlocks<S extends Simple>(body: readonly (S | InfoBox<S>)[]): S[] {
  return body.flatMap((block) => (isBox(block) ? block.blocks : [block]));
}

/** Replaces each block by another, by several or by none; info boxes stay around theirs, even around none. */
export function mapSimpleBlocks<S extends Simple, T extends Simple>(
  body: readonly (S | InfoBox<S>)[],
  map: (block: S) => T | readonly T[],
): (T | InfoBox<T>)[] {
  return body.flatMap((block): (T | InfoBox<T>)[] =>
    isBox(block)
      ? [{ ...block, blocks: block.blocks.flatMap((inner) => map(inner)) }]
      : [block].flatMap((one) => map(one)),
  );
}

function isBox<S extends Simple>(block: S | InfoBox<S>): block is InfoBox<S> {
  return block.kind === 'infoBox';
}
