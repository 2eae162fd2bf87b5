/** One story that this tab writes: what the screen sees of the exchange with the server. */
import type { EditorState, Transaction } from 'prosemirror-state';
import type { FailureReason } from '#features/kit/public.newsroom.ts';
import type { KeptText } from '../../collab/kept/kept-text.ts';
import type { FieldValue } from '../../collab/replaced-fields.ts';
import type { Others } from '../presence/others.ts';

/** Kept text as this tab knows it before the server says it. */
export interface KeptHere {
  /** Not stored yet. */
  unsent: readonly KeptText[];
  /** Identities of rows that were closed here. */
  closed: ReadonlySet<string>;
}

export interface StoryConnection {
  /** Changes with each transaction, also those of others. */
  readonly state: EditorState;
  readonly status: StoryStatus;
  /** The newest version that the server has confirmed: acts name it [ACT-15]. */
  readonly version: number;
  /** Of the working copy’s row of versions: another one is another text. */
  readonly epoch: number;
  /** Who has the story open, and where they are; nobody without a live connection. */
  readonly others: Others;
  /** Changes its identity only with what it says [SAVE-04]. */
  readonly kept: KeptHere;
  /** Fields of which somebody else replaced the value that was set here, with that value; each is told once [SAVE-06]. */
  takeReplacedFields(): FieldValue[];
  dispatch(transaction: Transaction): void;
  /** Kept text that nobody wants. */
  closeKept(id: string): void;
  /** Calls the listener after each change of `state` or `status`. */
  subscribe(listener: () => void): () => void;
  /** Whether the window may be closed: the server or this device has everything. */
  readonly isSafe: boolean;
  /** Sends what waits; true when the server has everything. */
  flush(): Promise<boolean>;
  /** Ends the exchange; what waits stays on the device. */
  close(): Promise<void>;
}

/** How it stands with what was typed, always shown in words [SAVE-01]. */
export type StoryStatus =
  /** Nothing was typed here yet. */
  | { kind: 'unchanged' }
  | { kind: 'saved'; at: Date }
  /** It is being sent. */
  | { kind: 'sending'; changes: number }
  /** The server cannot be reached, or does not take it from this person now; it is tried again. */
  | { kind: 'waiting'; reason: FailureReason; changes: number; since: Date; isOnDevice: boolean }
  /** The server does not take it. */
  | { kind: 'refused'; why: string };
