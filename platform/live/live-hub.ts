/**
 * Followers of topics in this process, and their presence in all processes: sends changes of a topic to its
 * followers, with the people who have it open, and their places in it [NRA-05] [SAVE-02]. Presence is in
 * memory, and exchanged by broadcasts between processes: it expires, so that the people of a process that was
 * killed disappear. Places are passed on and not stored: each tab repeats its own.
 */
import { z } from 'zod';
import { createPlaceRelay, type PlaceBroadcast, type PlaceOfTab, type PlaceRelay } from './place-relay.ts';

export interface Person {
  id: number;
  name: string;
}

export type LiveMessage =
  /** `news`: additions since the last message of this topic, if the process could read them. */
  | { kind: 'changed'; topic: string; version: number; news?: unknown }
  /** Rights on the topic have changed: each connection checks its member again. */
  | { kind: 'rights'; topic: string }
  /** Each person once, in the order of their names. */
  | { kind: 'present'; topic: string; people: Person[] }
  | { kind: 'places'; topic: string; places: PlaceOfTab[] }
  /** A new follower: each tab answers with its place. */
  | { kind: 'places-wanted'; topic: string };

export interface Follower {
  person: Person;
  send(message: LiveMessage): void;
  /** The person's rights or sessions have changed. */
  check(): void;
}

export interface LiveHubNeeds {
  /** Unique id of this process. */
  process: string;
  now(): number;
  /** Sends a broadcast to all processes, also this one. */
  tell(broadcast: object): void;
  /** Whether followers of the topic get the names of the others. */
  hasPresence(topic: string): boolean;
  /** Additions to the topic since a version, read once for all followers in this process; null if unknown. */
  newsSince(topic: string, version: number): Promise<unknown>;
}

export interface LiveHub {
  /** Returns a function that ends it. */
  follow(topic: string, follower: Follower): () => void;
  /** Passes a follower's place in the topic to all other followers. */
  place(topic: string, follower: Follower, place: unknown): void;
  /** Handles a broadcast of any process. */
  heard(text: string): void;
  /** Repeats the presence of this process, and drops that of silent ones; called every `presenceMs`. */
  repeat(): void;
}

export const presenceMs = 20_000;
/** A process that missed two repetitions counts as gone. */
const silenceMs = 2.5 * presenceMs;

const broadcastSchema = z.union([
  z.object({ rightsOf: z.int() }),
  z.object({ topic: z.string(), version: z.int() }),
  z.object({ topic: z.string(), rights: z.literal(true) }),
  z.object({
    topic: z.string(),
    process: z.string(),
    people: z.array(z.object({ id: z.int(), name: z.string() })),
    /** Requests the presence of all other processes. */
    asks: z.boolean(),
  }),
  z.object({
    topic: z.string(),
    process: z.string(),
    places: z.array(z.object({ tab: z.int(), person: z.int(), place: z.unknown() })),
  }),
]);

export function createLiveHub({ process, now, tell, hasPresence, newsSince }: LiveHubNeeds): LiveHub {
  const followers = new Map<string, Set<Follower>>();
  const readers = new Map<string, NewsReader>();
  const elsewhere = new PeopleElsewhere();
  const relay = createPlaceRelay(process, tell);

  const peopleHere = (topic: string): Person[] =>
    distinct([...(followers.get(topic) ?? [])].map(({ person }) => person));
  const tellPeople = (topic: string, asks: boolean) => {
    if (hasPresence(topic)) tell({ topic, process, people: peopleHere(topic), asks });
  };

  function sendPresent(topic: string): void {
    if (!hasPresence(topic)) return;
    const people = distinct([...peopleHere(topic), ...elsewhere.of(topic)]);
    sendAll(followers.get(topic) ?? [], { kind: 'present', topic, people });
  }

  return {
    follow(topic, follower) {
      const all = followers.get(topic) ?? new Set();
      followers.set(topic, all.add(follower));
      relay.enter(follower);
      sendPresent(topic);
      tellPeople(topic, true);
      return () => {
        if (!all.delete(follower)) return;
        if (hasPresence(topic)) relay.tell(topic, follower, { person: follower.person.id, place: null });
        if (all.size === 0) {
          followers.delete(topic);
          elsewhere.forget(topic);
          readers.delete(topic);
        } else sendPresent(topic);
        tellPeople(topic, false);
      };
    },

    place(topic, follower, place) {
      const all = followers.get(topic);
      if (!all?.has(follower) || !hasPresence(topic)) return;
      // New followers request places themselves.
      if (all.size === 1 && elsewhere.of(topic).length === 0) return;
      relay.tell(topic, follower, { person: follower.person.id, place });
    },

    heard(text) {
      const { data: broadcast } = broadcastSchema.safeParse(JSON.parse(text));
      // A process of another build may send broadcasts of unknown kinds.
      if (broadcast === undefined) return;
      if ('rightsOf' in broadcast) return checkAll(broadcast.rightsOf, followers.values());
      const here = followers.get(broadcast.topic);
      if (here === undefined) return;
      if ('version' in broadcast) {
        const { topic, version } = broadcast;
        const reader = readers.get(topic) ?? createNewsReader((since) => newsSince(topic, since));
        readers.set(topic, reader);
        return reader.read(version, (news) =>
          sendAll(here, { kind: 'changed', topic, version, ...(news ? { news } : {}) }),
        );
      }
      if ('rights' in broadcast) return sendAll(here, { kind: 'rights', topic: broadcast.topic });
      if ('places' in broadcast) return sendPlaces(relay, broadcast, here);
      if (broadcast.asks) sendAll(here, { kind: 'places-wanted', topic: broadcast.topic });
      if (broadcast.process === process) return;
      if (elsewhere.hear(broadcast, now())) sendPresent(broadcast.topic);
      if (broadcast.asks) tellPeople(broadcast.topic, false);
    },

    repeat() {
      for (const topic of followers.keys()) {
        if (!hasPresence(topic)) continue;
        if (elsewhere.forgetSilent(topic, now() - silenceMs)) sendPresent(topic);
        tellPeople(topic, false);
      }
    },
  };
}

function sendAll(followers: Iterable<Follower>, message: LiveMessage): void {
  for (const { send } of followers) send(message);
}

function sendPlaces(relay: PlaceRelay, broadcast: PlaceBroadcast, followers: Iterable<Follower>): void {
  for (const follower of followers) {
    const places = relay.others(broadcast, follower);
    if (places.length > 0) follower.send({ kind: 'places', topic: broadcast.topic, places });
  }
}

interface Present {
  at: number;
  people: readonly Person[];
}

/** Presence of other processes by topic and process; only for topics with followers in this process. */
class PeopleElsewhere {
  readonly #topics = new Map<string, Map<string, Present>>();

  of(topic: string): Person[] {
    return [...(this.#topics.get(topic)?.values() ?? [])].flatMap(({ people }) => people);
  }

  /** Returns whether that changed anything. */
  hear(
    { topic, process, people }: { topic: string; process: string; people: Person[] },
    at: number,
  ): boolean {
    const said = this.#topics.get(topic) ?? new Map<string, Present>();
    const before = said.get(process)?.people ?? [];
    if (people.length === 0) said.delete(process);
    else said.set(process, { at, people });
    this.#topics.set(topic, said);
    return JSON.stringify(before) !== JSON.stringify(people);
  }

  /** Returns whether a process was dropped. */
  forgetSilent(topic: string, since: number): boolean {
    const said = this.#topics.get(topic);
    const gone = [...(said ?? [])].filter(([, { at }]) => at < since);
    for (const [process] of gone) said?.delete(process);
    return gone.length > 0;
  }

  forget(topic: string): void {
    this.#topics.delete(topic);
  }
}

/** The maximum that fits into a broadcast. */
const mostPeople = 60;

function distinct(people: readonly Person[]): Person[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return [...byId.values()]
    .toSorted((one, other) => one.name.localeCompare(other.name, 'hu') || one.id - other.id)
    .slice(0, mostPeople);
}

/** Checks each connection of a person once, even if it follows several topics. */
function checkAll(id: number, all: Iterable<ReadonlySet<Follower>>): void {
  const mine = [...all].flatMap((some) => [...some].filter(({ person }) => person.id === id));
  for (const check of new Set(mine.map((one) => one.check))) check();
}

interface NewsReader {
  /**
   * Calls `done` with the additions up to this version, in the order of calls; with null if they are unknown.
   */
  read(version: number, done: (news: unknown) => void): void;
}

/** The first broadcast of a topic has no additions, because the version of its followers is unknown. */
function createNewsReader(newsSince: (version: number) => Promise<unknown>): NewsReader {
  let told: number | null = null;
  let last: Promise<void> = Promise.resolve();
  return {
    read(version, done) {
      const since = told;
      told = version;
      last = last.then(() => (since === null || version <= since ? null : newsSince(since))).then(done);
    },
  };
}
