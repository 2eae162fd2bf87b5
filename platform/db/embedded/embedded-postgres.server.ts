/**
 * The embedded database: a real PostgreSQL in the data folder, created when missing, shared by all our processes that
 * use the folder, stopped by the last of them. The reasons are in docs/decisions/0003.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '#platform/cli/operator-error.ts';
import {
  findPostmaster,
  freePort,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
} from './postmaster.server.ts';
import { type ClusterContext, prepareCluster } from './prepare-cluster.server.ts';
import { enter, isLast, leave, type Presence } from './presence.server.ts';
import { addressOf, provision } from './provision.server.ts';

export interface EmbeddedNeeds {
  /** The database is in its folder `postgres`. */
  dataFolder: string;
  /** false for data that may be lost in a crash of the machine, as in tests; true when absent. */
  durable?: boolean;
  /** Called with a short description of each slow step. */
  onProgress?: (what: string) => void;
  /** Called when the server stopped unexpectedly; it is restarted. */
  onInterruption?: (what: string) => void;
}

export interface EmbeddedPostgres {
  url: string;
  /** Stops the server, unless another process of ours still uses it. */
  stop: () => Promise<void>;
}

/** `const database = await startEmbeddedPostgres({ dataFolder: '.data' })` */
export async function startEmbeddedPostgres(needs: EmbeddedNeeds): Promise<EmbeddedPostgres> {
  const context = prepareCluster(needs);
  const leaving = new AbortController();
  let place = await joinOrStart(context, null, leaving.signal);
  const { port } = place.postmaster;
  const watching = watch();

  async function watch(): Promise<void> {
    const left = new Promise((done) => leaving.signal.addEventListener('abort', done));
    while (!leaving.signal.aborted) {
      await Promise.race([place.presence.lost, left]);
      if (leaving.signal.aborted) return;
      needs.onInterruption?.('The embedded database went away and is started again.');
      place = (await rejoin(context, port, leaving.signal, needs)) ?? place;
    }
  }

  async function stop(): Promise<void> {
    if (leaving.signal.aborted) return;
    leaving.abort();
    await watching;
    await leaveServer(context, place);
  }

  return { url: addressOf(context.credentials, port), stop };
}

interface Membership {
  postmaster: Postmaster;
  presence: Presence;
}

/** Joins the running server, or starts one. `port`: the only acceptable one; null for any. */
async function joinOrStart(
  context: ClusterContext,
  port: number | null,
  leaving: AbortSignal,
): Promise<Membership> {
  const giveUp = performance.now() + 5 * 60_000;
  for (let attempt = 0; performance.now() < giveUp; attempt += 1) {
    const found = findPostmaster(context.cluster);
    // A running server is joined even when leaving: this may be the last process, which has to stop it.
    if (found === null && leaving.aborted) break;
    const postmaster = found ?? (await start(context, port ?? (attempt === 0 ? context.lastPort : null)));
    if (postmaster?.ready) {
      const presence = await enterOrExplain(context, postmaster.port).catch(async (error: unknown) => {
        // Otherwise no process would stop it: later ones fail to connect in the same way.
        if (found === null) await stopPostmaster(postmaster, context.cluster, context.programs);
        throw error;
      });
      if (presence !== null) return verifyAndProvision(context, { postmaster, presence }, port);
    }
    await sleep(50);
  }
  throw new OperatorError(
    `The database in ${context.cluster} is not ready after five minutes; see ${context.logFile}.`,
  );
}

async function start(context: ClusterContext, port: number | null): Promise<Postmaster | null> {
  return startPostmaster({ ...context, port: port ?? (await freePort()) });
}

async function enterOrExplain(context: ClusterContext, port: number): Promise<Presence | null> {
  try {
    return await enter({ port, password: context.credentials.superuser });
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code?.startsWith('28'))) throw error;
    throw new OperatorError(
      `The database in ${context.cluster} does not let this program in: ${error.message}.`,
    );
  }
}

async function verifyAndProvision(
  context: ClusterContext,
  place: Membership,
  port: number | null,
): Promise<Membership> {
  if (port !== null && place.postmaster.port !== port) {
    await leave(place.presence);
    throw new OperatorError(
      `The database now listens on port ${place.postmaster.port} instead of ${port}; restart.`,
    );
  }
  try {
    await provision(place.presence.client, context.credentials);
    return place;
  } catch (error) {
    await leaveServer(context, place);
    throw error;
  }
}

async function leaveServer(context: ClusterContext, { postmaster, presence }: Membership): Promise<void> {
  if (await isLast(presence)) await stopPostmaster(postmaster, context.cluster, context.programs);
  await leave(presence);
}

/** Retries until the server is back; null when stopped meanwhile. */
async function rejoin(
  context: ClusterContext,
  port: number,
  leaving: AbortSignal,
  { onInterruption }: EmbeddedNeeds,
): Promise<Membership | null> {
  for (let pause = 250; !leaving.aborted; pause = Math.min(pause * 2, 5_000)) {
    try {
      return await joinOrStart(context, port, leaving);
    } catch (error) {
      if (!leaving.aborted) onInterruption?.(error instanceof Error ? error.message : String(error));
    }
    await sleep(pause, undefined, { signal: leaving }).catch(() => undefined);
  }
  return null;
}
