/**
 * A form of a page, defined once: one schema parses what is sent and gives the fields of the page the same rules as
 * attributes, by which a browser refuses faulty values without a script (decision 114).
 *
 * ```ts
 * export const nameForm = defineForm(z.object({ name: z.string().trim().max(80) }), { name: 'nev' });
 * nameForm.read(new URLSearchParams('nev=Éva')); // { kind: 'valid', value: { name: 'Éva' } }
 * nameForm.field('name'); // { name: 'nev', maxLength: 80 }
 * ```
 */
import { z } from 'zod';

export interface Form<Name extends string, Value> {
  /** @param words Sentences for faults, by the message of the schema or by the name of the field. */
  read(fields: URLSearchParams, words?: Readonly<Record<string, string>>): FormReading<Name, Value>;
  field(name: Name): FieldRules;
}

export type FormReading<Name extends string, Value> =
  | { kind: 'valid'; value: Value }
  | {
      kind: 'faulty';
      /** As typed, without spaces around it; '' for a field that was not sent. */
      typed: Record<Name, string>;
      faults: FormFaults<Name>;
    };

/** Sentences for the reader. */
export type FormFaults<Name extends string> = { [Field in Name]?: string };

/** Attributes of the field, and properties of its component. */
export interface FieldRules {
  name: string;
  type?: 'email' | 'date' | 'url' | 'password';
  required?: true;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
}

/**
 * @param schema Of texts: '' is an empty field, `undefined` one that was not sent. An array is a field that can be sent
 * several times.
 * @param names The names of the fields in HTML.
 */
export function defineForm<Schema extends z.ZodObject>(
  schema: Schema,
  names: Readonly<Record<FieldOf<Schema>, string>>,
): Form<FieldOf<Schema>, z.output<Schema>> {
  let rules: ReadonlyMap<string, Omit<FieldRules, 'name'>> | undefined;
  return {
    read(fields, words = {}) {
      const given = Object.entries<string>(names).map(([key, name]) => [
        key,
        valueIn(schema.shape[key], fields, name),
      ]);
      const read = schema.safeParse(Object.fromEntries(given));
      if (read.success) return { kind: 'valid', value: read.data };
      return { kind: 'faulty', typed: textsIn(names, fields), faults: faultsOf(names, read.error, words) };
    },
    field(name) {
      rules ??= rulesOf(schema);
      return { name: names[name], ...rules.get(name) };
    },
  };
}

type FieldOf<Schema extends z.ZodObject> = Extract<keyof Schema['shape'], string>;

/** The texts of a form as typed, without spaces around them; '' for a field that was not sent. */
export function textsIn<Name extends string>(
  names: Readonly<Record<Name, string>>,
  fields: URLSearchParams,
): Record<Name, string> {
  const texts: Record<Name, string> = { ...names };
  for (const name in texts) texts[name] = fields.get(names[name])?.trim() ?? '';
  return texts;
}

/**
 * The first fault of each field; faults without a sentence occur only in requests that our forms do not send.
 */
export function faultsOf<Name extends string>(
  names: Readonly<Record<Name, string>>,
  { issues }: z.ZodError,
  words: Readonly<Record<string, string>>,
): FormFaults<Name> {
  const faults: FormFaults<Name> = {};
  for (const name in names) {
    const issue = issues.find(({ path }) => path[0] === name);
    const sentence = issue && (words[issue.message] ?? words[name]);
    if (sentence !== undefined) faults[name] = sentence;
  }
  return faults;
}

/**
 * The fields by name; those that the schema does not define with all values, for a form whose fields are
 * data.
 */
export function fieldsIn({ shape }: z.ZodObject, fields: URLSearchParams): Record<string, unknown> {
  const names = new Set([...Object.keys(shape), ...fields.keys()]);
  const others = z.array(z.string());
  return Object.fromEntries([...names].map((name) => [name, valueIn(shape[name] ?? others, fields, name)]));
}

function valueIn(field: z.core.$ZodType | undefined, fields: URLSearchParams, name: string) {
  return isList(field) ? fields.getAll(name) : (fields.get(name) ?? undefined);
}

function isList(field: z.core.$ZodType | undefined): boolean {
  return field instanceof z.ZodArray || (field instanceof z.ZodPipe && isList(field.in));
}

/** The rules of a schema before and after its transformations; both apply to typed text. */
const jsonSchemas = ['input', 'output'] as const;
const rulesSchema = z.object({
  format: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});
const types = new Map<string | undefined, FieldRules['type']>([
  ['email', 'email'],
  ['date', 'date'],
  ['uri', 'url'],
  ['password', 'password'],
]);

function rulesOf(schema: z.ZodObject): ReadonlyMap<string, Omit<FieldRules, 'name'>> {
  const sides = jsonSchemas.map((io) => z.toJSONSchema(schema, { io, unrepresentable: 'any' }).properties);
  return new Map(
    Object.entries(schema.shape).map(([name, field]) => {
      const [before = {}, after = {}] = sides.map((fields) => rulesSchema.parse(fields?.[name]));
      const { format, minLength, maxLength, minimum: min, maximum: max } = { ...before, ...after };
      const type = types.get(format);
      const required = !isList(field) && !z.safeParse(field, '').success;
      return [
        name,
        {
          ...(type && { type }),
          ...(required && { required }),
          // A minimum of 1 is the attribute `required`.
          ...(minLength !== undefined && minLength > 1 && { minLength }),
          ...(maxLength !== undefined && { maxLength }),
          ...(min !== undefined && { min }),
          ...(max !== undefined && { max }),
        },
      ];
    }),
  );
}
