/**
 * How a story's words and labels are called in `search_stories.terms`, the same for whoever writes and whoever asks.
 *
 * | term | stands for |
 * |---|---|
 * | `kormany` | a stem anywhere in the story |
 * | `~kormany` | a stem in the title, the lead, a tag's or an author's name |
 * | `^kormany` | a stem in the title |
 * | `+palya` | a part of a compound anywhere in the story, pályaudvar; vasút of vasúti |
 * | `=kormanyt` | a word of the title as it stands there, without accents |
 * | `==kormányt` | the same with its accents, when it has any |
 * | `>kor` | a word of the title begins so, with one letter to ten |
 * | `#slug` `§slug` `@slug` | a tag, a section, an author |
 * | `/telex` | a site that shows it |
 * | `!telex/2026` `!telex/2026-11` | a domain that shows it, and when it was published |
 */
export const anywhere = '';
export const inHead = '~';
export const inTitle = '^';
export const asPart = '+';
export const exactly = '=';
export const exactlyAccented = '==';
export const beginning = '>';

export const labelPrefixes = { tags: '#', superTags: '§', authors: '@' } as const;
export type LabelKind = keyof typeof labelPrefixes;

export function siteTerm(site: string): string {
  return `/${site}`;
}

/** `span` is a year, `2026`, or a month, `2026-11` (UTC). */
export function timeTerm(paper: string, span: string): string {
  return `!${paper}/${span}`;
}

/** The domain of such a term; undefined for another. */
export function paperOfTime(name: string): string | undefined {
  return name.startsWith('!') ? name.slice(1, name.lastIndexOf('/')) : undefined;
}

/** Whoever types more is shown what begins so far alike: to gather all words behind a beginning takes milliseconds. */
export const longestBeginning = 10;

/** What no stem contains and every filter may: letters, digits and the marks of slugs. */
export function asTerm(text: string): string {
  return text.toLowerCase().slice(0, 200);
}
