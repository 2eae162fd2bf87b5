import { type EditorState, Selection } from 'prosemirror-state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storySchema as schema } from '#features/content/public.document.ts';
import { MoveStep } from '../../collab/move-step.ts';
import { SimulatedAuthority } from '../../collab/simulation/simulated-authority.fixture.ts';
import { firstDocument, randomEdit } from '../../collab/simulation/simulated-edits.fixture.ts';
import { randomNumbers } from '../../collab/simulation/simulated-story.fixture.ts';
import { StoryWriter } from '../../collab/story-writer.ts';
import type { Place } from '../../places/place.ts';
import { OthersHere } from './others-here.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Writers of one story, each with its view of the others. */
function writersOf(count: number) {
  const authority = new SimulatedAuthority(firstDocument(schema), false);
  const sent: (Place | null)[] = [];
  const changes = vi.fn();
  const tabs: { writer: StoryWriter; others: OthersHere }[] = Array.from({ length: count }, (_, at) => {
    const writer = new StoryWriter({ schema, client: `c${at}` }, authority.fresh);
    const others = new OthersHere({
      writer,
      onChange: changes,
      send(place) {
        sent.push(place);
        for (const tab of tabs)
          if (tab.writer !== writer) tab.others.receive([{ tab: `t${at}`, person: at, place }]);
      },
    });
    return { writer, others };
  });
  const people = tabs.map((_, id) => ({ id, name: `Író ${id}` }));
  for (const { others } of tabs) {
    others.present(people);
    others.wanted();
    others.enterText();
  }
  const exchange = (at: number) => {
    const tab = tabs[at];
    const batch = tab?.writer.batch();
    if (batch) tab?.writer.answered(batch, authority.take(batch));
    else tab?.writer.receive(authority.since(tab.writer.version));
    tab?.others.changed();
  };
  const settle = () => {
    for (let round = 0; round < 3 * count; round++) exchange(round % count);
    vi.advanceTimersByTime(200);
  };
  const select = (at: number, position: number) => {
    const tab = tabs[at];
    if (!tab) return;
    const { state } = tab.writer;
    const selection = Selection.near(state.doc.resolve(Math.min(position, state.doc.content.size)));
    tab.writer.dispatch(state.tr.setSelection(selection));
    tab.others.changed();
  };
  const type = (at: number, text: string) => {
    const tab = tabs[at];
    tab?.writer.dispatch(tab.writer.state.tr.insertText(text));
    tab?.others.changed();
  };
  const heads = (at: number) => {
    const tab = tabs[at];
    return tab?.others.inText(tab.writer.state).map(({ head }) => head) ?? [];
  };
  return { authority, tabs, sent, changes, people, exchange, settle, select, type, heads };
}

const head = (state: EditorState | undefined) => state?.selection.head;

describe('others in a story', () => {
  it('are where their carets are in the document that is shown, also beside unconfirmed text [SAVE-02]', () => {
    const { tabs, settle, select, type, heads } = writersOf(2);
    select(0, 20);
    settle();
    const at = head(tabs[0]?.writer.state) ?? 0;
    expect(heads(1)).toEqual([at]);
    // Unsent text, before and after the other's caret.
    select(1, 2);
    type(1, 'abc');
    expect(heads(1)).toEqual([at + 3]);
    select(1, at + 10);
    type(1, 'behind');
    expect(heads(1)).toEqual([at + 3]);
    settle();
    expect(head(tabs[0]?.writer.state)).toBe(at + 3);
    expect(heads(1)).toEqual([at + 3]);
  });

  it('move with the text that they write, and nothing is sent for it [SAVE-02]', () => {
    const { tabs, sent, settle, select, type, heads } = writersOf(2);
    select(0, 20);
    settle();
    const before = sent.length;
    for (const letter of 'gépelek') {
      type(0, letter);
      settle();
    }
    expect(heads(1)).toEqual([head(tabs[0]?.writer.state)]);
    expect(sent).toHaveLength(before);
    const [other] = tabs[1]?.others.inText(tabs[1].writer.state) ?? [];
    // Each letter shows the name again.
    expect(other?.moves).toBeGreaterThan(7);
  });

  it('are in a block that somebody moves, where the block is then [SAVE-02]', () => {
    const { tabs, settle, select, heads } = writersOf(2);
    select(0, 21);
    settle();
    const tab = tabs[1];
    const $at = tab?.writer.state.doc.resolve(heads(1)[0] ?? 0);
    const [from, to] = [$at?.before() ?? 0, $at?.after() ?? 0];
    const next = tab?.writer.state.doc.resolve(to).nodeAfter?.nodeSize ?? 0;
    tab?.writer.dispatch(tab.writer.state.tr.step(new MoveStep(from, to, to + next)));
    expect(heads(1)).toEqual([21 + next]);
    settle();
    expect(head(tabs[0]?.writer.state)).toBe(21 + next);
    expect(heads(1)).toEqual([21 + next]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('are found alike by all after random edits (%i) [SAVE-02]', (seed) => {
    const { tabs, exchange, settle, select, heads } = writersOf(3);
    const random = randomNumbers(seed);
    let key = 0;
    const below = (count: number) => Math.floor(random() * count);
    const chance = { below, text: () => `x${key++}`, key: () => `k${key++}` };
    for (let round = 0; round < 150; round++) {
      const at = below(3);
      const writer = tabs[at]?.writer;
      if (!writer) continue;
      const edit = below(2) === 0 && randomEdit(writer.state, chance);
      if (edit) writer.dispatch(edit);
      else select(at, below(writer.state.doc.content.size));
      tabs[at]?.others.changed();
      // Carets of others are never outside the document, whatever has arrived.
      for (const one of heads(at)) expect(one).toBeLessThanOrEqual(writer.state.doc.content.size);
      if (below(3) === 0) exchange(below(3));
      vi.advanceTimersByTime(below(60));
    }
    settle();
    settle();
    const own = tabs.map(({ writer }) => head(writer.state));
    for (const at of [0, 1, 2])
      expect(heads(at).toSorted()).toEqual(own.filter((_, other) => other !== at).toSorted());
  });

  it('wait for the text in which they are, and go when they say nothing for seconds [SAVE-02]', () => {
    const { tabs, exchange, settle, select, type, heads } = writersOf(2);
    select(0, 20);
    type(0, 'új');
    exchange(0);
    vi.advanceTimersByTime(200);
    expect(heads(1)).toEqual([]);
    settle();
    expect(heads(1)).toEqual([22]);
    tabs[0]?.others.close();
    vi.advanceTimersByTime(10_000);
    expect(heads(1)).toEqual([22]);
    vi.advanceTimersByTime(5_000);
    expect(heads(1)).toEqual([]);
  });

  it('stay as long as their tab repeats where they are; one that is not looked at does not [SAVE-02]', () => {
    const { settle, select, heads } = writersOf(2);
    select(0, 20);
    settle();
    vi.advanceTimersByTime(60_000);
    expect(heads(1)).toEqual([20]);
    vi.stubGlobal('document', { hidden: true });
    vi.advanceTimersByTime(15_000);
    expect(heads(1)).toEqual([]);
  });

  it('are marked at the field in which they are, and go with the person [SAVE-02]', () => {
    const { tabs, settle, people, changes } = writersOf(3);
    const [one, other] = tabs;
    settle();
    one?.others.enterField('slug');
    settle();
    const inField = other?.others.inField('slug');
    expect(inField?.map(({ id }) => id)).toEqual([0]);
    settle();
    expect(other?.others.inField('slug')).toBe(inField);
    expect(other?.others.inField('type')).toEqual([]);
    const before = changes.mock.calls.length;
    other?.others.present(people.slice(1));
    expect(changes.mock.calls.length).toBeGreaterThan(before);
    expect(other?.others.inField('slug')).toEqual([]);
    one?.others.enterField(null);
    settle();
    expect(tabs[2]?.others.inText(tabs[2].writer.state)).toHaveLength(2);
  });

  it('have marks of their own up to twenty, which they keep [SAVE-02]', () => {
    const [tab] = writersOf(1).tabs;
    const all = Array.from({ length: 20 }, (_, at) => ({ id: at * 20 + 7, name: `${at}` }));
    tab?.others.present(all.slice(0, 19));
    const before = tab?.others.people ?? [];
    tab?.others.present(all.toReversed());
    const after = tab?.others.people ?? [];
    expect(new Set(after.map(({ mark }) => mark)).size).toBe(20);
    for (const { id, mark } of before) expect(after.find((one) => one.id === id)?.mark).toBe(mark);
  });

  it('are not told anything by a server that does not ask for it', () => {
    const { tabs, sent, settle, select } = writersOf(2);
    settle();
    for (const { others } of tabs) others.present([]);
    const before = sent.length;
    select(0, 30);
    settle();
    vi.advanceTimersByTime(20_000);
    expect(sent).toHaveLength(before);
  });
});
