/** `npm run spec`: lists the requirements with the tests that prove them. `--missing`: only those without; `--json`. */
import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { type Coverage, coverageOf } from './spec/coverage.ts';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { missing: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
});
const specification = join(root, 'docs/spec/requirements.md');

if (existsSync(specification)) {
  const coverage = coverageOf(readFileSync(specification, 'utf8'), await readTests());
  if (values.json) console.log(JSON.stringify(coverage, null, 2));
  else print(coverage);
  process.exitCode = coverage.unknown.length === 0 ? 0 : 1;
} else {
  console.error('docs/spec/requirements.md is missing.');
  process.exitCode = 1;
}

async function readTests(): Promise<Map<string, string>> {
  const tests = new Map<string, string>();
  const pattern =
    '{apps,features,pages,sample,ui,platform,edition,tests,bench,scripts}/**/*.{test,spec}.{ts,tsx}';
  for await (const file of glob(pattern, { cwd: root })) {
    const path = file.split(sep).join('/');
    // These tests use ids as examples and prove none.
    if (!path.startsWith('scripts/spec/')) tests.set(path, readFileSync(join(root, path), 'utf8'));
  }
  return new Map([...tests].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function print({ requirements, unknown }: Coverage): void {
  const missing = requirements.filter(({ tests }) => tests.length === 0);
  for (const { id, text, tests } of values.missing ? missing : requirements) {
    console.log(`${tests.length > 0 ? '✓' : '·'} ${id}  ${text}`);
    for (const { file, sentence } of tests) console.log(`    ${file}: ${sentence}`);
  }
  for (const { id, file } of unknown) console.error(`${file}: ${id} is not in the specification.`);
  console.log(`${requirements.length - missing.length} of ${requirements.length} requirements have a test`);
}
