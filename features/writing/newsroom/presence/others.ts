/** Other people in a story and their positions, as its screen shows them [SAVE-02]. */
import type { EditorState } from 'prosemirror-state';
import type { PersonHere } from '../connection/live-connection.ts';

export interface MarkedPerson extends PersonHere {
  /** Number of the person's colour and shape, unique in the story. */
  mark: number;
}

export interface OtherInText {
  tab: string;
  person: MarkedPerson;
  /** Position in the document on the screen. */
  anchor: number;
  head: number;
  /** Incremented when the person moves the caret or writes. */
  moves: number;
}

export interface Others {
  /**
   * All people including this one; empty without a live connection. A new object only when its content
   * changes.
   */
  readonly people: readonly MarkedPerson[];
  /** People in a field; the same object while unchanged. */
  inField(name: string): readonly MarkedPerson[];
  inText(state: EditorState): OtherInText[];
  /** Calls the listener when carets move, also without a change of the document. */
  followCarets(listener: () => void): () => void;
  /** Reports that this person is in the text. */
  enterText(): void;
  /** Reports the field of this person; null: the person is in the text again. */
  enterField(field: string | null): void;
}

export const noPeople: readonly MarkedPerson[] = [];

/** For a document with a single writer. */
export const nobodyElse: Others = {
  people: noPeople,
  inField: () => noPeople,
  inText: () => [],
  followCarets: () => () => undefined,
  enterText: () => undefined,
  enterField: () => undefined,
};
