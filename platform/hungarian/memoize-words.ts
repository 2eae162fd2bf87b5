/** A newspaper uses the same few thousand words: the most recently used are cached in two generations of this size. */
const defaultSize = 10_000;

export function memoizeWords<Known>(
  read: (word: string) => Known,
  half = defaultSize,
): (word: string) => Known {
  let recent = new Map<string, Known>();
  let older = new Map<string, Known>();
  return (typed) => {
    const word = typed.toLowerCase();
    const known = recent.get(word);
    if (known !== undefined) return known;
    const found = older.get(word) ?? read(word);
    if (recent.size >= half) {
      older = recent;
      recent = new Map();
    }
    recent.set(word, found);
    return found;
  };
}
