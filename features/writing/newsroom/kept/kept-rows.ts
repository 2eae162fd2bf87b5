/** Kept texts as the story's screen shows them: keys typed by one person are joined to one text. */
import type { KeptText } from '../../collab/kept/kept-text.ts';
import type { KeptHere } from '../connection/story-connection.ts';
import type { OpenStory } from '../story-answers.ts';

export interface KeptRow {
  /** Ids of the stored kept texts that it consists of: one for each change of its writer. */
  ids: readonly string[];
  why: KeptText['why'];
  /** Name of the author; '' when it is unknown, or not known yet. */
  by: string;
  /** Null until it is stored on the server. */
  at: string | null;
  text: string;
}

type StoredRow = Omit<OpenStory['kept'][number], 'at'> & { at: string | null };

/** The kept texts of the last response, with those that this tab has added and closed since. */
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

/** The id consists of the reason, the writer, and the number of the writer's change. */
function originOf({ id }: Pick<StoredRow, 'id'>): { text: string; number: number } {
  const [why, writer, number] = id.split(':');
  return { text: `${why}:${writer}`, number: Number(number) };
}

/** Joins consecutively typed text of one block; any other text begins a new line. */
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
