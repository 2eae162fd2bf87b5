/** `npm test`: everything that must hold, in turn, from a fresh clone on; the last line counts. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { environment, findNode, nodeFlags } from './bootstrap/node.mjs';
import { root } from './bootstrap/root.mjs';
import { main, runAloud, runQuietly, StepError, seconds } from './bootstrap/step.mjs';

const checks = [
  ['Lint and format', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off'],
  ['Types', 'node_modules/typescript/bin/tsc', '-p', '.'],
  ['Walls of the house', 'scripts/check-house.ts'],
  ['Schema and types of the database', 'scripts/schema.ts', '--check'],
  ['Nothing unused', 'node_modules/knip/bin/knip.js', '--no-progress'],
];

await main(async () => {
  await ensureInstalled(process.stdout);
  const results = [await checked('Build', () => ensureBuilt(process.stdout))];
  for (const [name, ...program] of checks) results.push(await check(name, program));
  const reports = mkdtempSync(join(tmpdir(), 'lapzarta-reports-'));
  results.push(await runUnitTests(join(reports, 'vitest.json')));
  if (existsSync(join(root, 'playwright.config.ts'))) {
    results.push(await runJourneys(join(reports, 'playwright.json')));
  }
  rmSync(reports, { recursive: true, force: true });
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
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
    return { passed: 0, failed: 1 };
  }
}

async function check(name, program) {
  const begin = performance.now();
  const { code, output } = await runQuietly(findNode(), [...nodeFlags, ...program], options());
  if (code !== 0) console.log(output.trimEnd());
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(begin)})`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runUnitTests(report) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  return runTests('Rules and rooms', [...vitest, `--outputFile.json=${report}`], report, {}, countVitest);
}

async function runJourneys(report) {
  const browser = await ensureBrowser();
  if (browser === null) {
    console.log(
      '✗ Readers’ journeys: no browser here and none could be installed; set LAPZARTA_CHROMIUM to one.',
    );
    return { passed: 0, failed: 1 };
  }
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'];
  const settings = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, LAPZARTA_CHROMIUM: browser };
  return runTests('Readers’ journeys', playwright, report, settings, countPlaywright);
}

async function runTests(name, program, report, settings, count) {
  const begin = performance.now();
  const code = await runAloud(findNode(), program, options(settings));
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  // A run may fail without a test that did: a file that does not load, an error nobody caught.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  const sum = `${counts.passed} passed, ${counts.failed} failed`;
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name}: ${sum} (${seconds(begin)})`);
  return counts;
}

function countVitest(report) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** NODE_ENV of the shell would give the tests React's production half. */
function options(settings = {}) {
  const env = environment(settings);
  delete env.NODE_ENV;
  return { cwd: root, env };
}
