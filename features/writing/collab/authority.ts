/**
 * How the authority of a story handles a batch: it stores a batch that is based on the newest version, and
 * rebases an older one when the writer requests that. Pure functions: `server/` uses them with a database
 * row, tests use them in memory.
 */
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { writtenStep } from './identified-step.ts';
import type { KeptText } from './kept/kept-text.ts';
import { receiveOthers } from './receive-others.ts';
import { applyEntry, type Batch, type LogEntry, stepsIn, type WrittenEntry } from './story-log.ts';
import { byEntry, unconfirmed, written } from './unconfirmed.ts';

export interface StoryState {
  epoch: number;
  version: number;
  document: Node;
  /** Number of the last entry of each client. */
  numbers: Readonly<Record<string, number>>;
}

export type Verdict =
  | ({ kind: 'stored'; story: StoryState; entries: LogEntry[] } & Rows)
  | { kind: 'outdated' }
  | { kind: 'replaced' }
  | { kind: 'refused'; why: string };

interface Rows {
  kept: readonly KeptText[];
  /** Ids of kept texts to be closed. */
  closed: readonly string[];
}

/** The document at the version of a batch and the log since; null when they are no longer stored. */
export type PastOf = (version: number) => { document: Node; log: LogEntry[] } | null;

export function judgeBatch(story: StoryState, batch: Batch, pastOf: PastOf): Verdict {
  if (batch.epoch !== story.epoch || batch.version > story.version) return { kind: 'replaced' };
  if (batch.entries.length === 0) return storeEntries(story, [], batch);
  if (batch.entries.some(({ client, number }) => number <= (story.numbers[client] ?? 0)))
    // The writer has the whole log, but its stored entry is not in it as sent: the log has a different form
    // of it.
    return { kind: batch.version === story.version ? 'replaced' : 'outdated' };
  if (batch.version === story.version) return storeEntries(story, batch.entries, batch);
  const past = pastOf(batch.version);
  if (past === null) return { kind: 'replaced' };
  if (!batch.rebase) return { kind: 'outdated' };
  const rebased = rebase(past, batch);
  return rebased.kind === 'refused'
    ? rebased
    : storeEntries(story, rebased.entries, {
        kept: [...batch.kept, ...rebased.kept],
        closed: [...batch.closed, ...rebased.closed],
      });
}

function storeEntries(story: StoryState, written: readonly WrittenEntry[], { kept, closed }: Rows): Verdict {
  let { document, version } = story;
  const numbers = { ...story.numbers };
  const entries: LogEntry[] = [];
  for (const entry of written) {
    const after = applyEntry(document, entry);
    if ('why' in after) return { kind: 'refused', why: after.why };
    document = after;
    version += entry.steps.length;
    numbers[entry.client] = entry.number;
    if (entry.steps.length > 0) entries.push({ ...entry, version });
  }
  return { kind: 'stored', story: { ...story, document, version, numbers }, entries, kept, closed };
}

type Rebased = ({ kind: 'rebased'; entries: WrittenEntry[] } & Rows) | { kind: 'refused'; why: string };

function rebase({ document, log }: { document: Node; log: LogEntry[] }, batch: Batch): Rebased {
  const { schema } = document.type;
  let state = EditorState.create({ doc: document, plugins: [unconfirmed(batch.version)] });
  for (const entry of batch.entries) {
    const after = applyEntry(state.doc, entry);
    if ('why' in after) return { kind: 'refused', why: after.why };
    state = state.apply(written(state.tr, entry, stepsIn(schema, entry)));
  }
  const received = receiveOthers(
    state,
    log.flatMap((entry) => stepsIn(schema, entry)),
  );
  const left = byEntry(received.again);
  return {
    kind: 'rebased',
    entries: batch.entries.map(({ client, number, isUndo }) => ({
      client,
      number,
      isUndo,
      steps: (left.find((one) => one.client === client && one.number === number)?.steps ?? []).map(
        writtenStep,
      ),
    })),
    kept: received.kept,
    closed: received.explained,
  };
}
