/** Where somebody is in a story [SAVE-02], as it is sent: in its text, or at a field beside it. */
import * as z from 'zod/mini';

const count = z.int().check(z.gte(0), z.lte(2_147_483_647));

export const placeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    epoch: count,
    version: count,
    /** Of the selection, in the document that the authority has in this version. */
    anchor: count,
    head: count,
  }),
  z.strictObject({ kind: z.literal('field'), field: z.string().check(z.maxLength(40)) }),
]);

export type Place = z.infer<typeof placeSchema>;
export type TextPlace = Extract<Place, { kind: 'text' }>;

/** Of one tab; null when it shows the story no longer, or nothing in it is chosen. */
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
