/** The position of a person in a story [SAVE-02], as it is sent: in its text, or at a field beside it. */
import * as z from 'zod/mini';

const count = z.int().check(z.gte(0), z.lte(2_147_483_647));

export const placeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    epoch: count,
    version: count,
    /** Positions of the selection in the authority's document of this version. */
    anchor: count,
    head: count,
  }),
  z.strictObject({ kind: z.literal('field'), field: z.string().check(z.maxLength(40)) }),
]);

export type Place = z.infer<typeof placeSchema>;
export type TextPlace = Extract<Place, { kind: 'text' }>;

/** The position of one tab; null when it no longer shows the story, or nothing in it is selected. */
export interface PlaceOfTab {
  tab: string;
  person: number;
  place: Place | null;
}

export function isSamePlace(one: Place | null, other: Place | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.kind === 'field' || other.kind === 'field')
    return one.kind === 'field' && other.kind === 'field' && one.field === other.field;
  const { epoch, version, anchor, head } = one;
  return epoch === other.epoch && version === other.version && anchor === other.anchor && head === other.head;
}
