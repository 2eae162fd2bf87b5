/** A newspaper uses the same few thousand words: the last ones asked for are kept, in two halves of this many. */
const half = 10_000;

export function remembering(stemsOf: (word: string) => string[]): (word: string) => string[] {
  let recent = new Map<string, string[]>();
  let older = new Map<string, string[]>();
  return (typed) => {
    const word = typed.toLowerCase();
    const known = recent.get(word);
    if (known) return known;
    const stems = older.get(word) ?? stemsOf(word);
    if (recent.size >= half) {
      older = recent;
      recent = new Map();
    }
    recent.set(word, stems);
    return stems;
  };
}
