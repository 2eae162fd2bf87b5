import { describe, expect, it, vi } from 'vitest';
import { createLiveHub, type LiveHub, type LiveMessage, presenceMs } from './live-hub.ts';

const anna = { id: 1, name: 'Anna' };
const bela = { id: 2, name: 'Béla' };

/** Hubs of processes that receive each other's broadcasts. */
function processes(
  count: number,
  newsSince = async (topic: string, version: number): Promise<unknown> => `${topic} after ${version}`,
) {
  let now = 0;
  const hubs: LiveHub[] = [];
  const broadcasts: string[] = [];
  for (let at = 0; at < count; at++)
    hubs.push(
      createLiveHub({
        process: `p${at}`,
        now: () => now,
        tell: (broadcast) => broadcasts.push(JSON.stringify(broadcast)),
        hasPresence: (topic) => topic.startsWith('story:'),
        newsSince,
      }),
    );
  return {
    hubs,
    broadcasts,
    wait: (ms: number) => (now += ms),
    /** Without those that are silent. */
    deliver(silent: readonly LiveHub[] = []) {
      for (let broadcast = broadcasts.shift(); broadcast !== undefined; broadcast = broadcasts.shift())
        for (const hub of hubs) if (!silent.includes(hub)) hub.heard(broadcast);
    },
    change: (topic: string, version: number) => broadcasts.push(JSON.stringify({ topic, version })),
  };
}

function followerOf(person: { id: number; name: string }) {
  const got: LiveMessage[] = [];
  return {
    got,
    follower: { person, send: (message: LiveMessage) => void got.push(message), check: vi.fn() },
    names: () => {
      const last = got.findLast((one) => one.kind === 'present');
      return last?.kind === 'present' ? last.people.map(({ name }) => name) : [];
    },
  };
}

describe('topics that processes follow together', () => {
  it('tell a change to those who follow the topic, in any process [NRA-05]', async () => {
    const { hubs, deliver, change } = processes(2);
    const [one, other, stranger] = [followerOf(anna), followerOf(bela), followerOf(bela)];
    hubs[0]?.follow('story:1', one.follower);
    hubs[1]?.follow('story:1', other.follower);
    hubs[1]?.follow('story:2', stranger.follower);
    change('story:1', 17);
    deliver();
    await vi.waitFor(() => expect(other.got.some(({ kind }) => kind === 'changed')).toBe(true));
    const message = { kind: 'changed', topic: 'story:1', version: 17 };
    expect([one, other, stranger].map(({ got }) => got.filter(({ kind }) => kind === 'changed'))).toEqual([
      [message],
      [message],
      [],
    ]);
  });

  it('bring what is new since the last change, read once for all of a process, in order [SAVE-02]', async () => {
    const read = vi.fn(async (topic: string, version: number) => `${topic} after ${version}`);
    const { hubs, deliver, change } = processes(1, read);
    const [one, other] = [followerOf(anna), followerOf(bela)];
    hubs[0]?.follow('story:1', one.follower);
    hubs[0]?.follow('story:1', other.follower);
    // The last version is lower, as after a new start of the working copy.
    for (const version of [5, 6, 9, 1]) change('story:1', version);
    deliver();
    const news = () => other.got.flatMap((one) => (one.kind === 'changed' ? [[one.version, one.news]] : []));
    await vi.waitFor(() => expect(news()).toHaveLength(4));
    expect(news()).toEqual([
      [5, undefined],
      [6, 'story:1 after 5'],
      [9, 'story:1 after 6'],
      [1, undefined],
    ]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('check the rights of a person at once when they change, and tell nobody [SAVE-11]', () => {
    const { hubs } = processes(1);
    const [one, other] = [followerOf(anna), followerOf(bela)];
    hubs[0]?.follow('story:1', one.follower);
    hubs[0]?.follow('boards', one.follower);
    hubs[0]?.follow('story:1', other.follower);
    hubs[0]?.heard(JSON.stringify({ rightsOf: anna.id }));
    expect(one.follower.check).toHaveBeenCalledTimes(1);
    expect(other.follower.check).not.toHaveBeenCalled();
  });

  it('say who has a story open, each once, in whatever process and tab [SAVE-02]', () => {
    const { hubs, deliver } = processes(2);
    const [first, second, far] = [followerOf(anna), followerOf(anna), followerOf(bela)];
    const leave = hubs[0]?.follow('story:1', first.follower);
    hubs[0]?.follow('story:1', second.follower);
    deliver();
    const leaveFar = hubs[1]?.follow('story:1', far.follower);
    deliver();
    expect([first, second, far].map(({ names }) => names())).toEqual(Array(3).fill(['Anna', 'Béla']));
    leave?.();
    deliver();
    expect(far.names()).toEqual(['Anna', 'Béla']);
    leaveFar?.();
    deliver();
    expect(second.names()).toEqual(['Anna']);
  });

  it('pass on where one is to all others, the last place of a burst, until they leave [SAVE-02]', async () => {
    const { hubs, deliver } = processes(2);
    const [one, other, far] = [followerOf(anna), followerOf(anna), followerOf(bela)];
    const [hub, farHub] = hubs;
    const leave = hub?.follow('story:1', one.follower);
    hub?.place('story:1', one.follower, { at: 0 });
    hub?.follow('story:1', other.follower);
    deliver();
    farHub?.follow('story:1', far.follower);
    deliver();
    for (const { got } of [one, other, far])
      expect(got).toContainEqual({ kind: 'places-wanted', topic: 'story:1' });
    const placesOf = ({ got }: typeof one) =>
      got.flatMap((message) => (message.kind === 'places' ? message.places : []));
    const settled = (count: number) =>
      vi.waitFor(() => {
        deliver();
        expect(placesOf(far)).toHaveLength(count);
      });
    // No follower is left.
    expect(placesOf(other)).toEqual([]);
    for (const at of [1, 2, 3]) hub?.place('story:1', one.follower, { at });
    farHub?.place('story:2', far.follower, { at: 4 });
    await settled(1);
    const told = { tab: 'p0:1', person: anna.id, place: { at: 3 } };
    expect([one, other, far].map(placesOf)).toEqual([[], [told], [told]]);
    leave?.();
    await settled(2);
    expect(placesOf(far).at(-1)).toEqual({ ...told, place: null });
  });

  it('pass on the places of twenty in broadcasts that are short enough [SAVE-02]', async () => {
    const { hubs, deliver, broadcasts } = processes(2);
    const [hub, farHub] = hubs;
    const followers = Array.from({ length: 30 }, (_, id) => followerOf({ id, name: `Szerkesztő ${id}` }));
    const far = followerOf(bela);
    farHub?.follow('story:1', far.follower);
    for (const { follower } of followers) hub?.follow('story:1', follower);
    deliver();
    const place = { kind: 'text', epoch: 2 ** 31, version: 2 ** 31, anchor: 2 ** 31, head: 2 ** 31 };
    for (const { follower } of followers) hub?.place('story:1', follower, place);
    await vi.waitFor(() => expect(broadcasts.length).toBeGreaterThan(0));
    for (const broadcast of broadcasts) expect(broadcast.length).toBeLessThan(5_000);
    deliver();
    expect(far.got.flatMap((one) => (one.kind === 'places' ? one.places : []))).toHaveLength(30);
  });

  it('forget the people of a process that was killed', () => {
    const { hubs, deliver, wait } = processes(2);
    const [near, far] = [followerOf(anna), followerOf(bela)];
    hubs[0]?.follow('story:1', near.follower);
    hubs[1]?.follow('story:1', far.follower);
    deliver();
    const [survivor, killed] = hubs;
    for (let round = 0; round < 4; round++) {
      wait(presenceMs);
      survivor?.repeat();
      deliver(killed && [killed]);
    }
    expect(near.names()).toEqual(['Anna']);
  });
});
