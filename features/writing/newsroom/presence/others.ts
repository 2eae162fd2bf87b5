/** Who else is in a story and where, as its screen shows it [SAVE-02]. */
import type { EditorState } from 'prosemirror-state';
import type { PersonHere } from '../connection/live-connection.ts';

export interface MarkedPerson extends PersonHere {
  /** Number of their colour and shape, which nobody else here has. */
  mark: number;
}

export interface OtherInText {
  tab: string;
  person: MarkedPerson;
  /** In the document that is shown. */
  anchor: number;
  head: number;
  /** Grows whenever they go elsewhere, or write. */
  moves: number;
}

export interface Others {
  /** This person too; nobody without a live connection. Changes its identity only with what it says. */
  readonly people: readonly MarkedPerson[];
  /** Keeps its identity as long as it is the same. */
  inField(name: string): readonly MarkedPerson[];
  inText(state: EditorState): OtherInText[];
  /** Calls the listener when carets are elsewhere, which may be without a change of the document. */
  followCarets(listener: () => void): () => void;
  /** This person has gone into the text. */
  enterText(): void;
  /** Null for none: then the person is where they were in the text. */
  enterField(field: string | null): void;
}

export const nobody: readonly MarkedPerson[] = [];

/** In a document of one writer. */
export const nobodyElse: Others = {
  people: nobody,
  inField: () => nobody,
  inText: () => [],
  followCarets: () => () => undefined,
  enterText: () => undefined,
  enterField: () => undefined,
};
