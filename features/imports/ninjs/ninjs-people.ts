import { cleanLine, countLoss, type Losses } from '#features/content/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { ImportedAuthor } from '../imported.ts';
import type { NinjsConcept, NinjsItem } from './ninjs-item.ts';

/** Authors and photographers of a ninjs item, and the people it is about. */
export interface NinjsPeople {
  authors: ImportedAuthor[];
  photographers: string[];
  about: NinjsConcept[];
}

/** People with an author role, else those of the byline. */
export function peopleOf(item: NinjsItem, losses: Losses): NinjsPeople {
  const named = Map.groupBy(item.people, roleOf);
  const writers = named.get('author')?.map((one) => one.name) ?? namesIn(item.byline, item.language);
  for (const _ of named.get('other') ?? []) countLoss(losses, 'person');
  return {
    authors: writers.flatMap((written) => {
      const name = cleanLine(written);
      const slug = slugOf(name);
      // A name without Latin letters yields no slug.
      if (slug === '' && /\p{L}/u.test(name)) countLoss(losses, 'person');
      return slug === '' ? [] : [{ slug, name, email: '', formerPaths: [] }];
    }),
    photographers: named.get('photographer')?.map((one) => cleanLine(one.name)) ?? [],
    about: named.get('about') ?? [],
  };
}

function roleOf({ name, rel }: NinjsConcept): 'author' | 'photographer' | 'about' | 'other' {
  if (name === '') return 'other';
  if (/author|creator|writer|byline|reporter/.test(rel)) return 'author';
  if (rel.includes('photo')) return 'photographer';
  return rel === '' || rel === 'about' || rel === 'mentions' ? 'about' : 'other';
}

/** Only in the item's own language: elsewhere these words are parts of names (Szabó E Péter, Di Stefano Anna). */
const bylineWords: Record<string, { by?: RegExp; and?: RegExp }> = {
  de: { by: /^von:?\s+/i, and: /\sund\s/ },
  it: { by: /^di:?\s+/i, and: /\se\s/ },
  pt: { by: /^por:?\s+/i, and: /\se\s/ },
  es: { by: /^por:?\s+/i, and: /\sy\s/ },
  fr: { by: /^par:?\s+/i, and: /\set\s/ },
  sv: { by: /^av:?\s+/i, and: /\soch\s/ },
};

/** Splits the byline at commas and "and". */
function namesIn(byline: string, language: string): string[] {
  const words = bylineWords[language.slice(0, 2).toLowerCase()] ?? {};
  return byline
    .replace(/^(?:by|írta|szerző):?\s+/i, '')
    .replace(words.by ?? /^$/, '')
    .split(/\s*(?:[,;/|]|\s(?:and|és)\s)\s*/i)
    .flatMap((names) => names.split(words.and ?? ','));
}
