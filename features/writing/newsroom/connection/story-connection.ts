/** The connection of a story that is open in this tab, as the screen uses it. */
import type { EditorState, Transaction } from 'prosemirror-state';
import type { FailureReason } from '#features/kit/public.newsroom.ts';
import type { KeptText } from '../../collab/kept/kept-text.ts';
import type { FieldValue } from '../../collab/replaced-fields.ts';
import type { Others } from '../presence/others.ts';

/** Kept texts of this tab that the server's response does not include yet. */
export interface KeptHere {
  /** Not stored yet. */
  unsent: readonly KeptText[];
  /** Ids of kept texts that were closed here. */
  closed: ReadonlySet<string>;
}

export interface StoryConnection {
  /** A new state with each transaction, also those of others. */
  readonly state: EditorState;
  readonly status: StoryStatus;
  /** The newest confirmed version, which acts name [ACT-15]. */
  readonly version: number;
  /** Epoch of the working copy's versions: in another epoch the same version has a different text. */
  readonly epoch: number;
  /** People with the story open, and their positions; empty without a live connection. */
  readonly others: Others;
  /** A new object only when its content changes [SAVE-04]. */
  readonly kept: KeptHere;
  /**
   * Fields whose value somebody else replaced, with the value that was set here; each is returned once
   * [SAVE-06].
   */
  takeReplacedFields(): FieldValue[];
  dispatch(transaction: Transaction): void;
  /** Discards a kept text. */
  closeKept(id: string): void;
  /** Calls the listener after each change of `state` or `status`. */
  subscribe(listener: () => void): () => void;
  /** Whether the window may be closed: all changes are on the server or on this device. */
  readonly isSafe: boolean;
  /** Sends unsent changes; true when the server has stored everything. */
  flush(): Promise<boolean>;
  /** Closes the connection; unsent changes stay on the device. */
  close(): Promise<void>;
}

/** Whether changes are saved, always shown in words [SAVE-01]. */
export type StoryStatus =
  /** No own changes yet. */
  | { kind: 'unchanged' }
  | { kind: 'saved'; at: Date }
  /** Changes are being sent. */
  | { kind: 'sending'; changes: number }
  /** The server is unreachable, or does not accept changes of this person now; sending is retried. */
  | { kind: 'waiting'; reason: FailureReason; changes: number; since: Date; isOnDevice: boolean }
  /** The server has refused the changes. */
  | { kind: 'refused'; why: string };
