import { type Condition, readCondition } from './condition.ts';

/** A Hunspell affix rule: `strip` is removed and `add` is attached, where the word matches `condition`. */
export interface AffixRule {
  /** The class of words that the rule applies to, one character. */
  flag: string;
  strip: string;
  add: string;
  /** The classes of the resulting word: what may be attached next. */
  next: string;
  /** The condition as written in the file, and parsed. */
  looks: string;
  condition: Condition;
}

export interface AffixFile {
  prefixes: AffixRule[];
  suffixes: AffixRule[];
}

/** Characters outside the file's encoding are written as `&agrave;`; no rule here needs them. */
const entities = /&#?\w+;/g;

/** Yields to the event loop: the files are long, and servers read them while running. */
export type Pause = () => Promise<unknown>;

/** This number of rules takes some ten milliseconds. */
export const rulesPerStep = 2_000;

export async function readAffixFile(lines: Iterable<string>, pause: Pause): Promise<AffixFile> {
  const file: AffixFile = { prefixes: [], suffixes: [] };
  const conditions = new Map<string, Condition>();
  const once = createInterner();
  let read = 0;
  for (const line of lines) {
    read += 1;
    if (read % rulesPerStep === 0) await pause();
    if (!line.startsWith('SFX ') && !line.startsWith('PFX ')) continue;
    // Not trimmed: a class may be named by a whitespace character.
    const [kind, flag = '', strip = '', added = '', looks] = line.replace('\r', '').split(/[ \t]+/);
    if (looks === undefined) continue;
    let condition = conditions.get(looks);
    if (!condition) {
      condition = readCondition(looks.replace(entities, ''));
      conditions.set(looks, condition);
    }
    const slash = added.indexOf('/');
    const add = slash < 0 ? added : added.slice(0, slash);
    const rule: AffixRule = {
      flag,
      strip: strip === '0' ? '' : once(strip),
      add: add === '0' ? '' : once(add),
      next: slash < 0 ? '' : once(added.slice(slash + 1)),
      looks,
      condition,
    };
    (kind === 'SFX' ? file.suffixes : file.prefixes).push(rule);
  }
  return file;
}

/** Interns strings: twenty thousand rules share a few endings and classes. */
function createInterner(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
}
