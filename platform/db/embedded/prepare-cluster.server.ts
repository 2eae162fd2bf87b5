import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { onDisk } from '#platform/cli/disk-fault.ts';
import { type Account, chooseAccount } from './account.server.ts';
import {
  type Credentials,
  checkCluster,
  checkClusterPath,
  clusterExists,
  createCluster,
  readCredentials,
} from './cluster.server.ts';
import { isAlive } from './postmaster.server.ts';
import { findPrograms, type Programs } from './programs.server.ts';
import { settingsOf } from './settings.server.ts';

/** Everything that the database server needs to run: folder, programs, account, credentials. */
export interface ClusterContext {
  cluster: string;
  logFile: string;
  programs: Programs;
  account: Account;
  credentials: Credentials;
  settings: Record<string, string>;
  /** Port of the last start, reused so that other processes with that address find the server again. */
  lastPort: number | null;
}

export interface ClusterNeeds {
  dataFolder: string;
  durable?: boolean;
  onProgress?: (what: string) => void;
}

export function prepareCluster(needs: ClusterNeeds): ClusterContext {
  const folder = resolve(needs.dataFolder);
  const cluster = join(folder, 'postgres');
  const logFile = join(folder, 'postgres.log');
  const programs = findPrograms();
  const durable = needs.durable ?? true;
  return onDisk(folder, 'LAPZARTA_DATA', () => {
    mkdirSync(folder, { recursive: true });
    checkClusterPath(cluster);
    openLog(logFile);
    removeDrafts(folder);
    const account = chooseAccount(cluster, [folder, programs.postgres, join(programs.root, 'share')]);
    if (!clusterExists(cluster)) {
      needs.onProgress?.('making the database');
      createCluster({ cluster, programs, account, durable });
    }
    restrictPermissions(cluster);
    checkCluster(cluster);
    const credentials = readCredentials(cluster);
    const settings = settingsOf({ durable });
    return { cluster, logFile, programs, account, credentials, settings, lastPort: readLastPort(cluster) };
  });
}

/** Also checks that the folder is writable. */
function openLog(logFile: string): void {
  closeSync(openSync(logFile, 'a', 0o600));
  if (statSync(logFile).size > 4_000_000) truncateSync(logFile);
}

/** Removes the remains of interrupted cluster creations. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /^postgres\.new-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** A folder restored from a copy may be accessible to others, which PostgreSQL refuses. */
function restrictPermissions(cluster: string): void {
  if (process.platform !== 'win32' && (statSync(cluster).mode & 0o077) !== 0) chmodSync(cluster, 0o700);
}

function readLastPort(cluster: string): number | null {
  const file = join(cluster, 'postmaster.opts');
  const port = existsSync(file) ? /"port=(\d+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return port === undefined ? null : Number(port);
}
