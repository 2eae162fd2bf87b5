/** The Node.js that runs our TypeScript: this one when it is new enough, else the one npm brought along. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';
import { StepError } from './step.mjs';

const needed = 24;

export function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= needed) return process.execPath;
  const brought = places().find((place) => existsSync(place));
  if (brought !== undefined) return brought;
  throw new StepError(
    `Node.js ${needed} or newer is needed. This is ${process.versions.node}, and npm has no newer one for ${process.platform} ${process.arch}; install it from nodejs.org.`,
  );
}

/** What a program started by us finds: our Node and our packages' programs first. */
export function environment(extra = {}) {
  const path = [dirname(findNode()), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled, ...extra };
}

/** Our TypeScript as Node.js compiled it: a command is there in half the time with it. */
const compiled = join(root, 'node_modules/.cache/lapzarta');

export const nodeFlags = ['--disable-warning=ExperimentalWarning'];

/**
 * V8 lets the heap grow to 230 MB before it looks what of it is garbage, on a server of 55 MB. Told to look earlier, a
 * process that had made three thousand pages held 240 MB in all and not 390. To look costs a tenth of a second, and V8
 * looks as soon as less than its nursery is left: of 52 MB at 20 per cent after 2 MB more, at 40 after 13. A nursery in
 * which a few pages are drawn before it is cleared leaves less behind for later than one of 4 MB, and is cleared in a
 * millisecond: to share that out among threads costs a cached page a twelfth of its time.
 */
const lastingFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=40',
  '--no-parallel-scavenge',
  // It takes an address, as modules have theirs: a path may have letters that mean something else in one.
  `--import=${pathToFileURL(join(root, 'scripts/types/use-stripped.mjs')).href}`,
];

/**
 * What Node.js does for every request meets many kinds of objects in a server that also talks to a database. V8 gives
 * up to tell more than four of them apart; told to go on, it answers a reader who has the page already in a tenth
 * less time.
 */
export const serveFlags = [
  ...lastingFlags,
  '--initial-old-space-size=64',
  '--max-valid-polymorphic-map-count=32',
];

/** What Node.js keeps compiled it also keeps in memory: 19 MB for as long as a server runs, to start half a second earlier. */
export const lastingSettings = { NODE_COMPILE_CACHE: '' };

/**
 * An import runs long and makes garbage as fast as it can. With the flags of a server it held 10 to 20 MB less than
 * without, with half its nursery another 10; its texts are taken apart story by story and need no more.
 */
const importFlags = [...lastingFlags, '--max-semi-space-size=4'];

const lasting = new Map([
  ['serve', serveFlags],
  ['import', importFlags],
]);

/**
 * glibc keeps what pictures' encoders gave back: after 264 AVIFs a process held 650 MB. Told to use separate mappings
 * for large blocks it held 155 MB. Blocks from 128 KB on were too small for that: the compressor takes some for every
 * page, and the system cleared fresh memory each time, a twentieth of an uncached page. One heap for all threads: an
 * import held 30 MB less, and was no slower; a server of ten thousand pages 20 MB. Other C libraries ignore the names.
 */
export const mallocSettings = {
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '4194304',
  MALLOC_ARENA_MAX: '1',
};

/** Runs our command line in the foreground, hands on the signals, and returns its exit code. */
export function runServer(args) {
  return new Promise((done) => {
    const [command] = args;
    const flags = [...nodeFlags, ...(lasting.get(command) ?? [])];
    const settings = lasting.has(command) ? lastingSettings : {};
    const child = spawn(findNode(), [...flags, join(root, 'apps/server/main.ts'), ...args], {
      stdio: 'inherit',
      env: environment({ NODE_ENV: process.env.NODE_ENV ?? 'production', ...mallocSettings, ...settings }),
      // A group of its own: a signal for everybody, such as Ctrl+C, reaches it once and through us.
      detached: process.platform !== 'win32',
    });
    handOnSignals(child);
    if (process.env.npm_lifecycle_event !== undefined) stopWithoutParent(child);
    child.once('error', (error) => {
      console.error(`Node.js cannot be started: ${error.message}`);
      done(1);
    });
    child.once('exit', (code, signal) => done(code ?? 128 + constants.signals[signal]));
  });
}

/** The terminal and npm both send us a Ctrl+C; a second one a moment later is meant: stop at once. */
function handOnSignals(child) {
  let last = -Infinity;
  const handOn = (signal) => {
    const again = performance.now() - last < 1000;
    last = performance.now();
    if (!again) child.kill(signal);
  };
  process.on('SIGTERM', () => handOn('SIGTERM'));
  process.on('SIGINT', () => handOn('SIGINT'));
  // The terminal was closed.
  process.on('SIGHUP', () => handOn('SIGTERM'));
}

/** A signal for npm may end the shell between npm and us and never reach us: the server must not stay behind. */
function stopWithoutParent(child) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
}

function places() {
  const { platform, arch } = process;
  const name = platform === 'win32' ? 'win' : platform;
  const file = platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  return [`node-${name}-${arch}`, `node-bin-${name}-${arch}`].map((pack) =>
    join(root, 'node_modules', pack, file),
  );
}
