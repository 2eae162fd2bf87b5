/**
 * Shows the positions of open threads in the text. Positions are stored for the confirmed document, which is
 * the same for everybody; unconfirmed steps only shift the display (decision 140).
 */
import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { Step } from 'prosemirror-transform';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { Range } from '../../collab/identified-step.ts';
import { Path, pathOf } from '../../collab/path.ts';
import { changesIn } from '../../collab/unconfirmed.ts';
import { placeOfBlock, rangeAfter } from '../../threads/text-place.ts';

/** Open threads of the text, as the server returned them for a version. */
export interface GivenPlaces {
  version: number;
  texts: readonly (Range & { id: number })[];
  blocks: readonly { id: number; key: string }[];
}

/** The subject of a note that is being written. */
export type Drafted = { kind: 'text'; range: Range } | { kind: 'block'; key: string } | null;

interface Places {
  version: number;
  /** The last confirmed steps before this version. */
  recent: readonly Step[];
  given: GivenPlaces | null;
  /**
   * The server's data are for a version that this tab has not reached yet, or whose steps are no longer in
   * memory.
   */
  isWaiting: boolean;
  /** Positions in the confirmed document. */
  texts: ReadonlyMap<number, Range>;
  drafted: Drafted;
  chosen: number | null;
  shown: DecorationSet;
}

type Change = { given: GivenPlaces } | { drafted: Drafted } | { chosen: number | null };

const key = new PluginKey<Places>('thread-places');
const mostRecent = 500;

export function threadPlaces(): Plugin<Places> {
  return new Plugin<Places>({
    key,
    state: {
      init: (_, state) => ({
        version: changesIn(state).version,
        recent: [],
        given: null,
        isWaiting: false,
        texts: new Map(),
        drafted: null,
        chosen: null,
        shown: DecorationSet.empty,
      }),
      apply: (transaction, before, old, now) => changed(before, transaction, old, now),
    },
    props: { decorations: (state) => key.getState(state)?.shown },
  });
}

/** @throws Error for an editor without notes */
export function placesIn(state: EditorState): Pick<Places, 'given' | 'isWaiting' | 'drafted' | 'texts'> {
  const places = key.getState(state);
  if (!places) throw new Error('The editor state has no places of notes.');
  return places;
}

export function changePlaces(state: EditorState, change: Change): Transaction {
  return state.tr.setMeta(key, change);
}

function changed(before: Places, transaction: Transaction, old: EditorState, now: EditorState): Places {
  const change: Change | undefined = transaction.getMeta(key);
  const { version } = changesIn(now);
  const steps = confirmedSteps(transaction, old, version);
  const isShown = transaction.docChanged && hasMarks(before);
  if (change === undefined && steps.length === 0 && !isShown) return before;
  const moved = withConfirmed(before, steps, version);
  const next = change === undefined ? moved : withChange(moved, change);
  return { ...next, shown: shownIn(next, now) };
}

/** Newly confirmed steps: own ones, or those of others, which in a rebase follow the reverted own steps. */
function confirmedSteps({ steps }: Transaction, old: EditorState, version: number): readonly Step[] {
  const { unconfirmed, version: before } = changesIn(old);
  const count = version - before;
  if (count <= 0) return [];
  return steps.length === 0
    ? unconfirmed.slice(0, count).map(({ step }) => step)
    : steps.slice(unconfirmed.length, unconfirmed.length + count);
}

function withConfirmed(before: Places, steps: readonly Step[], version: number): Places {
  if (steps.length === 0) return { ...before, version };
  const path = new Path();
  for (const step of steps) path.add(step);
  const texts = new Map(
    [...before.texts].flatMap(([id, range]) => {
      const after = rangeAfter(range, path, 0);
      return after ? [[id, after] as const] : [];
    }),
  );
  const { drafted } = before;
  const range = drafted?.kind === 'text' ? rangeAfter(drafted.range, path, 0) : null;
  const next: Places = {
    ...before,
    version,
    recent: [...before.recent, ...steps].slice(-mostRecent),
    texts,
    drafted: drafted?.kind === 'text' ? range && { kind: 'text', range } : drafted,
  };
  return before.isWaiting && before.given ? withGiven(next, before.given) : next;
}

function withChange(before: Places, change: Change): Places {
  return 'given' in change ? withGiven(before, change.given) : { ...before, ...change };
}

/**
 * Maps the server's positions through the steps confirmed since; those of a later version wait until it
 * arrives.
 */
function withGiven(before: Places, given: GivenPlaces): Places {
  const { version, recent } = before;
  const behind = version - given.version;
  if (behind < 0 || behind > recent.length) return { ...before, given, isWaiting: true };
  const path = new Path();
  for (const step of recent.slice(recent.length - behind)) path.add(step);
  const texts = new Map(
    given.texts.flatMap(({ id, ...range }) => {
      const after = rangeAfter(range, path, 0);
      return after ? [[id, after] as const] : [];
    }),
  );
  return { ...before, given, isWaiting: false, texts };
}

function shownIn({ texts, given, drafted, chosen }: Places, state: EditorState): DecorationSet {
  if (!hasMarks({ texts, given, drafted })) return DecorationSet.empty;
  const { doc } = state;
  const blocks = given?.blocks ?? [];
  const path = pathOf(changesIn(state).unconfirmed);
  const marks = [...texts].flatMap(([id, range]) =>
    textMark(doc, rangeAfter(range, path, 0), { 'data-thread': String(id), ...chosenMark(id === chosen) }),
  );
  const framed = blocks.flatMap(({ id, key: name }) =>
    blockMark(doc, name, { 'data-thread': String(id), ...chosenMark(id === chosen) }),
  );
  const draft =
    drafted?.kind === 'text'
      ? textMark(doc, rangeAfter(drafted.range, path, 0), { 'data-drafted': '' })
      : drafted?.kind === 'block'
        ? blockMark(doc, drafted.key, { 'data-drafted': '' })
        : [];
  return DecorationSet.create(doc, [...marks, ...framed, ...draft]);
}

function hasMarks({ texts, given, drafted }: Pick<Places, 'texts' | 'given' | 'drafted'>): boolean {
  return texts.size > 0 || drafted !== null || (given !== null && given.blocks.length > 0);
}

function chosenMark(isChosen: boolean): Record<string, string> {
  return isChosen ? { 'data-chosen': '' } : {};
}

function textMark(doc: Node, range: Range | null, attributes: Record<string, string>): Decoration[] {
  return range && range.to <= doc.content.size ? [Decoration.inline(range.from, range.to, attributes)] : [];
}

function blockMark(doc: Node, name: string, attributes: Record<string, string>): Decoration[] {
  const range = placeOfBlock(doc, name);
  return range ? [Decoration.node(range.from, range.to, attributes)] : [];
}
