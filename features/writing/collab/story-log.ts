/**
 * What writers and the authority send each other. An _entry_ is one transaction of one writer: its steps are stored
 * together, in the order of versions. A version counts steps.
 */
import type { Node, Schema } from 'prosemirror-model';
import { type EntryIdentity, type IdentifiedStep, identifiedStep } from './identified-step.ts';
import type { KeptText } from './kept/kept-text.ts';

/** A transaction of a writer. */
export interface WrittenEntry extends EntryIdentity {
  /** As `writtenStep` gives them; none when concurrent changes left nothing of the transaction. */
  steps: unknown[];
}

export interface LogEntry extends WrittenEntry {
  /** After its last step. */
  version: number;
}

/** What a writer has to send, based on the version that it has seen. */
export interface Batch {
  epoch: number;
  version: number;
  entries: WrittenEntry[];
  /** Text that concurrent changes would have dropped. */
  kept: KeptText[];
  /** Identities of kept text that is back in the story. */
  closed: string[];
  /** The writer was refused so often that the authority shall rebase its steps. */
  rebase: boolean;
}

export type BatchAnswer =
  | { kind: 'stored'; entries: LogEntry[] }
  /** Somebody else was faster: the entries since then. Nothing of the batch was stored, or all of it before. */
  | { kind: 'outdated'; entries: LogEntry[] }
  /** The writer's version does not exist any more: after a restore, or because it is too old. */
  | { kind: 'replaced'; fresh: FreshStory }
  | { kind: 'refused'; why: string };

/** A story as one reads it who knows nothing of it. */
export interface FreshStory {
  epoch: number;
  version: number;
  /** As `Node.toJSON` gives it. */
  document: unknown;
  /** Of the clients whose changes are in it, the number of their last entry. */
  numbers: Record<string, number>;
}

/** @throws RangeError when a step does not fit the schema, or has the place of another one */
export function stepsIn(schema: Schema, entry: WrittenEntry): IdentifiedStep[] {
  const steps = entry.steps.map((json, place) => identifiedStep(schema, entry, json, place));
  if (steps.some(({ index }, at) => index <= (steps[at - 1]?.index ?? -1)))
    throw new RangeError('steps with the places of others');
  return steps;
}

/** The document after an entry, or why it cannot be applied. */
export function applyEntry(document: Node, entry: WrittenEntry): Node | { why: string } {
  let doc = document;
  try {
    for (const { step } of stepsIn(document.type.schema, entry)) {
      const result = step.apply(doc);
      if (!result.doc) return { why: result.failed ?? 'the step does not fit the document' };
      doc = result.doc;
    }
    doc.check();
  } catch (error) {
    // ProseMirror throws errors of several kinds for a step that fits nothing.
    if (error instanceof Error) return { why: error.message };
    throw error;
  }
  return doc;
}
