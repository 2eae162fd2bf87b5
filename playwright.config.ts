/** Readers' journeys in a real browser, against one real server that `tests/e2e/global-setup.ts` starts and stops. */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { addressVariable } from './tests/e2e/global-setup.ts';

const browser = process.env.LAPZARTA_CHROMIUM;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  // One more than cores: tests wait for time limits, polls and other processes.
  workers: Math.min(availableParallelism(), 3) + 1,
  retries: 0,
  // A machine that does other things as well may stand still for seconds: only what never comes is a failure.
  timeout: 180_000,
  // The rest of the time of `npm test`; a run of its own gets most of an hour.
  globalTimeout: Number(process.env.LAPZARTA_E2E_MS ?? 55 * 60_000),
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
    // A service worker would answer the requests that a test observes: tests that need one allow it.
    serviceWorkers: 'block',
    // Refused: the banner would cover the end of every page. `consent.test.ts` has first visits.
    storageState: { cookies: ['localhost', 'transtelex.localhost'].map(refusedOn), origins: [] },
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

function refusedOn(domain: string) {
  const value = 'v=1&p=2026-11&t=1795600000&s=banner&g=&e=';
  const rest = { path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const;
  return { name: 'consent', value, domain, ...rest };
}
