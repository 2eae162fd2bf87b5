/**
 * Finds the Node.js that runs our TypeScript: the current one when it is new enough, else the one from npm; starts it.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepRunning } from './keep-running.mjs';
import { root } from './root.mjs';
import { StepError } from './step.mjs';

const needed = 24;

export function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= needed) return process.execPath;
  const found = places().find((place) => existsSync(place));
  if (found !== undefined) return found;
  throw new StepError(
    `Node.js ${needed} or newer is needed. This is ${process.versions.node}, and npm has no newer one for ${process.platform} ${process.arch}; install it from nodejs.org.`,
  );
}

/** Environment of the programs we start: our Node.js and our packages' programs come first in the PATH. */
export function environment(extra = {}) {
  const path = [dirname(findNode()), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled, ...extra };
}

/** Cache of compiled code; a command starts in half the time with it. */
const compiled = join(root, 'node_modules/.cache/lapzarta');

export const nodeFlags = ['--disable-warning=ExperimentalWarning'];

/**
 * By default V8 lets the heap of a 55 MB server grow to 230 MB before it collects garbage. With earlier collections, a
 * process that had rendered three thousand pages held 240 MB in all instead of 390. A collection takes a tenth of a
 * second and begins as soon as less than the size of the young generation is left: at 52 MB, with 20 per cent growth
 * after 2 MB more, with 40 after 13. A young generation that holds a few rendered pages promotes less than one of 4 MB
 * and is collected in a millisecond; collecting it in parallel would make a cached page a twelfth slower.
 */
const lastingFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=40',
  '--no-parallel-scavenge',
  // `--import` takes a file URL: a path may have characters with another meaning in a URL.
  `--import=${pathToFileURL(join(root, 'scripts/types/use-stripped.mjs')).href}`,
];

export const serveFlags = [...lastingFlags, '--initial-old-space-size=64'];

/** Node.js holds its compile cache in memory: 19 MB while the server runs, for a start half a second faster. */
export const lastingSettings = { NODE_COMPILE_CACHE: '' };

const lasting = new Map([
  ['serve', serveFlags],
  // An import runs long and allocates as a server does.
  ['import', lastingFlags],
]);

/**
 * glibc does not return the memory that image encoders free: after 264 AVIFs a process held 650 MB, and 155 MB with
 * separate mappings for large blocks. A threshold of 128 KB was too low: the compressor allocates such blocks for every
 * page, and the kernel zeroed fresh memory each time, a twentieth of an uncached page. One arena for all threads: an
 * import held 30 MB less at the same speed, a server of ten thousand pages 20 MB less. Other C libraries ignore these
 * variables.
 */
export const mallocSettings = {
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '4194304',
  MALLOC_ARENA_MAX: '1',
};

/** Runs our command line in the foreground, forwards signals, and returns its exit code. */
export async function runCommand(args) {
  const signals = handOnSignals();
  return exitCodeOf(await runOnce(args, signals));
}

/** Like `runCommand`, for a server, which is restarted when it crashes. */
export async function runServer(args) {
  const signals = handOnSignals();
  const log = (what) => console.error(what);
  return exitCodeOf(await keepRunning(() => runOnce(args, signals), { stopping: signals.stopping, log }));
}

function exitCodeOf({ code, signal }) {
  return code ?? 128 + constants.signals[signal];
}

/** The sample can be deleted; the product then starts without it. */
function entryPoint() {
  const withSample = join(root, 'sample/main.ts');
  return existsSync(withSample) ? withSample : join(root, 'apps/server/main.ts');
}

function runOnce(args, signals) {
  return new Promise((done) => {
    const [command] = args;
    const flags = [...nodeFlags, ...(lasting.get(command) ?? [])];
    const settings = lasting.has(command) ? lastingSettings : {};
    const child = spawn(findNode(), [...flags, entryPoint(), ...args], {
      stdio: 'inherit',
      env: environment({ NODE_ENV: process.env.NODE_ENV ?? 'production', ...mallocSettings, ...settings }),
      // In its own process group, so that a signal to the terminal's group (Ctrl+C) reaches it only once, through us.
      detached: process.platform !== 'win32',
    });
    signals.child = child;
    child.once('error', (error) => {
      console.error(`Node.js cannot be started: ${error.message}`);
      done({ code: 1, signal: null });
    });
    child.once('exit', (code, signal) => done({ code, signal }));
  });
}

/** Forwards signals to the current `child`, which changes with each restart. */
function handOnSignals() {
  const stopping = new AbortController();
  const signals = { child: null, stopping: stopping.signal };
  let last = -Infinity;
  const handOn = (signal) => {
    stopping.abort();
    // The terminal and npm both send Ctrl+C: ignore a repetition within a second; a later one means: stop at once.
    const again = performance.now() - last < 1000;
    last = performance.now();
    if (!again) signals.child?.kill(signal);
  };
  process.on('SIGTERM', () => handOn('SIGTERM'));
  process.on('SIGINT', () => handOn('SIGINT'));
  // The terminal was closed.
  process.on('SIGHUP', () => handOn('SIGTERM'));
  if (process.env.npm_lifecycle_event !== undefined) stopWithoutParent(() => handOn('SIGTERM'));
  return signals;
}

/** A signal to npm may end the shell between npm and us without reaching us; the server must stop then, too. */
function stopWithoutParent(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500).unref();
}

function places() {
  const { platform, arch } = process;
  const name = platform === 'win32' ? 'win' : platform;
  const file = platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  return [`node-${name}-${arch}`, `node-bin-${name}-${arch}`].map((pack) =>
    join(root, 'node_modules', pack, file),
  );
}
