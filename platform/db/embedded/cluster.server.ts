import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { childEnvironment } from '#platform/config/child-environment.server.ts';
import { type Account, changeOwner, runAs } from './account.server.ts';
import type { Programs } from './programs.server.ts';

/** Both roles sign in over TCP; only the application role's address leaves this folder. */
export interface Credentials {
  /** Used only to create the application's role and database. */
  superuser: string;
  application: string;
}

const credentialsFile = 'lapzarta-credentials.json';
const version = '18';

export interface CreateNeeds {
  cluster: string;
  programs: Programs;
  account: Account;
  /** false where the data may be lost in a crash of the machine. */
  durable: boolean;
}

/**
 * Creates the cluster in a temporary folder and renames it when complete: an interrupted start leaves nothing
 * half-created, and of two concurrent starts the second uses the first's cluster.
 */
export function createCluster(needs: CreateNeeds): void {
  const { cluster } = needs;
  const draft = `${cluster}.new-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  try {
    initialise(draft, needs);
    if (existsSync(cluster) && isEmpty(cluster)) rmSync(cluster, { recursive: true });
    renameSync(join(draft, 'cluster'), cluster);
  } catch (error) {
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Throws an OperatorError when the cluster's path exists and is not a folder. */
export function checkClusterPath(cluster: string): void {
  if (statSync(cluster, { throwIfNoEntry: false })?.isDirectory() !== false) return;
  throw new OperatorError(
    `The database has to be in ${cluster}, which is not a folder. Move it away, or set LAPZARTA_DATA to another folder.`,
  );
}

export function clusterExists(cluster: string): boolean {
  return existsSync(cluster) && !isEmpty(cluster);
}

/** Throws an OperatorError when the folder is not a cluster that this version can open. */
export function checkCluster(cluster: string): void {
  for (const part of ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', credentialsFile]) {
    if (existsSync(join(cluster, part))) continue;
    throw new OperatorError(
      `The database in ${cluster} is damaged: ${part} is missing. Restore the folder from a copy, or move it away to begin with an empty one.`,
    );
  }
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === version) return;
  throw new OperatorError(
    `The database in ${cluster} was created by PostgreSQL ${found}, and this program includes ${version}. Move the folder away and load its contents again.`,
  );
}

export function readCredentials(cluster: string): Credentials {
  const { superuser, application }: Partial<Credentials> = parse(
    readFileSync(join(cluster, credentialsFile), 'utf8'),
  );
  if (typeof superuser === 'string' && typeof application === 'string') return { superuser, application };
  throw new OperatorError(
    `The database in ${cluster} is damaged: ${credentialsFile} cannot be read. Restore it from a copy.`,
  );
}

function parse(json: string): Partial<Credentials> {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return {};
  }
}

/** Hungarian collation by ICU, which is the same on every system; the C library's locale stays neutral. */
const hungarian = ['--locale=C', '--locale-provider=icu', '--icu-locale=hu-HU'];

function initialise(draft: string, { programs, account, durable }: CreateNeeds): void {
  const folder = join(draft, 'cluster');
  const passwordFile = join(draft, 'password');
  const credentials: Credentials = { superuser: password(), application: password() };
  writeFileSync(passwordFile, `${credentials.superuser}\n`, { mode: 0o600 });
  changeOwner(account, draft);
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const contents = [
    '--encoding=UTF8',
    '--data-checksums',
    '--no-instructions',
    ...hungarian,
    ...(durable ? [] : ['--no-sync']),
  ];
  const run = runAs(account, programs.initdb, [`--pgdata=${folder}`, ...access, ...contents]);
  const result = spawnSync(run.program, run.args, {
    ...run.options,
    env: childEnvironment(),
    encoding: 'utf8',
  });
  if (result.status !== 0)
    throw new OperatorError(`The database cannot be made in ${folder}: ${reasonOf(result)}.`);
  writeFileSync(join(folder, credentialsFile), JSON.stringify(credentials), { mode: 0o600 });
  changeOwner(account, join(folder, credentialsFile));
}

function password(): string {
  return randomBytes(24).toString('base64url');
}

function reasonOf(result: { error?: Error; stderr: string | null }): string {
  if (result.error !== undefined) return result.error.message;
  const lines = (result.stderr ?? '').split('\n').filter((line) => /error|fatal|could not/i.test(line));
  return (lines[0] ?? 'no reason given').replace(/^.*?(error|FATAL): +/, '').trim();
}

function isEmpty(folder: string): boolean {
  return readdirSync(folder).length === 0;
}
