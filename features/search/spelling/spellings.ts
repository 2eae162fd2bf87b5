/** Other spellings of a word that no story has: as it sounds, and with one mistake corrected. All without accents. */

/**
 * Letters for one sound, as Hungarian and the languages from which it takes words write it. A letter can be in several:
 * c in cukor, cappuccino and caffè.
 */
const sounds = [
  'k c ck ch kk cc q cch',
  'cs c cc ch ccs tch',
  'sz s c ss ssz z',
  's sh sz ss sch zs ssz',
  'zs j g s',
  'z zz s',
  'dzs j g ddzs',
  'j ly y jj lly i',
  'i y',
  'f ph ff',
  't th tt',
  'v w vv',
  'kv qu',
  'x ksz ks gz',
  'g gh gg',
  'c tz cz ts cc',
  'gy ggy dj',
  'ny nny gn',
  'ty tty',
  ...Array.from('bdlmnpr', (letter) => `${letter} ${letter}${letter}`),
].map((letters) => letters.split(' '));
const others = new Map(
  [...new Set(sounds.flat())].map((letters) => [
    letters,
    [...new Set(sounds.filter((sound) => sound.includes(letters)).flat())].filter((one) => one !== letters),
  ]),
);
/**
 * Sounds with another spelling throughout English words: viszkonszin spells four sounds of Wisconsin the
 * Hungarian way.
 */
const english = [
  ['v', 'w'],
  ['k', 'c'],
  ['sz', 's'],
] as const;
const longestSound = 4;
/** Maximum number of sounds with another spelling in one word: cappuccino and kapucsino differ in three. */
const mostReplaced = 3;
/** Each is looked up in the index. */
const mostSpellings = 1_000;
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Spellings that sound like this one, those with the fewest differences first. */
export function spellingsAlike(word: string): string[] {
  const found = new Set<string>();
  for (const spelling of allAlike(soundsOf(word))) {
    if (found.size === mostSpellings) break;
    if (spelling !== word) found.add(spelling);
  }
  return [...found];
}

function* allAlike(parts: readonly string[]): Generator<string> {
  yield* withReplaced(parts, 0, 1);
  yield* inEnglish(parts, english);
  for (let count = 2; count <= mostReplaced; count += 1) yield* withReplaced(parts, 0, count);
}

/** The word with any subset of these sounds in their English spelling at all places. */
function* inEnglish(
  parts: readonly string[],
  [first, ...rest]: readonly (typeof english)[number][],
): Generator<string> {
  if (first === undefined) return yield parts.join('');
  const [hungarian, foreign] = first;
  yield* inEnglish(
    parts.map((part) => (part === hungarian ? foreign : part)),
    rest,
  );
  yield* inEnglish(parts, rest);
}

/** The word with `count` of its sounds from `from` on in another spelling. */
function* withReplaced(parts: readonly string[], from: number, count: number): Generator<string> {
  if (count === 0) yield parts.join('');
  else
    for (let at = from; at < parts.length; at += 1)
      for (const other of others.get(parts[at] ?? '') ?? [])
        yield* withReplaced(parts.with(at, other), at + 1, count - 1);
}

/** Splits a word into the letters of its sounds, the longest first: cappuccino is c a pp u cc i n o. */
function soundsOf(word: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < word.length; ) {
    let length = longestSound;
    while (length > 1 && !others.has(word.slice(at, at + length))) length -= 1;
    parts.push(word.slice(at, at + length));
    at += length;
  }
  return parts;
}

/** Words with one letter missing, added, replaced or swapped with the next one; the first letter of a short one stays. */
export function spellingsOfMistakes(word: string): string[] {
  const found = new Set<string>();
  for (let at = word.length < 6 ? 1 : 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after.length > 1) found.add(`${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`);
    if (after.length > 0) found.add(before + after.slice(1));
    for (const letter of alphabet) {
      found.add(before + letter + after);
      if (after.length > 0) found.add(before + letter + after.slice(1));
    }
  }
  found.delete(word);
  return [...found];
}
