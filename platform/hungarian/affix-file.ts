/** Reads a Hunspell affix file: which endings and preverbs a word of each class may take. */
import { type Condition, readCondition } from './condition.ts';

/** One way a word changes: `strip` is taken off, `add` is put on, where the word looks as `condition` says. */
export interface AffixRule {
  /** The class of words that may change so, one character. */
  flag: string;
  strip: string;
  add: string;
  /** The classes the changed word belongs to: what may come after. */
  next: string;
  /** What the word must look like, as it is written in the file and as it is asked. */
  looks: string;
  condition: Condition;
}

export interface AffixFile {
  prefixes: AffixRule[];
  suffixes: AffixRule[];
}

/** Letters outside the file's alphabet are written in it as `&agrave;`; no rule here needs them. */
const entities = /&#?\w+;/g;

export function readAffixFile(lines: Iterable<string>): AffixFile {
  const file: AffixFile = { prefixes: [], suffixes: [] };
  const conditions = new Map<string, Condition>();
  const once = keptOnce();
  for (const line of lines) {
    if (!line.startsWith('SFX ') && !line.startsWith('PFX ')) continue;
    // Not trimmed: a class may be named by a character that is a space elsewhere.
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

/** Twenty thousand rules share a few endings and classes: each text is in memory once. */
function keptOnce(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
}
