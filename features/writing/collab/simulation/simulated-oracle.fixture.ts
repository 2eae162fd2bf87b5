/**
 * Tracks each typed character [SAVE-05]. All characters are different. Each must be in the text once, or have
 * been removed by somebody whose document showed it, or be in one kept text.
 */
import type { Node } from 'prosemirror-model';
import type { KeptText } from '../kept/kept-text.ts';

export interface Fates {
  typed: number;
  lost: number;
  doubled: number;
  rows: number;
  /**
   * Kept texts without need: their text was accounted for when they were stored, or is in the story at the
   * end.
   */
  needless: number;
  /**
   * Kept texts whose text was also deleted by somebody who saw it: an unseen and a seen deletion of the same
   * text.
   */
  explainedLater: number;
}

const firstCharacter = 0x4e00;

export class Oracle {
  #typed = 0;
  /** By character: the people who removed it and did not restore it. */
  readonly #removedBy = new Map<string, Set<number>>();
  /** By kept text: whether its text was accounted for when it was stored. */
  readonly #needless = new Map<string, boolean>();
  /** Characters that a restore from backup may have removed or brought back. */
  readonly #excused = new Set<string>();

  newText(length: number): string {
    return Array.from({ length }, () => String.fromCodePoint(firstCharacter + this.#typed++)).join('');
  }

  sees(person: number, before: Node, after: Node): void {
    const had = charactersIn(before.textContent);
    const has = charactersIn(after.textContent);
    for (const character of had.keys())
      if (!has.has(character))
        this.#removedBy.set(character, (this.#removedBy.get(character) ?? new Set()).add(person));
    for (const character of has.keys())
      if (!had.has(character)) this.#removedBy.get(character)?.delete(person);
  }

  /** Records new kept texts of the authority. */
  storesRows(document: Node, rows: readonly KeptText[]): void {
    const inText = charactersIn(document.textContent);
    for (const row of rows) {
      if (this.#needless.has(row.id)) continue;
      this.#needless.set(row.id, this.#isExplained(row, inText));
    }
  }

  excuse(document: Node, rows: readonly KeptText[]): void {
    for (const character of [
      ...charactersIn(document.textContent).keys(),
      ...charactersIn(textOf(rows)).keys(),
    ])
      this.#excused.add(character);
  }

  fates(document: Node, rows: readonly KeptText[]): Fates {
    const inText = charactersIn(document.textContent);
    const inRows = charactersIn(textOf(rows));
    const typed = Array.from({ length: this.#typed }, (_, at) =>
      String.fromCodePoint(firstCharacter + at),
    ).filter((character) => !this.#excused.has(character));
    const explained = rows.filter((row) => this.#isExplained(row, inText));
    const needless = explained.filter(
      (row) =>
        this.#needless.get(row.id) === true ||
        [...charactersIn(textOf([row])).keys()].every((one) => inText.has(one)),
    );
    return {
      typed: this.#typed,
      lost: typed.filter((one) => !inRows.has(one) && !inText.has(one) && !this.#isRemoved(one)).length,
      doubled: typed.filter((one) => (inText.get(one) ?? 0) > 1 || (inRows.get(one) ?? 0) > 1).length,
      rows: rows.length,
      needless: needless.length,
      explainedLater: explained.length - needless.length,
    };
  }

  #isExplained(row: KeptText, inText: ReadonlyMap<string, number>): boolean {
    const characters = [...charactersIn(textOf([row])).keys()];
    return (
      characters.length > 0 &&
      characters.every((one) => (inText.has(one) || this.#isRemoved(one)) && !this.#excused.has(one))
    );
  }

  #isRemoved(character: string): boolean {
    return (this.#removedBy.get(character)?.size ?? 0) > 0;
  }
}

function textOf(rows: readonly KeptText[]): string {
  return rows.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('');
}

/** Typed characters, each with its number of occurrences. */
function charactersIn(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const character of text)
    if (character >= '\u4e00') counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}
