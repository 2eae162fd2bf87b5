/**
 * `npm run spec`: lists the requirements with the tests that prove them. `--missing`: only those without; `--json`;
 * `--strict`: fails if one has none, or a test that names one is skipped or asserts nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { type Coverage, coverageOf } from './spec/coverage.ts';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    missing: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
});
const specification = join(root, 'docs/spec/requirements.md');

if (existsSync(specification)) {
  const coverage = coverageOf(readFileSync(specification, 'utf8'), await readTests(), await readHelpers());
  if (values.json) console.log(JSON.stringify(coverage, null, 2));
  else print(coverage);
  const { requirements, unknown, idle } = coverage;
  const isComplete = idle.length === 0 && requirements.every(({ tests }) => tests.length > 0);
  process.exitCode = unknown.length === 0 && (isComplete || !values.strict) ? 0 : 1;
} else {
  console.error('docs/spec/requirements.md is missing.');
  process.exitCode = 1;
}

function readTests(): Promise<Map<string, string>> {
  const folders = '{apps,features,pages,sample,ui,platform,edition,tests,bench,scripts}';
  // The tests in scripts/spec use ids as examples and prove none.
  return readSources(`${folders}/**/*.{test,spec}.{ts,tsx}`, (path) => !path.startsWith('scripts/spec/'));
}

/** Functions that several test files share. */
async function readHelpers(): Promise<Map<string, string>> {
  const isNoTest = (path: string): boolean => !/\.(?:test|spec)\.tsx?$/.test(path);
  const shared = await readSources('tests/**/*.{ts,tsx}', isNoTest);
  const fixtures = await readSources(
    '{apps,features,pages,platform,ui,sample}/**/*.fixture.{ts,tsx}',
    isNoTest,
  );
  return new Map([...shared, ...fixtures]);
}

async function readSources(
  pattern: string,
  isWanted: (path: string) => boolean,
): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for await (const file of glob(pattern, { cwd: root })) {
    const path = file.split(sep).join('/');
    if (isWanted(path)) sources.set(path, readFileSync(join(root, path), 'utf8'));
  }
  return new Map([...sources].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function print({ requirements, unknown, idle }: Coverage): void {
  const missing = requirements.filter(({ tests }) => tests.length === 0);
  for (const { id, text, tests } of values.missing ? missing : requirements) {
    console.log(`${tests.length > 0 ? '✓' : '·'} ${id}  ${text}`);
    for (const { file, sentence } of tests) console.log(`    ${file}: ${sentence}`);
  }
  for (const { id, file } of unknown) console.error(`${file}: ${id} is not in the specification.`);
  for (const { id, file, fault } of idle)
    console.error(`${file}: the test for ${id} does not count: ${fault}.`);
  console.log(`${requirements.length - missing.length} of ${requirements.length} requirements have a test`);
}
