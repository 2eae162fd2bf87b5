/**
 * Reads the word list of a Hunspell dictionary from npm's `dictionary-hu`.
 * The original list has the lemma of each irregular form (`st:lemma`). In this copy a field's name and the ASCII
 * letters after it are missing: `vonalak)` for `st:vonal`, `kezek)éz` for `st:kéz`, and where the lemma begins with an
 * accent the mark `)` is missing, too: `árak/…xár`. The rest is enough to find the lemma.
 */

export interface Entry {
  /** Lower-case. */
  word: string;
  /** Affix classes of the word, one character each. */
  flags: string;
  kind: 'word' | 'name' | 'form';
  /** The rest of the lemma: its end. */
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
  const { flags, lemmaEnd } = splitLemma(classes, word);
  if (flags.includes(forbidden) || flags.endsWith(onlyInCompounds)) return undefined;
  // An acronym in lower case would be mistaken for another word: MA, IT, VAN.
  if (written.length < 6 && written.slice(1) !== word.slice(1)) return undefined;
  const kind = lemmaEnd !== null ? 'form' : word === written ? 'word' : 'name';
  return { word, flags, kind, lemmaEnd: lemmaEnd ?? '' };
}

const hyphenation = /[áéíóöőúüű][a-záéíóöőúüű.]*[-|=][-a-záéíóöőúüű|=.]*$/;
/** Possible first letters of a lemma by the first letter of its form: utak is a form of út. */
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

function splitLemma(classes: string, word: string): { flags: string; lemmaEnd: string | null } {
  const at = classes.indexOf(mark);
  if (at >= 0) return { flags: classes.slice(0, at), lemmaEnd: classes.slice(at + 1) };
  const flags = /[-|=]./.test(classes) ? classes.replace(hyphenation, '') : classes;
  for (const first of accented[word.charAt(0)] ?? '')
    for (let from = flags.indexOf(first); from >= 0; from = flags.indexOf(first, from + 1))
      if (letters.test(flags.slice(from)))
        return { flags: flags.slice(0, from), lemmaEnd: flags.slice(from) };
  return { flags, lemmaEnd: null };
}
