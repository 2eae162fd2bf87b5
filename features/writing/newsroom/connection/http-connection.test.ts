import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storySchema } from '#features/content/public.document.ts';
import { storySchemaNumber } from '#features/content/public.ts';
import type { Answer, Call, Send } from '#features/kit/public.newsroom.ts';
import type { Batch } from '../../collab/story-log.ts';
import { StoryWriter } from '../../collab/story-writer.ts';
import { block, paragraph } from '../editor/story-document.fixture.ts';
import { openOverHttp } from './http-connection.ts';
import type { TopicListener } from './live-connection.ts';
import type { StoryConnection } from './story-connection.ts';

const document = {
  type: 'doc',
  attrs: { fields: {} },
  content: [block('title', ''), block('subtitle', ''), block('lead', ''), paragraph('one', 'a')],
};
const story = { epoch: 1, version: 0, document };
const noFailure = { requestId: '', code: '', fields: {} };

/** A server that stores everything, or responds as the test defines. */
function fakeServer(next: () => object | 'offline' | 'forbidden' | null = () => null) {
  const batches: Batch[] = [];
  let version = 0;
  const answer = ({ method, body }: Call<unknown>): object | 'offline' | 'forbidden' => {
    if (method !== 'POST') return { kind: 'entries', entries: [] };
    const given = next();
    if (given !== null) return given;
    const batch: Batch = JSON.parse(JSON.stringify(body));
    batches.push(batch);
    return {
      kind: 'stored',
      entries: batch.entries.map((entry) => {
        version += entry.steps.length;
        return { ...entry, version };
      }),
    };
  };
  const send: Send = async <T>(call: Call<T>): Promise<Answer<T>> => {
    const given = answer(call);
    return given === 'offline' || given === 'forbidden'
      ? { kind: 'failure', failure: { reason: given, ...noFailure } }
      : { kind: 'answer', value: call.read(given) };
  };
  return { send, batches };
}

function type(connection: StoryConnection, text: string): void {
  connection.dispatch(connection.state.tr.insertText(text, 1));
}

let opened: StoryConnection | null = null;
function open(send: Send, journal?: { write(): Promise<void> }): StoryConnection {
  const writer = new StoryWriter({ schema: storySchema, client: 'me' }, story);
  opened = openOverHttp({ story: 17, writer, send, journal });
  return opened;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  void opened?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a story that is written over plain calls', () => {
  it('is saved a moment after the last key, and says so with the time [SAVE-01]', async () => {
    const { send, batches } = fakeServer();
    const connection = open(send);
    type(connection, 'A');
    type(connection, 'B');
    expect(connection.status).toMatchObject({ kind: 'sending' });
    await vi.advanceTimersByTimeAsync(500);
    expect(batches.flatMap(({ entries }) => entries.map(({ number }) => number))).toEqual([1, 2]);
    expect(connection.status).toEqual({ kind: 'saved', at: new Date(Date.now() - 490) });
    expect(connection.version).toBe(2);
  });

  it('is sent while typing goes on, within two seconds [SAVE-01]', async () => {
    const { send, batches } = fakeServer();
    const connection = open(send);
    for (let key = 0; key < 8; key += 1) {
      type(connection, 'x');
      await vi.advanceTimersByTimeAsync(250);
    }
    expect(batches.length).toBeGreaterThan(0);
  });

  it('is on the device before it is sent, or says that only the window has it [SAVE-01]', async () => {
    const { send, batches } = fakeServer();
    let stored = Promise.withResolvers<void>();
    const connection = open(send, { write: () => stored.promise });
    type(connection, 'A');
    await vi.advanceTimersByTimeAsync(500);
    expect(batches).toHaveLength(0);
    stored.resolve();
    await vi.advanceTimersByTimeAsync(100);
    expect(batches).toHaveLength(1);
    expect(connection.isSafe).toBe(true);
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stored = Promise.withResolvers();
    stored.reject(new Error('the disk is full'));
    type(connection, 'B');
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.isSafe).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    expect(batches).toHaveLength(2);
    expect(connection.isSafe).toBe(true);
    expect(complaint).toHaveBeenCalledTimes(1);
  });

  it('has nothing to say before the first key [SAVE-01]', () => {
    expect(open(fakeServer().send).status).toEqual({ kind: 'unchanged' });
  });

  it('shows what the live connection brings without asking, and asks for what is missing [SAVE-02]', async () => {
    const followers: TopicListener[] = [];
    const live = {
      follow: (_topic: string, listener: TopicListener) => {
        followers.push(listener);
        return () => undefined;
      },
      place: () => undefined,
    };
    const { send: answer } = fakeServer();
    const asked: string[] = [];
    const send: Send = (call) => {
      asked.push(call.path);
      return answer(call);
    };
    const writer = new StoryWriter({ schema: storySchema, client: 'me' }, story);
    opened = openOverHttp({ story: 17, writer, send, live });
    const entryOf = (version: number) => ({
      client: 'other',
      number: version,
      version,
      isUndo: false,
      steps: [
        { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: `${version}` }] } },
      ],
    });
    const changed = (version: number, news: object) => followers[0]?.changed(version, news);
    changed(1, { epoch: 1, schema: storySchemaNumber, entries: [entryOf(1)] });
    expect(opened.state.doc.firstChild?.textContent).toBe('1');
    expect(asked).toEqual([]);
    changed(3, { epoch: 1, schema: storySchemaNumber, entries: [entryOf(3)] });
    expect(opened.state.doc.firstChild?.textContent).toBe('1');
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(0);
    // An entry of another build: this client requests entries that it can read.
    changed(2, { epoch: 1, schema: storySchemaNumber + 1, entries: [entryOf(2)] });
    expect(opened.state.doc.firstChild?.textContent).toBe('1');
    expect(asked).toHaveLength(2);
    expect(new URL(asked[1] ?? '', 'https://lap.example').searchParams.get('schema')).toBe(
      `${storySchemaNumber}`,
    );
  });

  it('says how many changes wait for the network, and sends them when it is back [SAVE-01]', async () => {
    let isOffline = true;
    const { send, batches } = fakeServer(() => (isOffline ? 'offline' : null));
    const connection = open(send);
    type(connection, 'A');
    await vi.advanceTimersByTimeAsync(500);
    const since = new Date();
    type(connection, 'B');
    expect(await connection.flush()).toBe(false);
    expect(connection.status).toMatchObject({ kind: 'waiting', changes: 2 });
    expect(connection.status.kind === 'waiting' && connection.status.since <= since).toBe(true);
    isOffline = false;
    await vi.advanceTimersByTimeAsync(3_500);
    expect(batches.flatMap(({ entries }) => entries)).toHaveLength(2);
    expect(connection.status.kind).toBe('saved');
  });

  it('keeps aside what the server does not take, says why, and goes on [SAVE-04] [SAVE-10]', async () => {
    let isRefused = true;
    const { send, batches } = fakeServer(() => (isRefused ? { kind: 'refused', why: 'too large' } : null));
    const connection = open(send);
    type(connection, 'A');
    expect(await connection.flush()).toBe(false);
    expect(connection.status).toEqual({ kind: 'refused', why: 'too large' });
    isRefused = false;
    await vi.advanceTimersByTimeAsync(500);
    expect(
      batches.flatMap(({ kept }) => kept.flatMap(({ pieces }) => pieces.map(({ text }) => text))),
    ).toEqual(['A']);
    expect(connection.status).toEqual({ kind: 'refused', why: 'too large' });
    type(connection, 'B');
    await vi.advanceTimersByTimeAsync(500);
    expect(connection.state.doc.firstChild?.textContent).toBe('B');
    expect(connection.status.kind).toBe('saved');
  });

  it('sends an hour of typing without a network in several batches [SAVE-01]', async () => {
    let isOffline = true;
    const { send, batches } = fakeServer(() => (isOffline ? 'offline' : null));
    const connection = open(send);
    for (let key = 0; key < 1_500; key += 1) type(connection, 'a');
    await vi.advanceTimersByTimeAsync(500);
    expect(connection.status.kind).toBe('waiting');
    isOffline = false;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(Math.max(...batches.map(({ entries }) => entries.length))).toBe(200);
    expect(batches.flatMap(({ entries }) => entries)).toHaveLength(1_500);
    expect(connection.status.kind).toBe('saved');
  });

  it('closes kept text at once, and tells the server [SAVE-04]', async () => {
    const { send, batches } = fakeServer();
    const connection = open(send);
    const before = connection.kept;
    type(connection, 'A');
    expect(connection.kept).toBe(before);
    connection.closeKept('dropped:other:1:0');
    expect([...connection.kept.closed]).toEqual(['dropped:other:1:0']);
    await vi.advanceTimersByTimeAsync(500);
    expect(batches.flatMap(({ closed }) => closed)).toEqual(['dropped:other:1:0']);
    expect(connection.status.kind).toBe('saved');
    expect(connection.kept.closed.size).toBe(1);
  });

  it('tells whoever shows it of each change, until it is closed', async () => {
    const connection = open(fakeServer().send);
    const listener = vi.fn();
    const stop = connection.subscribe(listener);
    type(connection, 'A');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    type(connection, 'B');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(await connection.flush()).toBe(true);
  });
});
