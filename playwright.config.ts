/** Readers' journeys in a real browser, against one real server that `tests/e2e/open-paper.ts` starts and stops. */
import { defineConfig } from '@playwright/test';
import { addressVariable } from './tests/e2e/open-paper.ts';

const browser = process.env.LAPZARTA_CHROMIUM;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/e2e/open-paper.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A machine that does other things as well may stand still for seconds: only what never comes is a failure.
  timeout: 90_000,
  globalTimeout: 35 * 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'node_modules/.cache/playwright',
  reporter: 'line',
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    baseURL: process.env[addressVariable] ?? '',
    browserName: 'chromium',
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    // A worker answers in the place of what a test watches: those that want one say so.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--no-first-run',
      ],
    },
  },
});
