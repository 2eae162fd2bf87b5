/**
 * The football page while a match is played: a server of its own, whose fixed clock is in the eleventh minute of
 * Hungary–Switzerland. A second server on the same database, with a later clock, records the goal that follows.
 */
import type { Browser } from '@playwright/test';
import { dataFolder, type LapzartaProcess, runLapzarta } from '../lapzarta-process.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { expect, test } from './strict-test.ts';

const path = '/rovat/sport/foci?liga=4';
const servers: LapzartaProcess[] = [];
let folder: ReturnType<typeof dataFolder>;

test.afterAll(async () => {
  for (const server of servers.toReversed()) {
    server.send('SIGTERM');
    await server.exit;
  }
  folder.remove();
});

async function serverAt(clock: string): Promise<string> {
  const server = runLapzarta(['serve'], { LAPZARTA_DATA: folder.path, LAPZARTA_CLOCK: clock, PORT: '0' });
  servers.push(server);
  return server.address;
}

/** Spain–Croatia begins at 18:00 in Budapest, at noon in New York, at 4:00 of the next day in Auckland [FOOT-03]. */
async function showsTimesOfDevice(browser: Browser, address: string): Promise<void> {
  for (const [timezoneId, time, isOther] of [
    ['America/New_York', '12:00', true],
    ['Pacific/Auckland', 'jún. 16., 4:00', true],
    ['Europe/Vienna', '18:00', false],
  ] as const) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
    const kickOff = page.locator('[data-id=foci] li', { hasText: 'Spanyolország' }).locator('time');
    await page.goto(address);
    await expect(page.locator('[data-id=foci] [data-ready]')).toBeVisible();
    await expect(kickOff).toHaveText(time);
    await expect(page.getByText('A kezdési idők az eszköz helyi ideje szerint.')).toBeVisible({
      visible: isOther,
    });
    // A day that is opened in place has them, too.
    const day = page.locator('#foci-nap');
    await page.getByRole('link', { name: 'Következő nap' }).click();
    await expect(day).toContainText('június 16.');
    await page.getByRole('link', { name: 'Előző nap' }).click();
    await expect(day).toContainText('június 15.');
    await expect(kickOff).toHaveText(time);
    expect(faults).toEqual([]);
    await context.close();
  }
}

test('a goal appears in place, moves nothing, and is said; kick-offs are in the time of the device [FOOT-11] [FOOT-03]', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(240_000);
  folder = dataFolder();
  const shows = async (server: string, text: string) =>
    expect(async () => {
      expect(await (await request.get(new URL(path, server).href)).text()).toContain(text);
    }).toPass({ timeout: 60_000 });
  const address = await serverAt('2024-06-15T15:10:30+02:00');
  await shows(address, '11. perc');
  await watchShifts(page);
  await page.goto(new URL(path, address).href);
  await expect(page.locator('[data-id=foci] [data-ready]')).toBeVisible();
  const match = page.getByRole('link', { name: /Magyarország/ });
  await expect(match).toHaveText(/11\. percMagyarország0Svájc0/);
  await page.waitForLoadState('networkidle');
  await showsTimesOfDevice(browser, new URL(path, address).href);
  const before = await shiftsOf(page);
  const later = await serverAt('2024-06-15T15:13:30+02:00');
  await shows(later, '14. perc');
  await expect(match).toHaveText(/Magyarország0Svájc1/, { timeout: 40_000 });
  await expect(page.locator('[data-id=foci]').getByRole('status')).toHaveText('Magyarország–Svájc 0–1');
  const after = await shiftsOf(page);
  expect(after.sum - before.sum, after.moved).toBe(0);
});
