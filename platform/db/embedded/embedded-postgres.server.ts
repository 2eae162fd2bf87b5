/**
 * The database that comes with the program: a real PostgreSQL in the data folder, made when it is missing, shared by
 * all our processes that use the folder, stopped by the last of them. The why is in docs/decisions/0003.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { addressOf, furnish } from './furnish.server.ts';
import { type House, prepareHouse } from './house.server.ts';
import {
  findPostmaster,
  freePort,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
} from './postmaster.server.ts';
import { enter, isLast, leave, type Presence } from './presence.server.ts';

export interface EmbeddedNeeds {
  /** The database lies in its folder `postgres`. */
  dataFolder: string;
  /** false for data that a crash of the machine may take, as in tests; true when absent. */
  durable?: boolean;
  /** Told what takes time, in a few words. */
  onProgress?: (what: string) => void;
  /** Told when the server went away under us; it is started again. */
  onInterruption?: (what: string) => void;
}

export interface EmbeddedPostgres {
  url: string;
  /** Stops the server, unless another process of ours still uses it. */
  stop: () => Promise<void>;
}

/** `const database = await startEmbeddedPostgres({ dataFolder: '.data' })` */
export async function startEmbeddedPostgres(needs: EmbeddedNeeds): Promise<EmbeddedPostgres> {
  const house = prepareHouse(needs);
  const leaving = new AbortController();
  let place = await moveIn(house, null, leaving.signal);
  const { port } = place.postmaster;
  const watching = watch();

  async function watch(): Promise<void> {
    const left = new Promise((done) => leaving.signal.addEventListener('abort', done));
    while (!leaving.signal.aborted) {
      await Promise.race([place.presence.lost, left]);
      if (leaving.signal.aborted) return;
      needs.onInterruption?.('The embedded database went away and is started again.');
      place = (await comeBack(house, port, leaving.signal, needs)) ?? place;
    }
  }

  async function stop(): Promise<void> {
    if (leaving.signal.aborted) return;
    leaving.abort();
    await watching;
    await moveOut(house, place);
  }

  return { url: addressOf(house.credentials, port), stop };
}

interface Place {
  postmaster: Postmaster;
  presence: Presence;
}

/** Joins the server that runs, or starts one. `port`: the only one that will do; null for any. */
async function moveIn(house: House, port: number | null, leaving: AbortSignal): Promise<Place> {
  const giveUp = performance.now() + 5 * 60_000;
  for (let attempt = 0; performance.now() < giveUp; attempt += 1) {
    const found = findPostmaster(house.cluster);
    // One that runs is still entered: we may be the one who has to stop it.
    if (found === null && leaving.aborted) break;
    const postmaster = found ?? (await start(house, port ?? (attempt === 0 ? house.lastPort : null)));
    if (postmaster?.ready) {
      const presence = await enterPolitely(house, postmaster.port).catch(async (error: unknown) => {
        // Nobody else would stop it: whoever comes next is not let in either.
        if (found === null) await stopPostmaster(postmaster, house.cluster, house.programs);
        throw error;
      });
      if (presence !== null) return settle(house, { postmaster, presence }, port);
    }
    await sleep(50);
  }
  throw new OperatorError(
    `The database in ${house.cluster} is not ready after five minutes; see ${house.logFile}.`,
  );
}

async function start(house: House, port: number | null): Promise<Postmaster | null> {
  return startPostmaster({ ...house, port: port ?? (await freePort()) });
}

async function enterPolitely(house: House, port: number): Promise<Presence | null> {
  try {
    return await enter({ port, password: house.credentials.superuser });
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code?.startsWith('28'))) throw error;
    throw new OperatorError(
      `The database in ${house.cluster} does not let this program in: ${error.message}.`,
    );
  }
}

async function settle(house: House, place: Place, port: number | null): Promise<Place> {
  if (port !== null && place.postmaster.port !== port) {
    await leave(place.presence);
    throw new OperatorError(
      `The database now listens on port ${place.postmaster.port} instead of ${port}; restart.`,
    );
  }
  try {
    await furnish(place.presence.client, house.credentials);
    return place;
  } catch (error) {
    await moveOut(house, place);
    throw error;
  }
}

async function moveOut(house: House, { postmaster, presence }: Place): Promise<void> {
  if (await isLast(presence)) await stopPostmaster(postmaster, house.cluster, house.programs);
  await leave(presence);
}

/** Tries until the server is back; null when we leave meanwhile. */
async function comeBack(
  house: House,
  port: number,
  leaving: AbortSignal,
  { onInterruption }: EmbeddedNeeds,
): Promise<Place | null> {
  for (let pause = 250; !leaving.aborted; pause = Math.min(pause * 2, 5_000)) {
    try {
      return await moveIn(house, port, leaving);
    } catch (error) {
      if (!leaving.aborted) onInterruption?.(error instanceof Error ? error.message : String(error));
    }
    await sleep(pause, undefined, { signal: leaving }).catch(() => undefined);
  }
  return null;
}
