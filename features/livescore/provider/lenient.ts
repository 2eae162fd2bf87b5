/** Fields of answers that may be absent, null or of another type: then they are null, and the rest is still read. */
import { z } from 'zod';
import { isRecord } from '#platform/text/is-record.ts';

/** Something in an answer that an operator should know of, such as a code that is not in the documentation. */
export type Notice = (what: string) => void;

export const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() || null);

/** Some whole numbers are texts at the provider. */
export const requiredWhole = z.union([
  z.int(),
  z
    .string()
    .regex(/^\s*-?\d{1,9}\s*$/)
    .transform(Number),
]);

export const wholeNumber = requiredWhole
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** Points may have a half. */
export const decimal = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\s*-?\d{1,7}(\.\d{1,4})?\s*$/)
      .transform(Number),
  ])
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** `"47%"`, and `"-2.5"` without a sign. */
export const percent = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\s*-?\d{1,4}(\.\d{1,3})?\s*%?\s*$/)
      .transform((value) => Number(value.replace('%', ''))),
  ])
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

export const flag = z
  .boolean()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** An id that may be missing; some of the provider's are 0 when they are unknown. */
export const maybeId = wholeNumber.transform((id) => (id === null || id <= 0 ? null : id));

export const requiredId = requiredWhole.pipe(z.int().positive());

/** An object that may be absent: its fields are read from an empty one then. */
export function part<Shape extends z.ZodRawShape>(shape: Shape) {
  const schema = z.object(shape);
  return z.preprocess((value) => (isRecord(value) ? value : {}), schema);
}

/** A list that may be absent; items that are no objects are left out. */
export function list<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((one) => item.safeParse(one).success) : []),
    z.array(item),
  );
}

/**
 * Reads the items of an answer; those without what every item has are left out. Null when the answer is no list, or has
 * items none of which can be read.
 */
export function readItems<Item>(response: unknown, item: z.ZodType<Item>, notice: Notice): Item[] | null {
  if (!Array.isArray(response)) return null;
  const items = response.flatMap((one) => {
    const reading = item.safeParse(one);
    return reading.success ? [reading.data] : [];
  });
  if (items.length === 0 && response.length > 0) return null;
  if (items.length < response.length) notice('items without what every item has');
  return items;
}
