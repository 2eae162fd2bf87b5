/** Builds the pages' JavaScript and CSS into dist; rebuilds when a source file has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { environment, findNode } from './node.mjs';
import { root } from './root.mjs';
import { runQuietly, StepError, step } from './step.mjs';

const sources = [
  'apps/web',
  'apps/newsroom',
  'pages',
  'features',
  'ui',
  'platform',
  'scripts/fonts.ts',
  'vite.config.ts',
  'vite.newsroom.config.ts',
  'package-lock.json',
];
const built = ['dist/server', 'dist/web', 'dist/newsroom'];
/** First line: fingerprint of the sources; then the path of every built file, one a line. */
const stamp = join(root, 'dist/built-from.txt');

export async function ensureBuilt(out) {
  const state = fingerprint();
  await alone(
    () => isBuiltFrom(state),
    async () => {
      // A build that dies in the middle must not be taken for the former one.
      rmSync(stamp, { force: true });
      await step('Building the pages', build, out);
      writeFileSync(stamp, [state, ...built.flatMap(filesOf)].join('\n'));
    },
    { out },
  );
}

/** The built files may have been deleted while the stamp file remained. */
function isBuiltFrom(state) {
  if (!existsSync(stamp)) return false;
  const [from, ...files] = readFileSync(stamp, 'utf8').split('\n');
  return from === state && files.length > 0 && files.every((file) => existsSync(join(root, file)));
}

/** Readers' pages, then the newsroom's application, which has a bundle of its own. */
async function build() {
  await runVite(['--app']);
  await runVite(['--config', 'vite.newsroom.config.ts']);
}

async function runVite(args) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = { cwd: root, env: environment({ NODE_ENV: 'production' }) };
  const { code, output } = await runQuietly(findNode(), [vite, 'build', ...args], options);
  if (code !== 0) throw new StepError(`The pages could not be built:\n${output.trim()}`);
}

/** Hashes contents, not modification times: git gives every file of a fresh checkout a new time. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesOf(`${path}/${entry.name}`))
    .filter((file) => !/\.(test\.tsx?|md|sql)$/.test(file));
}
