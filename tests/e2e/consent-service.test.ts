/** Mode `tcf`: the sandbox of a consent service plays each answer; a second server on the same database. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type LapzartaProcess, runLapzarta } from '../lapzarta-process.ts';
import { editionFolder } from '../operating/edition-folder.ts';
import { dataVariable } from './global-setup.ts';
import { recordThirdParties } from './third-parties.ts';

// The tests share two servers, so they run in order.
test.describe.configure({ mode: 'default' });
test.use({ storageState: { cookies: [], origins: [] } });

const editions = { tcf: editionFolder(), none: editionFolder() };
const servers: LapzartaProcess[] = [];
const addresses = { tcf: '', none: '' };

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const consent = {
    tcf: 'consent: { mode: tcf, policyVersion: "2026-11", cmp: { script: sandbox } }',
    none: 'consent: { mode: none }',
  };
  for (const mode of ['tcf', 'none'] as const) {
    const file = join(editions[mode].path, 'edition.yaml');
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(/^consent: .*$/m, consent[mode]);
    expect(changed).not.toBe(text);
    writeFileSync(file, changed);
    const server = runLapzarta(['serve'], {
      LAPZARTA_DATA: process.env[dataVariable] ?? '',
      LAPZARTA_EDITION: editions[mode].path,
      LAPZARTA_CLOCK: '2026-11-21T09:00:00+01:00',
      LAPZARTA_WORK: 'off',
      PORT: '0',
    });
    servers.push(server);
    addresses[mode] = await server.address;
  }
});

test.afterAll(async () => {
  for (const server of servers) server.send('SIGTERM');
  await Promise.all(servers.map(({ exit }) => exit));
  for (const edition of Object.values(editions)) edition.remove();
});

const open = (page: Page, path = '/legfrissebb') => page.goto(new URL(path, addresses.tcf).href);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Hozzájárulás' });
const answer = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();
const html = (page: Page) => page.locator('html');
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Sütibeállítások' });
const recordOf = async (page: Page): Promise<URLSearchParams> => {
  const cookies = await page.context().cookies();
  return new URLSearchParams(cookies.find(({ name }) => name === 'consent')?.value ?? '');
};

test('without an answer nothing is granted, and only the service is loaded [S18]', async ({
  page,
  context,
}) => {
  const requested = await recordThirdParties(context);
  const own: string[] = [];
  page.on('request', (request) => own.push(new URL(request.url()).pathname));
  await open(page);
  await expect(dialog(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  expect(own.filter((path) => path.startsWith('/__'))).toEqual(['/__cmp/tcf.js']);
  expect((await recordOf(page)).size).toBe(0);
  await expect(html(page)).toHaveAttribute('data-consent', '');
  await expect(html(page)).not.toHaveAttribute('data-ads');
  // Our own banner stays away.
  await expect(page.locator('[data-consent-banner]')).toHaveCount(0);
});

test('accepting, refusing and a part of it are copied into the record, with the service’s own string [S18]', async ({
  page,
}) => {
  const published = 'COvFyGBOvFyGBAbAAAENAPCAAOAAAAAAAAAAAEEUACCKAAA';
  await open(page);
  await answer(page, 'Mindent elfogadok');
  await expect(html(page)).toHaveAttribute('data-ads', 'granted');
  const accepted = await recordOf(page);
  expect(accepted.get('s')).toBe('cmp');
  expect(accepted.get('g')).toBe('statistics ads personalisedAds socialMedia');
  expect(accepted.get('tc')).toBe(published);
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-ads', 'granted');
  await expect(dialog(page)).toBeHidden();

  // Withdrawn on the open page, in the service's own dialog; while the service is missing the link leads to a page.
  await page.waitForLoadState('networkidle');
  await settings(page).click();
  await answer(page, 'Mindent elutasítok');
  await expect(html(page)).not.toHaveAttribute('data-ads');
  expect((await recordOf(page)).get('g')).toBe('');

  await settings(page).click();
  await answer(page, 'Csak a mérést');
  await expect(html(page)).toHaveAttribute('data-consent', 'statistics');
  await expect(html(page)).not.toHaveAttribute('data-ads');
});

test('a service that is blocked grants nothing, and the link leads to the page of cookies [S17, S18]', async ({
  page,
}) => {
  await page.route('**/__cmp/**', (route) => route.abort());
  await open(page);
  await expect(html(page)).toHaveAttribute('data-consent', '');
  await settings(page).click();
  await expect(page).toHaveURL(/\/sutik$/);
  await expect(page.getByText('külső, tanúsított szolgáltatás')).toBeVisible();
  expect((await recordOf(page)).size).toBe(0);
});

test('an answer to our own banner does not count here [S18]', async ({ page, context }) => {
  const value = 'v=1&p=2026-11&t=1795600000&s=banner&g=statistics+ads&e=';
  await context.addCookies([{ name: 'consent', value, url: addresses.tcf }]);
  await open(page);
  await expect(html(page)).toHaveAttribute('data-consent', '');
  await expect(html(page)).not.toHaveAttribute('data-ads');
});

test('in mode none there is neither a question nor a link, and nothing of others is loaded [S18]', async ({
  page,
  context,
}) => {
  const requested = await recordThirdParties(context);
  // A record of an earlier mode is none.
  const value = 'v=1&p=1&t=1795600000&s=banner&g=statistics+ads&e=';
  await context.addCookies([{ name: 'consent', value, url: addresses.none }]);
  await page.goto(addresses.none);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await expect(page.locator('[data-consent-banner]')).toHaveCount(0);
  await expect(settings(page)).toHaveCount(0);
  await expect(html(page)).not.toHaveAttribute('data-ads');
});
