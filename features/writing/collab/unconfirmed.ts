/**
 * A writer's changes as editor state: unconfirmed steps, and steps that undo can revert. It replaces
 * `prosemirror-collab` and `prosemirror-history`, and stores each step's identity.
 */
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { type Step, Transform } from 'prosemirror-transform';
import type { AppliedStep, EntryIdentity, IdentifiedStep, UnseenText } from './identified-step.ts';
import { type PlacedRange, rangesAfter } from './kept/inserted-ranges.ts';
import { groupsAfter, mappedGroups, noGroups, type TakingBack, type UndoGroups } from './undo-groups.ts';

/** A confirmed step; steps of others have no inverse. */
export interface PastStep extends IdentifiedStep {
  inverse: Step | null;
}

export interface Changes {
  version: number;
  /** Steps of this writer and of others, as far back as undo reaches. */
  past: readonly PastStep[];
  unconfirmed: readonly AppliedStep[];
  /** Text of the confirmed document that unconfirmed steps delete unseen, and that is stored as kept text. */
  hidden: readonly HiddenText[];
  groups: UndoGroups;
}

export interface HiddenText extends UnseenText, PlacedRange {}

type StepDetails = Pick<IdentifiedStep, 'index' | 'takesBack' | 'putsBack' | 'unseen'>;

interface Identity extends EntryIdentity {
  steps: readonly StepDetails[];
}

const stateKey = new PluginKey<Changes>('unconfirmed');
const identityKey = new PluginKey<Identity>('entry');
const takingKey = new PluginKey<TakingBack>('taking-back');
const rowsKey = new PluginKey<readonly string[]>('kept-rows');

export function unconfirmed(version: number): Plugin<Changes> {
  return new Plugin<Changes>({
    key: stateKey,
    state: {
      init: () => ({ version, past: [], unconfirmed: [], hidden: [], groups: noGroups }),
      apply(transaction, before) {
        const given: Changes | undefined = transaction.getMeta(stateKey);
        if (given) return given;
        return transaction.docChanged ? changed(before, transaction) : before;
      },
    },
  });
}

export function changesIn(state: EditorState): Changes {
  const found = stateKey.getState(state);
  if (!found) throw new Error('The editor state has no list of unconfirmed steps.');
  return found;
}

export function ownSteps(state: EditorState): readonly AppliedStep[] {
  return changesIn(state).unconfirmed;
}

/** Marks a transaction as an own change. */
export function withIdentity(
  transaction: Transaction,
  { client, number }: Omit<EntryIdentity, 'isUndo'>,
): Transaction {
  const taking: TakingBack | undefined = transaction.getMeta(takingKey);
  const putsBack: readonly string[] = rowsPutBack(transaction);
  const steps = transaction.steps.map((_step, index) => ({
    index,
    takesBack: taking?.keys[index] ?? null,
    putsBack,
    unseen: [],
  }));
  return transaction.setMeta(identityKey, {
    client,
    number,
    isUndo: taking !== undefined,
    steps,
  } satisfies Identity);
}

/** Adds steps with the identity under which they were stored or sent. */
export function written(
  transaction: Transaction,
  entry: EntryIdentity,
  steps: readonly IdentifiedStep[],
): Transaction {
  for (const { step } of steps) transaction.step(step);
  return transaction.setMeta(identityKey, { ...entry, steps } satisfies Identity);
}

export function takingBack(transaction: Transaction, taking: TakingBack): Transaction {
  return transaction.setMeta(takingKey, taking);
}

/**
 * Marks a transaction that inserts these kept texts: if somebody else inserts the same, only one insertion
 * remains.
 */
export function puttingBack(transaction: Transaction, rows: readonly string[]): Transaction {
  return transaction.setMeta(rowsKey, rows);
}

export function rowsPutBack(transaction: Transaction): readonly string[] {
  const rows: readonly string[] | undefined = transaction.getMeta(rowsKey);
  return rows ?? [];
}

/** Confirms the first own steps, unchanged. */
export function confirming(state: EditorState, count: number): Transaction {
  const { version, past, unconfirmed: own, hidden, groups } = changesIn(state);
  const confirmed = own
    .slice(0, count)
    .map(({ doc, ...one }) => ({ ...one, inverse: inverseOf({ doc, ...one }) }));
  return state.tr.setMeta(stateKey, {
    version: version + count,
    past: withinReach([...past, ...confirmed], groups),
    unconfirmed: own.slice(count),
    hidden: confirmed.reduce((all, { step }) => all.flatMap((one) => rangesAfter(one, step)), hidden),
    groups,
  } satisfies Changes);
}

/** @param transaction reverts the own steps, applies those of others and reapplies the own ones */
export function receiving(
  state: EditorState,
  transaction: Transaction,
  others: readonly IdentifiedStep[],
  again: readonly AppliedStep[],
  hidden: readonly HiddenText[],
): Transaction {
  const { version, past, groups } = changesIn(state);
  return transaction.setMeta(stateKey, {
    version: version + others.length,
    past: withinReach([...past, ...others.map((one) => ({ ...one, inverse: null }))], groups),
    unconfirmed: again,
    hidden,
    groups: mappedGroups(groups, transaction.mapping),
  } satisfies Changes);
}

/** The inverse of a step, without text that its writer had not seen; null when nothing remains. */
export function inverseOf({ step, doc, unseen }: Pick<AppliedStep, 'step' | 'doc' | 'unseen'>): Step | null {
  if (unseen.length === 0) return step.invert(doc);
  const without = new Transform(doc);
  for (const { from, to } of unseen.toReversed()) without.delete(from, to);
  return step.map(without.mapping)?.invert(without.doc) ?? null;
}

export function entryOf({ client, number }: Pick<EntryIdentity, 'client' | 'number'>): string {
  return `${client}:${number}`;
}

/** Groups steps by transaction. */
export function byEntry(steps: readonly IdentifiedStep[]): (EntryIdentity & { steps: IdentifiedStep[] })[] {
  const entries: (EntryIdentity & { steps: IdentifiedStep[] })[] = [];
  for (const step of steps) {
    const last = entries.at(-1);
    if (last && last.client === step.client && last.number === step.number) last.steps.push(step);
    else {
      const { client, number, isUndo } = step;
      entries.push({ client, number, isUndo, steps: [step] });
    }
  }
  return entries;
}

/** @throws Error for a transaction that was applied without `withIdentity` */
function changed(before: Changes, transaction: Transaction): Changes {
  const identity: Identity | undefined = transaction.getMeta(identityKey);
  if (identity === undefined) throw new Error('A transaction was applied past the writer.');
  const { client, number, isUndo, steps } = identity;
  const own = transaction.steps.flatMap((step, at): AppliedStep[] => {
    const [doc, details] = [transaction.docs[at], steps[at]];
    return doc && details ? [{ ...details, client, number, isUndo, step, doc }] : [];
  });
  const groups =
    transaction.getMeta('addToHistory') === false
      ? mappedGroups(before.groups, transaction.mapping)
      : groupsAfter(before.groups, transaction, entryOf(identity), transaction.getMeta(takingKey));
  const unconfirmedNow = [...before.unconfirmed, ...own];
  return {
    ...before,
    unconfirmed: unconfirmedNow,
    hidden: own.some(({ unseen }) => unseen.length > 0) ? hiddenBy(unconfirmedNow) : before.hidden,
    groups,
  };
}

/** Positions of the text that steps delete unseen, in the document before the first step. */
function hiddenBy(steps: readonly AppliedStep[]): HiddenText[] {
  return steps.flatMap(({ unseen }, at) =>
    steps
      .slice(0, at)
      .toReversed()
      .map(({ step, doc }) => step.invert(doc))
      .reduce(
        (all, step) => all.flatMap((one) => rangesAfter(one, step)),
        unseen.map((one): HiddenText => ({ ...one, offset: 0 })),
      ),
  );
}

function withinReach(past: readonly PastStep[], { done, undone }: UndoGroups): readonly PastStep[] {
  const entries = new Set([...done, ...undone].flat());
  const first = past.findIndex((one) => entries.has(entryOf(one)));
  return first === -1 ? [] : past.slice(first);
}
