/** The storage of this device for the signed-in member [SAVE-01] [SAVE-13]. */
import { storySchemaNumber } from '#features/content/public.ts';
import { isRecord } from '#platform/text/is-record.ts';
import type { WriterSnapshot } from '../../collab/story-writer.ts';
import type { ToDelete, UnsentStory } from '../unsent/unsent-calls.ts';
import {
  type AnswerRow,
  type DeviceDatabase,
  deleteDeviceDatabases,
  deleteWriting,
  entriesOf,
  membersHere,
  openDeviceDatabase,
  type WritingRow,
  writingsOf,
} from './device-database.ts';
import { exclusively, holdLock, type Release } from './device-locks.ts';

/** A story with unsent changes on this device. */
export interface WaitingStory {
  story: number;
  title: string;
  changes: number;
  at: Date;
}

/** A story with the data of a tab that is closed; locked by this tab until it is released. */
export interface LeftWriting {
  story: number;
  client: string;
  waiting: number;
  snapshot: WriterSnapshot;
  release: Release;
}

/** Null when it cannot be converted. */
export type Convert = (snapshot: WriterSnapshot, schema: number) => WriterSnapshot | null;

/** Time after which data are deleted, except unsent changes. */
const keptMs = 7 * 86_400_000;

export class Device {
  readonly database: DeviceDatabase;
  readonly #member: number;

  constructor(database: DeviceDatabase, member: number) {
    this.database = database;
    this.#member = member;
  }

  /** A new client id, locked by this tab until it is released. */
  async newClient(): Promise<{ client: string; release: Release }> {
    const client = crypto.randomUUID();
    const release = await holdLock(this.#lockOf(client));
    if (release === null) throw new Error('a new client id was taken');
    return { client, release };
  }

  /** Stories with unconfirmed changes, also those of open tabs. */
  async waiting(): Promise<WaitingStory[]> {
    const rows = await this.database.getAll('writings');
    return rows
      .filter(({ waiting }) => waiting > 0)
      .map(({ story, title, waiting: changes, at }) => ({ story, title, changes, at }));
  }

  /** Unsent changes of each story, with the number of each client's last entry. */
  async unsent(): Promise<UnsentStory[]> {
    const rows = (await this.database.getAll('writings')).filter(({ waiting }) => waiting > 0);
    const stories = new Map<number, UnsentStory>();
    for (const { story: storyId, client, waiting } of rows) {
      const { changes, numbers } = stories.get(storyId) ?? { changes: 0, numbers: {} };
      const entries = await this.database.getAll('entries', entriesOf(storyId, client));
      const last = { ...numbers };
      for (const { entry } of entries) last[entry.client] = Math.max(last[entry.client] ?? 0, entry.number);
      stories.set(storyId, { storyId, changes: changes + waiting, numbers: last });
    }
    return [...stories.values()];
  }

  /** All stories with stored data, each with the oldest epoch of their versions. */
  async stored(): Promise<{ storyId: number; epoch: number }[]> {
    const epochs = new Map<number, number>();
    const found = (story: number, epoch: number) =>
      epochs.set(story, Math.min(epoch, epochs.get(story) ?? epoch));
    for (const { story, epoch } of await this.database.getAll('writings')) found(story, epoch);
    for (const { path, value } of await this.database.getAll('answers')) {
      const story = storyIn(path);
      if (story !== null && isRecord(value)) found(story, Number(value.epoch));
    }
    return [...epochs].map(([storyId, epoch]) => ({ storyId, epoch }));
  }

  async otherMembers(): Promise<number[]> {
    return (await membersHere()).filter((id) => id !== this.#member);
  }

  /** Deletes data that must no longer be stored, according to the server [SAVE-13]. */
  async delete({ gone, stale, members }: ToDelete): Promise<void> {
    for (const story of gone)
      for (const { client } of await this.database.getAll('writings', writingsOf(story)))
        await this.remove({ story, client });
    for (const story of stale)
      for (const row of await this.database.getAll('writings', writingsOf(story)))
        await this.#removeConfirmed(row);
    const stories = [...gone, ...stale];
    if (stories.length > 0)
      for (const { path } of await this.database.getAll('answers')) {
        const story = storyIn(path);
        // Boards contain the titles of all stories.
        if (story === null ? path.startsWith(boards) : stories.includes(story)) await this.forgetAnswer(path);
      }
    for (const member of members) await deleteDeviceDatabases(member);
  }

  /** Ensures that only one tab at a time opens or sends the stored changes of a story. */
  alone<T>(story: number, act: () => Promise<T>): Promise<T> {
    return exclusively(`newsroom-${this.#member}-left-${story}`, act);
  }

  /**
   * Data of closed tabs, the last written first; data that cannot be converted stay on the device.
   * @param convert converts data of an older build [SAVE-12]
   */
  async leftWritings(story: number, convert: Convert): Promise<LeftWriting[]> {
    const rows = await this.database.getAll('writings', writingsOf(story));
    const left: LeftWriting[] = [];
    for (const row of rows.toSorted((one, other) => other.at.getTime() - one.at.getTime())) {
      // Left for a build that knows its schema.
      if (row.schema > storySchemaNumber) continue;
      const release = await holdLock(this.#lockOf(row.client));
      const stored = release && (await this.#snapshotOf(row));
      const snapshot = stored && convert(stored, row.schema);
      if (snapshot)
        left.push({ story: row.story, client: row.client, waiting: row.waiting, snapshot, release });
      else release?.();
    }
    return left;
  }

  remove({ story, client }: Pick<LeftWriting, 'story' | 'client'>): Promise<void> {
    return deleteWriting(this.database, story, client);
  }

  /** Stores the last response of an API call, for when the network fails. */
  async keepAnswer(path: string, value: unknown): Promise<void> {
    await this.database.put('answers', { path, value, at: new Date() });
  }

  answerTo(path: string): Promise<AnswerRow | undefined> {
    return this.database.get('answers', path);
  }

  forgetAnswer(path: string): Promise<void> {
    return this.database.delete('answers', path);
  }

  /** Deletes all data of the member, who leaves this device. */
  async clear(): Promise<void> {
    const transaction = this.database.transaction(stores, 'readwrite');
    await Promise.all([...stores.map((name) => transaction.objectStore(name).clear()), transaction.done]);
  }

  async forgetOld(now: Date): Promise<void> {
    const oldest = now.getTime() - keptMs;
    for (const row of await this.database.getAll('writings'))
      if (row.at.getTime() < oldest) await this.#removeConfirmed(row);
    for (const { path, at } of await this.database.getAll('answers'))
      if (at.getTime() < oldest) await this.forgetAnswer(path);
  }

  /** Deletes the data of a closed tab, unless it has unsent changes; an open tab still uses its own. */
  async #removeConfirmed({ story, client }: WritingRow): Promise<void> {
    const release = await holdLock(this.#lockOf(client));
    if (release === null) return;
    const row = await this.database.get('writings', [story, client]);
    if (row?.waiting === 0) await this.remove({ story, client });
    release();
  }

  /** Read in one transaction; undefined when another tab has taken over the data meanwhile. */
  async #snapshotOf({ story, client }: WritingRow): Promise<WriterSnapshot | undefined> {
    const transaction = this.database.transaction(['writings', 'documents', 'entries']);
    const [row, document, entries] = await Promise.all([
      transaction.objectStore('writings').get([story, client]),
      transaction.objectStore('documents').get([story, client]),
      transaction.objectStore('entries').getAll(entriesOf(story, client)),
    ]);
    if (!row || !document) return undefined;
    const { epoch, version, kept, closed } = row;
    return {
      epoch,
      version,
      document: document.document,
      entries: entries.map(({ entry }) => entry),
      kept,
      closed,
    };
  }

  #lockOf(client: string): string {
    return `newsroom-${this.#member}-${client}`;
  }
}

const boards = '/api/newsroom/stories?';

/** The story whose text is the response at this path. */
function storyIn(path: string): number | null {
  const [, id] = /^\/api\/newsroom\/stories\/(\d+)\?/.exec(path) ?? [];
  return id === undefined ? null : Number(id);
}

const stores = ['writings', 'documents', 'entries', 'answers'] as const;

const opened = new Map<number, Promise<Device | null>>();

/**
 * Null where the browser stores nothing, as in some private windows: then the text is only in the open
 * window.
 */
export function deviceOf(member: number): Promise<Device | null> {
  const device = opened.get(member) ?? openDevice(member);
  opened.set(member, device);
  return device;
}

async function openDevice(member: number): Promise<Device | null> {
  try {
    const device = new Device(await openDeviceDatabase(member), member);
    await device.forgetOld(new Date());
    return device;
  } catch (error) {
    console.info('This browser stores nothing on the device.', error);
    return null;
  }
}
