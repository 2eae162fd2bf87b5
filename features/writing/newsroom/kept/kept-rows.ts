/** Kept text as the story's screen shows it: what one person typed key by key is one text again. */
import type { KeptText } from '../../collab/kept/kept-text.ts';
import type { KeptHere } from '../connection/story-connection.ts';
import type { OpenStory } from '../story-answers.ts';

export interface KeptRow {
  /** Of the stored rows that it consists of: one for each change of its writer. */
  ids: readonly string[];
  why: KeptText['why'];
  /** '' when it is not known, or not yet. */
  by: string;
  /** Null before the server has it. */
  at: string | null;
  text: string;
}

type StoredRow = Omit<OpenStory['kept'][number], 'at'> & { at: string | null };

/** What the server knew a moment ago, with what this tab has kept and closed since. */
export function keptRows(stored: OpenStory['kept'], { unsent, closed }: KeptHere): KeptRow[] {
  const known = new Set(stored.map(({ id }) => id));
  const own = unsent.filter(({ id }) => !known.has(id)).map((row) => ({ ...row, by: '', at: null }));
  const open = [...stored, ...own].filter(({ id }) => !closed.has(id));
  const texts = Map.groupBy<string, StoredRow>(open, (row) => [row.at, originOf(row).text].join());
  return [...texts.values()].flatMap((rows) => {
    const sorted = rows.toSorted((one, other) => originOf(one).number - originOf(other).number);
    const [first] = sorted;
    if (!first) return [];
    const { why, by, at } = first;
    return [{ ids: sorted.map(({ id }) => id), why, by, at, text: joined(sorted) }];
  });
}

/** The identity names why it was kept, the writer, and the number of the writer's change. */
function originOf({ id }: Pick<StoredRow, 'id'>): { text: string; number: number } {
  const [why, writer, number] = id.split(':');
  return { text: `${why}:${writer}`, number: Number(number) };
}

/** Text of one block that was typed in a row stands together; anything else in a line of its own. */
function joined(rows: readonly StoredRow[]): string {
  let text = '';
  let before: { block: string | null; number: number } | null = null;
  for (const row of rows)
    for (const piece of row.pieces) {
      const { number } = originOf(row);
      const goesOn = before?.block === piece.block && number === before.number + 1;
      text += before === null || goesOn ? piece.text : `\n${piece.text}`;
      before = { block: piece.block, number };
    }
  return text;
}
