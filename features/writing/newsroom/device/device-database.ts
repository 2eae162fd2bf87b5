/**
 * The database of this device for one member of the newsroom [SAVE-01] [SAVE-13]: their changes, and the last
 * responses of API calls, so that the newsroom opens without a network. Each member has a separate database.
 */
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { WrittenEntry } from '../../collab/story-log.ts';
import type { WriterSnapshot } from '../../collab/story-writer.ts';

/** One tab's changes of a story. */
export interface WritingRow extends Omit<WriterSnapshot, 'document' | 'entries'> {
  story: number;
  /** The tab that wrote; it holds a lock of this name while it is open. */
  client: string;
  /** Schema of the document and the entries [SAVE-12]. */
  schema: number;
  title: string;
  /** Changes that the server has not confirmed. */
  waiting: number;
  at: Date;
}

export interface DocumentRow {
  story: number;
  client: string;
  document: unknown;
}

export interface EntryRow {
  story: number;
  client: string;
  /** Position in the order of entries. */
  place: number;
  entry: WrittenEntry;
}

export interface AnswerRow {
  path: string;
  value: unknown;
  at: Date;
}

export interface DeviceSchema extends DBSchema {
  writings: { key: [number, string]; value: WritingRow };
  documents: { key: [number, string]; value: DocumentRow };
  entries: { key: [number, string, number]; value: EntryRow };
  answers: { key: string; value: AnswerRow };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

export function openDeviceDatabase(memberId: number): Promise<DeviceDatabase> {
  return openDatabase<DeviceSchema>(databaseName(memberId), (database) => {
    database.createObjectStore('writings', { keyPath: ['story', 'client'] });
    database.createObjectStore('documents', { keyPath: ['story', 'client'] });
    database.createObjectStore('entries', { keyPath: ['story', 'client', 'place'] });
    database.createObjectStore('answers', { keyPath: 'path' });
  });
}

/** @param create creates its stores */
function openDatabase<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade: create,
    // A later build that upgrades or deletes the database must not wait for this tab.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

function databaseName(memberId: number): string {
  return `newsroom-${memberId}`;
}

function liveDatabaseName(memberId: number): string {
  return `newsroom-live-${memberId}`;
}

/**
 * The database of a member's posts for live blogs, which the live console stores; both are deleted together.
 */
export function openLiveDatabase<Schema extends DBSchema>(
  memberId: number,
  create: (database: IDBPDatabase<Schema>) => void,
): Promise<IDBPDatabase<Schema>> {
  return openDatabase(liveDatabaseName(memberId), create);
}

/** Members with a database on this device; empty where the browser cannot list them. */
export async function membersHere(): Promise<number[]> {
  const found = (await indexedDB.databases?.()) ?? [];
  const ids = found.flatMap(({ name }) => /^newsroom-(?:live-)?(\d+)$/.exec(name ?? '')?.[1] ?? []);
  return [...new Set(ids)].map(Number);
}

export async function deleteDeviceDatabases(memberId: number): Promise<void> {
  await Promise.all([databaseName(memberId), liveDatabaseName(memberId)].map((name) => deleteDB(name)));
}

/** The entries of one tab in a story. */
export function entriesOf(story: number, client: string): IDBKeyRange {
  return IDBKeyRange.bound([story, client, 0], [story, client, Number.MAX_SAFE_INTEGER]);
}

/** The rows of all tabs in a story. */
export function writingsOf(story: number): IDBKeyRange {
  return IDBKeyRange.bound([story, ''], [story, '\uffff']);
}

export async function deleteWriting(database: DeviceDatabase, story: number, client: string): Promise<void> {
  const transaction = database.transaction(['writings', 'documents', 'entries'], 'readwrite');
  await Promise.all([
    transaction.objectStore('writings').delete([story, client]),
    transaction.objectStore('documents').delete([story, client]),
    transaction.objectStore('entries').delete(entriesOf(story, client)),
    transaction.done,
  ]);
}
