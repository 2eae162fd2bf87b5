/**
 * The forms under which a word is looked up: the whole word, and the parts joined by hyphens and points, without number
 * endings and initials.
 */
export function wordForms(word: string): string[] {
  const parts = word.split(/[-'.]/);
  if (parts.length === 1) return [word];
  return [word, ...parts.filter((part, at) => part.length > 2 && !isNumberEnding(part, parts[at - 1]))];
}

/** The ending of 10-kor is not the word kor, nor that of 2026-ban the word ban. */
function isNumberEnding(part: string, before: string | undefined): boolean {
  return part.length <= 4 && before !== undefined && /^\d+$/.test(before);
}
