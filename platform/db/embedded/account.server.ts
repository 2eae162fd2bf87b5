/**
 * The user the database server runs as. PostgreSQL refuses to run as root, so root runs it as a system user, and gives
 * that user access to folders that are closed to it, such as a checkout in /root.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '#platform/cli/operator-error.ts';

/** null: the current user. */
export type Account = { uid: number; gid: number; capability: string | null } | null;

/**
 * @param cluster Path of the data folder, which need not exist. @param paths Paths that the server must be able to
 * enter or read.
 */
export function chooseAccount(cluster: string, paths: string[]): Account {
  if (process.getuid?.() !== 0) return null;
  const owner = readOwner(cluster) ?? systemUser();
  if (existsSync(cluster) && statSync(cluster).uid === 0) changeOwner(owner, cluster);
  const closed = paths.find((place) => !canReach(owner, place));
  return { ...owner, capability: closed === undefined ? null : capabilityToReach(closed) };
}

/** The command line, and the options for `spawn`, that start a program as the account. */
export function runAs(account: Account, program: string, args: string[]) {
  if (account === null) return { program, args, options: {} };
  const { uid, gid, capability } = account;
  if (capability === null) return { program, args, options: { uid, gid } };
  // Otherwise the kernel ignores capabilities in access(2), by which PostgreSQL looks for its own programs.
  const noFixup = '--securebits=+no_setuid_fixup';
  const only = `-all,+${capability}`;
  const how = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs', noFixup];
  const what = [`--inh-caps=${only}`, `--ambient-caps=${only}`, `--bounding-set=${only}`];
  return { program: 'setpriv', args: [...how, ...what, program, ...args], options: {} };
}

/** Changes the owner of a file or a folder with everything in it. */
export function changeOwner(owner: { uid: number; gid: number } | null, path: string): void {
  if (owner === null) return;
  const inside = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of inside) lchownSync(join(path, name), owner.uid, owner.gid);
  chownSync(path, owner.uid, owner.gid);
}

function readOwner(cluster: string): { uid: number; gid: number } | null {
  if (!existsSync(cluster)) return null;
  const { uid, gid } = statSync(cluster);
  return uid === 0 ? null : { uid, gid };
}

function systemUser(): { uid: number; gid: number } {
  const user = readIds('lapzarta') ?? (createUser() ? readIds('lapzarta') : null) ?? readIds('nobody');
  if (user !== null) return user;
  throw new OperatorError(
    'PostgreSQL does not run as root, and no system user could be made for it. Start as another user, or set DATABASE_URL.',
  );
}

function createUser(): boolean {
  const home = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
  return spawnSync('useradd', ['--system', '--user-group', ...home, 'lapzarta']).status === 0;
}

function readIds(name: string): { uid: number; gid: number } | null {
  const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
  const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
  if (uid.status !== 0 || gid.status !== 0) return null;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** Whether file modes let the user enter every folder of the path and read its last part. */
function canReach(user: { uid: number; gid: number }, place: string): boolean {
  for (let path = place; ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path);
    const bits = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode;
    const needed = path === place ? 0o5 : 0o1;
    if ((bits & needed) !== needed) return false;
    if (dirname(path) === path) return true;
  }
}

/** The least powerful capability that opens closed folders: containers often have the second only. */
function capabilityToReach(closed: string): string {
  const ours = capabilities();
  const enough = [
    { name: 'dac_read_search', bit: 2n },
    { name: 'dac_override', bit: 1n },
  ].find(({ bit }) => (ours & (1n << bit)) !== 0n);
  if (enough !== undefined && spawnSync('setpriv', ['--version']).status === 0) return enough.name;
  throw new OperatorError(
    `PostgreSQL does not run as root, and its system user cannot enter ${closed}. Move the checkout to a folder that everybody may enter (such as /srv), or set DATABASE_URL.`,
  );
}

function capabilities(): bigint {
  if (!existsSync('/proc/self/status')) return 0n;
  const line = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'));
  return BigInt(`0x${line?.[1] ?? '0'}`);
}
