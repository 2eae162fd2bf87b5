import { describe, expect, it } from 'vitest';
import { storySchema as schema } from '#features/content/public.document.ts';
import type { Range } from '../../collab/identified-step.ts';
import { pathOf } from '../../collab/path.ts';
import { SimulatedAuthority } from '../../collab/simulation/simulated-authority.fixture.ts';
import { firstDocument, randomEdit } from '../../collab/simulation/simulated-edits.fixture.ts';
import { randomNumbers } from '../../collab/simulation/simulated-story.fixture.ts';
import { stepsIn } from '../../collab/story-log.ts';
import { Diverged, StoryWriter } from '../../collab/story-writer.ts';
import { rangeAfter } from '../../threads/text-place.ts';
import { changePlaces, placesIn, threadPlaces } from './thread-places.ts';

const given = {
  version: 0,
  blocks: [],
  texts: [
    { id: 1, from: 1, to: 5 },
    { id: 2, from: 20, to: 27 },
    { id: 3, from: 38, to: 70 },
  ],
};

function exchange(authority: SimulatedAuthority, writer: StoryWriter): void {
  const batch = writer.batch();
  if (!batch) {
    writer.receive(authority.since(writer.version));
    return;
  }
  try {
    writer.answered(batch, authority.take(batch));
  } catch (error) {
    if (!(error instanceof Diverged)) throw error;
    writer.replace(authority.fresh);
  }
}

/** Positions of notes by the log alone, as the server computes them. */
function byLog(authority: SimulatedAuthority): Map<number, Range> {
  const path = pathOf(authority.since(0).flatMap((entry) => stepsIn(schema, entry)));
  return new Map(
    given.texts.flatMap(({ id, ...range }) => {
      const after = rangeAfter(range, path, 0);
      return after ? [[id, after] as const] : [];
    }),
  );
}

describe('places of notes in a tab', () => {
  it('are those of the log, whoever writes and is rebased meanwhile [REV-03]', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const random = randomNumbers(seed);
      const below = (count: number) => Math.floor(random() * count);
      let keys = 0;
      const chance = { below, text: () => 'szöveg '.slice(below(6)), key: () => `k${keys++}` };
      const authority = new SimulatedAuthority(firstDocument(schema), false);
      const writers = Array.from({ length: 3 }, (_, place) => {
        const needs = { schema, client: `c${place}`, plugins: [threadPlaces()] };
        const writer = new StoryWriter(needs, authority.fresh);
        writer.dispatch(changePlaces(writer.state, { given }));
        return writer;
      });
      for (let edit = 0; edit < 60; edit++) {
        const writer = writers[below(writers.length)];
        if (!writer) continue;
        const transaction = randomEdit(writer.state, chance);
        if (transaction?.docChanged) writer.dispatch(transaction);
        if (random() < 0.4) exchange(authority, writer);
      }
      for (let round = 0; round < 8; round++) for (const writer of writers) exchange(authority, writer);
      const expected = byLog(authority);
      for (const { state, epoch } of writers)
        if (placesIn(state).given !== null)
          expect([seed, epoch, placesIn(state).texts]).toEqual([seed, 1, expected]);
    }
  });

  it('wait for the version that the server names, and are carried on from an older one', () => {
    const authority = new SimulatedAuthority(firstDocument(schema), false);
    const [one, other] = ['a', 'b'].map(
      (client) => new StoryWriter({ schema, client, plugins: [threadPlaces()] }, authority.fresh),
    );
    if (!one || !other) throw new RangeError();
    one.dispatch(one.state.tr.insertText('Új ', 1));
    exchange(authority, one);
    const later = { version: 1, blocks: [], texts: [{ id: 1, from: 4, to: 8 }] };
    other.dispatch(changePlaces(other.state, { given: later }));
    expect(placesIn(other.state)).toMatchObject({ isWaiting: true });
    other.receive(authority.since(0));
    expect(placesIn(other.state)).toMatchObject({ isWaiting: false });
    expect(placesIn(other.state).texts.get(1)).toEqual({ from: 4, to: 8 });
    one.dispatch(
      changePlaces(one.state, { given: { ...later, version: 0, texts: [{ id: 1, from: 1, to: 5 }] } }),
    );
    expect(placesIn(one.state).texts.get(1)).toEqual({ from: 4, to: 8 });
  });
});
