/**
 * A document that only this tab changes, used in place of a story's connection: its steps are sent with an
 * act [ACT-04].
 */
import { Node, type Schema } from 'prosemirror-model';
import { EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import type { Step } from 'prosemirror-transform';
import { unconfirmed, withIdentity } from '../../collab/unconfirmed.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { nobodyElse } from '../presence/others.ts';

export interface OwnDocument extends StoryConnection {
  readonly opened: Node;
  /** All changes since it was opened. */
  readonly steps: readonly Step[];
}

interface OwnDocumentNeeds {
  schema: Schema;
  plugins: readonly Plugin[];
  /** In the form of `Node.toJSON`. */
  document: unknown;
}

export function openOwnDocument({ schema, plugins, document }: OwnDocumentNeeds): OwnDocument {
  const doc = Node.fromJSON(schema, document);
  const listeners = new Set<() => void>();
  const steps: Step[] = [];
  let number = 0;
  let state = EditorState.create({ doc, plugins: [unconfirmed(0), ...plugins] });
  return {
    get state() {
      return state;
    },
    opened: doc,
    steps,
    status: { kind: 'saved', at: new Date() },
    isSafe: true,
    version: 0,
    epoch: 0,
    others: nobodyElse,
    kept: { unsent: [], closed: new Set() },
    dispatch(transaction: Transaction) {
      for (const step of transaction.steps) addStep(steps, step);
      state = state.apply(withIdentity(transaction, { client: '', number: ++number }));
      for (const listener of listeners) listener();
    },
    closeKept: () => undefined,
    takeReplacedFields: () => [],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: async () => true,
    async close() {
      listeners.clear();
    },
  };
}

/** Merges steps: a typed word is one step, not one for each key. */
function addStep(steps: Step[], step: Step): void {
  const merged = steps.at(-1)?.merge(step);
  if (merged) steps.splice(-1, 1, merged);
  else steps.push(step);
}
