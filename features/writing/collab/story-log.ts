/**
 * Messages between writers and the authority. An _entry_ is one transaction of one writer: its steps are
 * stored together, in the order of versions. A version counts steps.
 */
import type { Node, Schema } from 'prosemirror-model';
import { type EntryIdentity, type IdentifiedStep, identifiedStep } from './identified-step.ts';
import type { KeptText } from './kept/kept-text.ts';

/** A transaction of a writer. */
export interface WrittenEntry extends EntryIdentity {
  /** In the form of `writtenStep`; empty when concurrent changes left nothing of the transaction. */
  steps: unknown[];
}

export interface LogEntry extends WrittenEntry {
  /** Version after its last step. */
  version: number;
}

/** Unsent changes of a writer, based on the last version that it has received. */
export interface Batch {
  epoch: number;
  version: number;
  entries: WrittenEntry[];
  /** Text that concurrent changes would have dropped. */
  kept: KeptText[];
  /** Ids of kept texts that are in the story again. */
  closed: string[];
  /** Requests that the authority rebases the steps, after repeated conflicts. */
  rebase: boolean;
}

export type BatchAnswer =
  | { kind: 'stored'; entries: LogEntry[] }
  /**
   * Another writer's changes were stored first: the entries since then. Nothing of the batch was stored, or
   * all of it earlier.
   */
  | { kind: 'outdated'; entries: LogEntry[] }
  /** The writer's version no longer exists: after a restore, or because it is too old. */
  | { kind: 'replaced'; fresh: FreshStory }
  | { kind: 'refused'; why: string };

/** A complete story, for a client without earlier data. */
export interface FreshStory {
  epoch: number;
  version: number;
  /** In the form of `Node.toJSON`. */
  document: unknown;
  /** By client: the number of the last entry that the document includes. */
  numbers: Record<string, number>;
}

/** @throws RangeError when a step does not fit the schema, or the indices of steps are not ascending */
export function stepsIn(schema: Schema, entry: WrittenEntry): IdentifiedStep[] {
  const steps = entry.steps.map((json, place) => identifiedStep(schema, entry, json, place));
  if (steps.some(({ index }, at) => index <= (steps[at - 1]?.index ?? -1)))
    throw new RangeError('steps with the places of others');
  return steps;
}

/** The document after an entry, or the reason why the entry cannot be applied. */
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
