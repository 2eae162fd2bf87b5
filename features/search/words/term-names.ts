/**
 * Prefixes of the terms in `search_stories.terms`, shared by indexing and searching.
 *
 * | term | stands for |
 * |---|---|
 * | `kormany` | a stem anywhere in the story |
 * | `~kormany` | a stem in the title, the lead, a tag's or an author's name |
 * | `^kormany` | a stem in the title |
 * | `+palya` `~+palya` `^+palya` | a part of a compound, pályaudvar, or what a word is derived from, lezár of lezárás |
 * | `&kór/noun` `~&kór/noun` `^&kór/noun` | a reading of a word whose stem others share |
 * | `&hatvan/name` … | a name whose stem other words have, too: Hatvan, not the number |
 * | `+&hatvan/name` … | an adjective of such a name, hatvani |
 * | `=kormanyt` | a word of the title exactly as written, without accents |
 * | `==kormányt` | the same with its accents, when it has any |
 * | `>kor` | a prefix of a word of the title, one to ten letters long |
 * | `#slug` `§slug` `@slug` | a tag, a section, an author |
 * | `/telex` | a site that shows it |
 * | `!telex/2026` `!telex/2026-11` | a domain that shows it, and when it was published |
 */
export const anywhere = '';
export const inTitleLeadLabel = '~';
export const inTitle = '^';
export const asPart = '+';
export const asSense = '&';
export const exactly = '=';
export const exactlyAccented = '==';
export const wordPrefix = '>';

/** The term of a name: the stem alone when no other word has it. */
export function nameTerm({ stem, isShared }: { stem: string; isShared: boolean }): string {
  return isShared ? `${asSense}${stem}/name` : stem;
}

export const labelPrefixes = { tags: '#', superTags: '§', authors: '@' } as const;
export type LabelKind = keyof typeof labelPrefixes;

export function siteTerm(site: string): string {
  return `/${site}`;
}

/** `span` is a year, `2026`, or a month, `2026-11` (UTC). */
export function timeTerm(domain: string, span: string): string {
  return `!${domain}/${span}`;
}

/** The domain of a time term; undefined for other terms. */
export function domainOfTimeTerm(name: string): string | undefined {
  return name.startsWith('!') ? name.slice(1, name.lastIndexOf('/')) : undefined;
}

/** Longer input is matched by its first ten letters: collecting all words with a prefix would take milliseconds. */
export const maxPrefixLength = 10;

/** Normalises a slug or text to a term; unlike stems, it may contain digits and the separators of slugs. */
export function labelTerm(text: string): string {
  return text.toLowerCase().slice(0, 200);
}
