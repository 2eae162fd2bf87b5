/**
 * Query parameters of pages. A page declares its parameters as schemas; everything that a page can know of the query is
 * the parsed value, and the cache key is made of it. Other parameters change no page and are not part of the key [S37].
 */
import { z } from 'zod';

export type QueryValue = string | number | boolean | null;

/** Each field is a schema of the text, with a default for a missing parameter. Invalid texts count as missing. */
export type QuerySchema = z.ZodObject<
  Readonly<Record<string, z.ZodType<QueryValue, string | null | undefined>>>
>;

/** For pages without parameters. */
export const noQuery = z.object({});

/** The parameter of the native app, which every page reads [APP-01]. */
export const appParameter = 'isMobileApp';

/** Beyond the last page of any list, but within the database's range of integers. */
const maxPageNumber = 999_999_999;

/** `oldal`: anything but a whole number of at least 1, of any length, is the first page [S05]. */
export const pageNumberField = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform((digits) => Math.min(Number(digits), maxPageNumber))
  .default(1);

/** Stories on a page of a list whose section says nothing else [LIST-05]. */
export const defaultPageSize = 10;

/** `perPage`: 1–100, null for anything else [LIST-05]. */
export const pageSizeField = z
  .string()
  .regex(/^([1-9]\d?|100)$/)
  .transform(Number)
  .nullable()
  .default(null);

/** Text whose faults are shown to the reader, so that any is valid; '' if missing. */
export const textField = z.string().min(1).default('');

/** One of some texts; null if missing. */
export function choiceField<const Choice extends string>(choices: readonly Choice[]) {
  return z.enum(choices).nullable().default(null);
}

/** The values of a query: of a repeated parameter the first valid one. */
export function parseQuery<Schema extends QuerySchema>(
  schema: Schema,
  query: URLSearchParams,
): z.output<Schema> {
  const texts = Object.entries(schema.shape).map(([name, field]) => [
    name,
    query.getAll(name).find((text) => field.safeParse(text).success),
  ]);
  return schema.parse(Object.fromEntries(texts));
}

/** The values that are not defaults as text: the part of a cache key that represents the query; '' for none. */
export function normalQuery({ shape }: QuerySchema, values: Readonly<Record<string, QueryValue>>): string {
  return Object.entries(shape)
    .filter(([name, field]) => values[name] !== field.parse(undefined))
    .map(([name]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(values[name]))}`)
    .toSorted()
    .join('&');
}

/**
 * The same query for a call, which refuses invalid values: here they count as missing, as they do for the page with
 * the same parameters.
 */
export function forgivingQuery<Schema extends QuerySchema>(schema: Schema): z.ZodObject<Schema['shape']> {
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    z.preprocess((text) => (field.safeParse(text).success ? text : undefined), field),
  ]);
  return z.object(Object.fromEntries(fields));
}

/**
 * Whether a parameter is the number of a list's first page, whose address is the one without it [S05]. Only where the
 * page has a page number under this name: a page with another meaning of `oldal` gets its value unchanged [X13].
 *
 * `isFirstPage({ oldal: pageNumberField }, 'oldal', '1')` → `true`
 */
export function isFirstPage(fields: QuerySchema['shape'], name: string, value: string): boolean {
  return value === '1' && Object.hasOwn(fields, name) && fields[name] === pageNumberField;
}

/**
 * Whether a parameter is the size of a list's pages that they have without it: such a list has one address only [LIST-05].
 *
 * `isDefaultPageSize({ perPage: pageSizeField }, 10, 'perPage', '10')` → `true`
 */
export function isDefaultPageSize(
  fields: QuerySchema['shape'],
  size: number | undefined,
  name: string,
  value: string,
): boolean {
  return value === String(size) && Object.hasOwn(fields, name) && fields[name] === pageSizeField;
}

/** Whether all values are defaults. */
export function isPlainQuery(schema: QuerySchema, values: Readonly<Record<string, QueryValue>>): boolean {
  return normalQuery(schema, values) === '';
}

/**
 * Of a known parameter that occurs several times, only the first valid value is preserved; all others are unchanged
 * [REDIR-10] [S37].
 *
 * `withoutRepeats('oldal=x&a=1&oldal=2&oldal=3', { oldal: pageNumberField })` → `a=1&oldal=2`
 */
export function withoutRepeats(query: string, fields: QuerySchema['shape']): string {
  if (!query.includes('&')) return query;
  const parts = query.split('&').map((text) => {
    const [[name, value] = ['', '']] = new URLSearchParams(text);
    return { text, name, value };
  });
  const byName = Map.groupBy(parts, ({ name }) => name);
  return parts
    .filter((part) => {
      const same = byName.get(part.name) ?? [];
      const isKnown = part.name === appParameter || Object.hasOwn(fields, part.name);
      if (!isKnown || same.length === 1) return true;
      return part === same.find(({ name, value }) => isValid(fields, name, value));
    })
    .map(({ text }) => text)
    .join('&');
}

function isValid(fields: QuerySchema['shape'], name: string, value: string): boolean {
  return name === appParameter || fields[name]?.safeParse(value).success === true;
}
