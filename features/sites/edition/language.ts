/** Languages in which stories and pages are written. */
export type Language = 'hu' | 'en';

/** The parameter of pages that exist in both languages: `en` for English, nothing for Hungarian. */
export const languageParameter = 'nyelv';

/** The language that a query or a form asks for. */
export function languageIn(given: string | null | undefined): Language {
  return given === 'en' ? 'en' : 'hu';
}

/**
 * A path that leads to the page in this language.
 * @example inLanguage('/tamogatas/profil', 'en') // '/tamogatas/profil?nyelv=en'
 */
export function inLanguage(path: string, language: Language): string {
  if (language === 'hu') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${languageParameter}=en`;
}
