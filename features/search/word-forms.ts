/** A word as it is looked up: whole, and by what its hyphens and points join; endings and initials aside. */
export function wordForms(word: string): string[] {
  const parts = word.split(/[-‑'’.]/);
  return parts.length > 1 ? [word, ...parts.filter((part) => part.length > 2)] : [word];
}
