/**
 * Characters that no story needs: controls (PostgreSQL refuses NUL), lone surrogates, bidirectional marks (they can
 * make a text look different from what it contains), byte order marks, zero-width spaces.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it matches; listed one by one they match four times as fast as by their property
const unwanted = /[\0-\x08\v-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]/g;

/** Removes unwanted characters and normalises line ends to \n. */
export function cleanCharacters(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(unwanted, '');
}

/** One line of clean text: runs of white space become one space, a single non-breaking space stays. */
export function cleanLine(text: string): string {
  return collapseSpaces(cleanCharacters(text)).trim();
}

export function collapseSpaces(text: string): string {
  return text.replace(/[ \t\n\f\r]+/g, ' ').replace(/[ \u00a0]{2,}/g, ' ');
}
