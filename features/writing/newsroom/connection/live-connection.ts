/**
 * The single live connection of this tab [NRA-05]: it delivers changes and presence. Without it everything
 * works, but more slowly: changes are polled every few seconds.
 */
import * as z from 'zod/mini';
import { type Place, type PlaceOfTab, placeSchema } from '../../places/place.ts';
import { thisDevice } from '../unsent/this-device.ts';

export interface TopicListener {
  /**
   * @param version the newest one; null when an unknown number of changes was missed
   * @param news changes of the topic after the previous version, where the server sends them
   */
  changed(version: number | null, news?: unknown): void;
  /** People with the topic open; empty when unknown. */
  present?(people: readonly PersonHere[]): void;
  places?(places: readonly PlaceOfTab[]): void;
  /** Another tab opened the topic: answer with `place`. Nothing is sent before this request. */
  placesWanted?(): void;
}

export interface PersonHere {
  id: number;
  name: string;
}

export interface LiveStand {
  isLost: boolean;
  /** Build of the application on the server; null until the server has sent it. */
  build: string | null;
}

export interface LiveConnection {
  /** Subscribes to a topic; returns a function that unsubscribes. */
  follow(topic: string, listener: TopicListener): () => void;
  /** Sends the position of this tab to the others; no effect without a connection. */
  place(topic: string, place: Place | null): void;
  /** A new object only when its content changes. */
  readonly stand: LiveStand;
  subscribe(listener: () => void): () => void;
  /** Calls the listener when the server ends the connection: the session has ended, or the rights have changed. */
  followRefusals(listener: () => void): () => void;
  /** Reconnects at once, when the network or the session is back. */
  retry(): void;
}

const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** Code of RFC 6455 for a connection that violates the server's policy. */
const policyViolation = 1008;

const messageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('changed'),
    topic: z.string(),
    version: z.int(),
    news: z.optional(z.unknown()),
  }),
  z.object({
    kind: z.literal('present'),
    topic: z.string(),
    people: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  z.object({
    kind: z.literal('places'),
    topic: z.string(),
    places: z.array(z.object({ tab: z.string(), person: z.int(), place: z.nullable(placeSchema) })),
  }),
  z.object({ kind: z.literal('places-wanted'), topic: z.string() }),
  /** The topic no longer exists, or not for this person. */
  z.object({ kind: z.literal('gone'), topic: z.string() }),
  z.object({ kind: z.literal('build'), build: z.string() }),
]);

type TopicMessage = Exclude<z.infer<typeof messageSchema>, { kind: 'build' }>;

/** The used part of `WebSocket`. */
type Socket = Pick<WebSocket, 'send' | 'close'> & {
  readonly readyState: number;
  addEventListener(kind: 'open' | 'close' | 'message', listener: (event: Event) => void): void;
};

/** Open while there are subscriptions. */
export function createLiveConnection(open: () => Socket): LiveConnection {
  const listeners = new Map<string, Set<TopicListener>>();
  const stand = createStand();
  const refusals = new Set<() => void>();
  let socket: Socket | null = null;
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function order(kind: 'open' | 'close', topic: string): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ kind, topic }));
  }

  function connect(): void {
    timer = null;
    const mine = open();
    socket = mine;
    mine.addEventListener('open', () => {
      pauseMs = firstPauseMs;
      stand.set({ isLost: false });
      for (const [topic, all] of listeners) {
        order('open', topic);
        for (const { changed } of all) changed(null);
      }
    });
    mine.addEventListener('message', (event) => {
      const message = messageIn(event);
      if (message?.kind === 'build') stand.set({ build: message.build });
      else if (message) for (const listener of listeners.get(message.topic) ?? []) inform(listener, message);
    });
    mine.addEventListener('close', (event) => {
      if (socket !== mine) return;
      if (isRefusal(event)) for (const listener of refusals) listener();
      socket = null;
      for (const all of listeners.values()) for (const { present } of all) present?.([]);
      // A first, short interruption is not reported.
      stand.set({ isLost: pauseMs > firstPauseMs });
      timer = setTimeout(connect, spread(pauseMs));
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    });
  }

  function disconnect(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const mine = socket;
    socket = null;
    mine?.close();
  }

  return {
    get stand() {
      return stand.now();
    },
    subscribe: stand.subscribe,
    followRefusals(listener) {
      refusals.add(listener);
      return () => refusals.delete(listener);
    },
    place(topic, place) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ kind: 'place', topic, place }));
    },
    retry() {
      if (timer === null) return;
      clearTimeout(timer);
      connect();
    },
    follow(topic, listener) {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listener));
      if (socket === null && timer === null) connect();
      else if (all.size === 1) order('open', topic);
      return () => {
        if (!all.delete(listener) || all.size > 0) return;
        listeners.delete(topic);
        order('close', topic);
        if (listeners.size === 0) disconnect();
      };
    },
  };
}

/** After a failure of the server not all tabs reconnect at once. */
function spread(ms: number): number {
  return ms * (0.5 + Math.random());
}

function isRefusal(event: Event): boolean {
  return event instanceof CloseEvent && event.code === policyViolation;
}

/** Unknown messages are ignored: the server may have another build. */
function messageIn(event: Event): z.infer<typeof messageSchema> | undefined {
  if (!(event instanceof MessageEvent)) return undefined;
  return messageSchema.safeParse(JSON.parse(String(event.data))).data;
}

function inform(listener: TopicListener, message: TopicMessage): void {
  if (message.kind === 'changed') listener.changed(message.version, message.news);
  else if (message.kind === 'present') listener.present?.(message.people);
  else if (message.kind === 'places') listener.places?.(message.places);
  else if (message.kind === 'places-wanted') listener.placesWanted?.();
  else listener.present?.([]);
}

function createStand() {
  const listeners = new Set<() => void>();
  let stand: LiveStand = { isLost: false, build: null };
  return {
    now: () => stand,
    set(change: Partial<LiveStand>): void {
      const next = { ...stand, ...change };
      if (next.isLost === stand.isLost && next.build === stand.build) return;
      stand = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The live connection of this tab. */
export const liveConnection: LiveConnection = createLiveConnection(
  () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/newsroom/socket?device=${thisDevice()}`),
);
