/**
 * Keeps one process's caches consistent: listens to the database's notifications, and reads the invalidation table
 * after every notification, every few seconds, and after a lost connection, so that no record is missed. The same
 * connection brings the broadcasts of other processes, which may be missed.
 */
import pg from 'pg';
import { broadcastChannel } from '../live/broadcast-queries.server.ts';
import { coalesced } from '../time/coalesced.ts';
import type { Invalidation } from './dependency.ts';
import { invalidationChannel, invalidationsSince } from './invalidation-queries.server.ts';

export interface InvalidationFeedNeeds {
  databaseUrl: string;
  /** Called with each record exactly once. */
  apply(invalidations: Invalidation[]): void;
  /** Called with each broadcast of a process, also of this one. */
  onBroadcast?(text: string): void;
  /** Called once per outage, regardless of the number of reconnection attempts. */
  onLost(error: unknown): void;
  /** Called when the connection is restored and the missed records are applied. */
  onReconnected(): void;
  /** Polling interval, independent of notifications. */
  everyMs?: number;
  reconnectMs?: number;
}

export interface InvalidationFeed {
  /** Resolves when the feed listens for the first time. */
  ready: Promise<void>;
  connected(): boolean;
  stop(): Promise<void>;
}

export function followInvalidations(needs: InvalidationFeedNeeds): InvalidationFeed {
  const everyMs = needs.everyMs ?? 5_000;
  const reconnectMs = needs.reconnectMs ?? 500;
  const ready = Promise.withResolvers<void>();
  const catchUp = createCatchUp(needs.apply);
  /** The current connection, until it is lost. */
  let newest: pg.Client | undefined;
  let isConnected = false;
  let isLost = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const mine = newClient(needs.databaseUrl);
    newest = mine;
    const lost = (error: unknown): void => {
      mine.end().catch(() => undefined);
      // A broken connection raises several events, some of them after `stop()`.
      if (newest !== mine) return;
      newest = undefined;
      isConnected = false;
      if (!isLost) needs.onLost(error);
      isLost = true;
      clearTimeout(timer);
      timer = setTimeout(() => void connect(), reconnectMs);
    };
    mine.on('error', lost);
    mine.on('end', () => lost(new Error('The database ended the connection.')));
    try {
      await mine.connect();
      await mine.query(`listen ${invalidationChannel}; listen ${broadcastChannel}`);
      const read = readerOf(mine, lost);
      mine.on('notification', ({ channel, payload = '' }) => {
        if (channel === broadcastChannel) needs.onBroadcast?.(payload);
        else void read();
      });
      await read();
    } catch (error) {
      lost(error);
    }
  }

  /** Returns a function that reads new records and schedules the next poll. */
  function readerOf(mine: pg.Client, lost: (error: unknown) => void): () => Promise<void> {
    const readAll = coalesced(() => catchUp(mine));
    return async function read(): Promise<void> {
      try {
        await readAll();
        if (newest !== mine) return;
        caughtUp();
        clearTimeout(timer);
        timer = setTimeout(() => void read(), everyMs);
      } catch (error) {
        lost(error);
      }
    };
  }

  function caughtUp(): void {
    isConnected = true;
    if (isLost) needs.onReconnected();
    isLost = false;
    ready.resolve();
  }

  void connect();
  return {
    ready: ready.promise,
    connected: () => isConnected,
    async stop() {
      clearTimeout(timer);
      const open = newest;
      newest = undefined;
      isConnected = false;
      await open?.end().catch(() => undefined);
    },
  };
}

function newClient(connectionString: string): pg.Client {
  return new pg.Client({
    connectionString,
    application_name: 'lapzarta invalidations',
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
    keepAlive: true,
  });
}

/** Returns a function that applies the records that it has not read before; the first call only notes where they end. */
function createCatchUp(apply: InvalidationFeedNeeds['apply']): (connection: pg.Client) => Promise<void> {
  const seen = new Set<string>();
  let since: string | null = null;
  return async (connection) => {
    const first = since === null;
    const { records, now } = await invalidationsSince(connection, since);
    since = now;
    const current = new Set(records.map((record) => record.id));
    if (!first) for (const record of records) if (!seen.has(record.id)) apply(record.entries);
    for (const id of seen) if (!current.has(id)) seen.delete(id);
    for (const id of current) seen.add(id);
  };
}
