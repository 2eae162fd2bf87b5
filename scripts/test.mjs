/** `npm test`: installs, builds and runs every check and test from a fresh clone; the last line has the totals. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describeBrowser, ensureBrowser } from './bootstrap/browser.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { environment, findNode, nodeFlags } from './bootstrap/node.mjs';
import { root } from './bootstrap/root.mjs';
import { main, runAloud, runQuietly, StepError, seconds } from './bootstrap/step.mjs';

const checks = [
  ['Lint and format', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off'],
  ['Types', 'node_modules/typescript/bin/tsc', '-p', '.'],
  ['Layers', 'scripts/check-layers.ts'],
  ['Schema and types of the database', 'scripts/schema.ts', '--check'],
  ['Notices of third parties', 'scripts/notices.ts', '--check'],
  ['Nothing unused', 'node_modules/knip/bin/knip.js', '--no-progress'],
  ['A test for every requirement', 'scripts/spec.ts', '--strict'],
];

/**
 * A run takes half an hour on two ordinary cores. One that hangs ends with its results so far before a CI system would
 * end it without; a slow machine has time to finish.
 */
const deadline = performance.now() + 85 * 60_000;
/** The unit and integration tests leave time for the browser tests, even when they hang. */
const unitTestsMs = 35 * 60_000;
/** Time for the browser tests to finish and write their report. */
const endingMs = 90_000;

await main(async () => {
  await ensureInstalled(process.stdout);
  const results = [await checked('Build', () => ensureBuilt(process.stdout))];
  results.push(...(await runChecks()));
  const reports = mkdtempSync(join(tmpdir(), 'lapzarta-reports-'));
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
  results.push(await runUnitTests(join(reports, 'vitest.json')));
  if (existsSync(join(root, 'playwright.config.ts'))) {
    results.push(await runJourneys(join(reports, 'playwright.json')));
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  // Repeats the failed tests at the end, because CI systems may show only the end of a log.
  for (const name of results.flatMap(({ unsteady = [] }) => unsteady))
    console.log(`! passed only at the second attempt: ${name}`);
  for (const name of results.flatMap(({ failures = [] }) => failures)) console.log(`✗ ${name}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

async function checked(name, work) {
  try {
    await work();
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(`✗ ${name}\n${error.message}`);
    return { passed: 0, failed: 1, failures: [name] };
  }
}

/** As many at a time as there are processor cores, because most of them use one. */
async function runChecks() {
  const waiting = [...checks];
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, ...program] = next;
      results.push(await check(name, program));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

async function check(name, program) {
  const begin = performance.now();
  const { code, output } = await runQuietly(findNode(), [...nodeFlags, ...program], options());
  if (code !== 0) console.log(output.trimEnd());
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(begin)})`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [name] };
}

async function runUnitTests(report) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  return runTests(
    'Unit and integration tests',
    [...vitest, `--outputFile.json=${report}`],
    report,
    {},
    countVitest,
    unitTestsMs,
  );
}

async function runJourneys(report) {
  const browser = await ensureBrowser();
  if (browser === null) {
    console.log(
      '✗ End-to-end tests: no browser here and none could be installed; set LAPZARTA_CHROMIUM to one.',
    );
    return { passed: 0, failed: 1, failures: ['End-to-end tests'] };
  }
  console.log(`Browser of the end-to-end tests: ${await describeBrowser(browser)}`);
  // A busy machine can exceed any time limit once; a fault of the product fails twice. Unsteady tests are listed.
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json', '--retries=1'];
  const settings = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    LAPZARTA_CHROMIUM: browser,
    LAPZARTA_E2E_MS: String(Math.max(1, Math.round(deadline - performance.now() - endingMs))),
  };
  return runTests('End-to-end tests', playwright, report, settings, countPlaywright);
}

async function runTests(name, program, report, settings, count, atMostMs = Infinity) {
  const begin = performance.now();
  const withinMs = Math.min(atMostMs, deadline - begin);
  const code = await runAloud(findNode(), program, { ...options(settings), withinMs });
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  // A run can fail without a failed test: a file that does not load, an uncaught error.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  const sum = `${counts.passed} passed, ${counts.failed} failed`;
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name}: ${sum} (${seconds(begin)})`);
  return counts;
}

function countVitest(report) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const failures = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => describeFailure(file.name, fullName, failureMessages[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: [
      ...failures,
      ...unloaded.map((file) => describeFailure(file.name, 'does not load', file.message)),
    ],
  };
}

function countPlaywright({ stats, suites, errors }) {
  const failures = suites.flatMap((suite) => testsWithStatus('unexpected', suite));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...failures, ...errors.map(({ message }) => describeFailure('', 'outside a test', message))],
    unsteady: suites.flatMap((suite) => testsWithStatus('flaky', suite)),
  };
}

function testsWithStatus(wanted, { specs = [], suites = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, title, tests }) =>
      describeFailure(
        file,
        title,
        tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
      ),
    );
  return [...own, ...suites.flatMap((suite) => testsWithStatus(wanted, suite))];
}

/** One line: the file, the test and the first line of what it said. */
function describeFailure(file, title, message = '') {
  const [reason = ''] = stripVTControlCharacters(message).split('\n');
  return `${relative(root, resolve(root, file))} › ${title}: ${reason}`;
}

/** With the shell's NODE_ENV, tests could load React's production build. */
function options(settings = {}) {
  const env = environment(settings);
  delete env.NODE_ENV;
  return { cwd: root, env };
}
