/** Files of results: a record a line, fields separated by tabs, the first is the kind; `#` begins a comment. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Line {
  kind: string;
  /** The text of a field; '' when it is empty or absent. */
  text(at: number): string;
  /** Null for an empty field. */
  number(at: number): number | null;
}

export function readRecords(file: string): Line[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', ...fields] = line.split('\t');
      const text = (at: number): string => fields[at] ?? '';
      return { kind, text, number: (at) => (text(at) === '' ? null : Number(text(at))) };
    });
}
