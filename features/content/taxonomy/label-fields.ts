/** The editable fields of tags, sections and authors: one schema each, for calls and forms. */
import { z } from 'zod';
import { slugOf } from '#platform/text/slug.ts';
import { cleanCharacters, cleanLine } from '../body/clean-text.ts';
import { type LabelFault, labelLengths } from './label-kinds.ts';

const line = z.string().transform(cleanLine).pipe(z.string().max(labelLengths.line));
const text = z
  .string()
  .transform((typed) => cleanCharacters(typed).trim())
  .pipe(z.string().max(labelLengths.text));
/** The slug is derived from it. */
const name = line.pipe(z.string().refine((typed) => slugOf(typed) !== '', 'must have a letter or a digit'));
const id = z.int().positive().max(2_147_483_647);

export const tagFields = z.strictObject({
  name,
  description: text.optional().describe('On the page of the tag.'),
});

export const sectionFields = z.strictObject({
  name,
  site: z.string().max(100).describe('Its slug.'),
  description: text.optional().describe('On the page of the section.'),
});

export const authorFields = z.strictObject({
  name,
  title: line.optional().describe('What they are, such as editor.'),
  bio: text.optional(),
  email: line.optional().describe('Not shown to readers.'),
  pictureId: id.nullable().optional(),
  memberId: id.nullable().optional().describe('The member of the newsroom who writes under this name.'),
});

const seen = { version: z.int().nonnegative().describe('That is changed: a newer one stays as it is.') };

/** Missing fields stay as they are; a section stays on its site. */
export const tagChange = tagFields.partial().extend(seen);
export const sectionChange = sectionFields
  .omit({ site: true })
  .partial()
  .extend({
    ...seen,
    isOpen: z.boolean().optional().describe('The stories of a closed section disappear from readers.'),
  });
export const authorChange = authorFields.partial().extend(seen);

export type TagFields = z.output<typeof tagFields>;
export type SectionFields = z.output<typeof sectionFields>;
export type AuthorFields = z.output<typeof authorFields>;

export type LabelOutcome =
  | { kind: 'saved'; id: number }
  | { kind: 'refused'; fault: LabelFault }
  | { kind: 'outdated' }
  | { kind: 'missing' };
