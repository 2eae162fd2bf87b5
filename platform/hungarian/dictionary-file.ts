/**
 * Reads the word list of a Hunspell dictionary as npm's `dictionary-hu` has it.
 *
 * The list once said of each irregular form what word it is a form of (`st:lemma`). In this copy a field's name and the
 * plain ASCII letters after it are gone: `vonalak)` for `st:vonal`, `kezek)éz` for `st:kéz`, and where the word begins
 * with an accent the mark `)` is gone too: `árak/…xár`. What is left tells enough to find the word again.
 */

export interface Entry {
  /** Lower-case. */
  word: string;
  /** The classes of affixes it takes, one character each. */
  flags: string;
  kind: 'word' | 'name' | 'form';
  /** What is left of the lemma's name: its end. */
  lemmaEnd: string;
}

const mark = ')';
const forbidden = 'w';
const onlyInCompounds = '|';

export function* readDictionary(lines: Iterable<string>): Generator<Entry> {
  let isCount = true;
  for (const line of lines) {
    const entry = isCount ? undefined : readLine(line);
    isCount = false;
    if (entry) yield entry;
  }
}

function readLine(line: string): Entry | undefined {
  const tab = line.indexOf('\t');
  const head = tab < 0 ? line : line.slice(0, tab);
  const slash = head.indexOf('/', 1);
  const written = slash < 0 ? head : head.slice(0, slash);
  if (written === '' || /[_&\d]/.test(written)) return undefined;
  const classes = slash < 0 ? '' : head.slice(slash + 1);
  const word = written.toLowerCase();
  const { flags, lemmaEnd } = takeLemmaOff(classes, word);
  if (flags.includes(forbidden) || flags.endsWith(onlyInCompounds)) return undefined;
  // An acronym in lower case looks like a word that it is not: MA, IT, VAN.
  if (written.length < 6 && written.slice(1) !== word.slice(1)) return undefined;
  const kind = lemmaEnd !== null ? 'form' : word === written ? 'word' : 'name';
  return { word, flags, kind, lemmaEnd: lemmaEnd ?? '' };
}

const hyphenation = /[áéíóöőúüű][a-záéíóöőúüű.]*[-|=][-a-záéíóöőúüű|=.]*$/;
/** What a lemma may begin with when a form of it begins so: utak is of út. */
const accented: Record<string, string> = {
  a: 'á',
  á: 'á',
  e: 'é',
  é: 'é',
  i: 'í',
  í: 'í',
  o: 'óö',
  ó: 'ó',
  ö: 'öő',
  ő: 'ő',
  u: 'úü',
  ú: 'ú',
  ü: 'üű',
  ű: 'ű',
};
const letters = /^[a-záéíóöőúüű]{2,}$/;

function takeLemmaOff(classes: string, word: string): { flags: string; lemmaEnd: string | null } {
  const at = classes.indexOf(mark);
  if (at >= 0) return { flags: classes.slice(0, at), lemmaEnd: classes.slice(at + 1) };
  const flags = /[-|=]./.test(classes) ? classes.replace(hyphenation, '') : classes;
  for (const first of accented[word.charAt(0)] ?? '')
    for (let from = flags.indexOf(first); from >= 0; from = flags.indexOf(first, from + 1))
      if (letters.test(flags.slice(from)))
        return { flags: flags.slice(0, from), lemmaEnd: flags.slice(from) };
  return { flags, lemmaEnd: null };
}
