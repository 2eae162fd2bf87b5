import { bytesOf, type Piece } from '../answers/bytes-of.server.ts';

/** A body in named parts, in their order. No character is split between two of them. */
export type BodyParts = Readonly<Record<string, Piece>>;

/** The byte at which each part ends; it begins where the one before it ends. */
export type PartEnds = Readonly<Record<string, number>>;

/** Concatenates the parts in UTF-8. */
export function joinParts(parts: BodyParts): { bytes: Buffer; ends: PartEnds } {
  const ends: Record<string, number> = {};
  let end = 0;
  const encoded = Object.entries(parts).map(([name, part]) => {
    const bytes = bytesOf(part);
    end += bytes.length;
    ends[name] = end;
    return bytes;
  });
  return { bytes: Buffer.concat(encoded, end), ends };
}

/**
 * The text of one part of a body.
 * @throws Error for a body without this part.
 */
export function textOfPart(bytes: Buffer, ends: PartEnds, wanted: string): string {
  let from = 0;
  for (const [name, end] of Object.entries(ends)) {
    if (name === wanted) return bytes.toString('utf8', from, end);
    from = end;
  }
  throw new Error(`The body has no part “${wanted}”.`);
}
