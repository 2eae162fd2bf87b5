/**
 * Schemas of the election office's files (its system is called VTR), of the fields that are used. Numbers may be texts,
 * fields may have either of the names that the office used in 2022, 2024 and 2026, and an item without its keys is left
 * out.
 */
import { z } from 'zod';

/** `98,97` is a number, too. */
const number = z.preprocess(
  (value) => (typeof value === 'string' ? Number(value.replace(',', '.')) : value),
  z.number().nonnegative(),
);
const whole = number.pipe(z.int());
const code = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().min(1));
const name = z.string().trim().min(1);
/** County and district numbers have two digits. */
const twoDigits = code.transform((text) => text.padStart(2, '0'));

/** Versions of the three groups of files: `04031930`. */
const configSchema = z.object({
  ver: code,
  napkozi: code.nullish(),
  szavossz: code.nullish(),
});
export type VtrConfig = z.infer<typeof configSchema>;

export function readConfig(body: unknown): VtrConfig | null {
  return configSchema.safeParse(body).data ?? null;
}

export const county = z.object({ maz: twoDigits, maz_nev: name.optional(), nev: name.optional() });
export const district = z.object({
  maz: twoDigits,
  evk: twoDigits,
  evk_nev: name.optional(),
  nev: name.optional(),
});
export const group = z.object({
  jlcs_kod: code,
  jlcs_nev: name.optional(),
  nev: name.optional(),
  szin: z.string().optional(),
});
export const candidate = z.object({
  ej_id: code,
  maz: twoDigits,
  evk: twoDigits,
  neve: name.optional(),
  nev: name.optional(),
  jlcs_kod: code.nullish(),
  jlcs_nev: name.nullish(),
});
/** One line for each organisation of a list. */
export const listOrganisation = z.object({
  tl_id: code,
  lista_tip: z.string().nullish(),
  jlcs_kod: code.nullish(),
  jlcs_nev: name.nullish(),
  nev: name.nullish(),
  szkod: code.nullish(),
});
export const report = z.object({
  feldar: number.nullish(),
  vp_osszes: whole.nullish(),
  szavazott_osszesen: whole.nullish(),
  szl_ervenyes: whole.nullish(),
  szl_ervenytelen: whole.nullish(),
  tetelek: z.array(z.object({ ej_id: code.nullish(), tl_id: code.nullish(), szavazat: whole.nullish() })),
});
export const place = z.object({ maz: twoDigits, evk: twoDigits });
export const turnoutReport = z.object({ jelido: name, valp: whole, megj: whole });

export type VtrReport = z.infer<typeof report>;

export interface VtrFile {
  /** When it was made; null where the header does not say. */
  generated: Date | null;
  items: unknown[];
}

const envelopeSchema = z.object({
  header: z.unknown().optional(),
  PvOnHeader: z.unknown().optional(),
  list: z.unknown().optional(),
  data: z.unknown().optional(),
});

/** Null for what is no file of the office. */
export function readFileOf(body: unknown): VtrFile | null {
  const envelope = envelopeSchema.safeParse(body).data;
  const content = envelope?.list ?? envelope?.data;
  if (!envelope || typeof content !== 'object' || content === null) return null;
  const header = z.object({ generated: z.string() }).safeParse(envelope.header ?? envelope.PvOnHeader).data;
  const generated = new Date(header?.generated ?? '');
  return {
    generated: Number.isNaN(generated.getTime()) ? null : generated,
    items: Array.isArray(content) ? content : [content],
  };
}

/** The items of a file that have what the schema wants. */
export function itemsOf<Item>(file: VtrFile | null, schema: z.ZodType<Item>): Item[] {
  return (file?.items ?? []).flatMap((item) => schema.safeParse(item).data ?? []);
}

/** The report in an item: the item itself, or an object in it. Null for none. */
export function reportOf(item: unknown): VtrReport | null {
  const own = report.safeParse(item).data;
  if (own) return own;
  if (typeof item !== 'object' || item === null) return null;
  return (
    Object.values(item)
      .map((part) => report.safeParse(part).data)
      .find((found) => found) ?? null
  );
}
