/** Words that an edition replaces, where scripts use them; a second server on the same database. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type LapzartaProcess, runLapzarta } from '../lapzarta-process.ts';
import { editionFolder } from '../operating/edition-folder.ts';
import { stories } from './addresses.ts';
import { dataVariable } from './global-setup.ts';

test.describe.configure({ mode: 'default' });

const words = {
  hu: `
shell: { menu: Étlap }
converter: { wrong: Ez nem szám. }
save: { saved: Eltéve }
article: { save: Elteszem }
quiz: { submit: Beküldöm, submitAll: Beküldöm }
`,
  en: `
shell: { menu: Contents }
save: { saved: Kept }
`,
};

const edition = editionFolder();
let server: LapzartaProcess;
let address = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mkdirSync(join(edition.path, 'words'), { recursive: true });
  for (const [language, text] of Object.entries(words))
    writeFileSync(join(edition.path, 'words', `${language}.yaml`), text);
  server = runLapzarta(['serve'], {
    LAPZARTA_DATA: process.env[dataVariable] ?? '',
    LAPZARTA_EDITION: edition.path,
    LAPZARTA_CLOCK: '2026-11-21T09:00:00+01:00',
    LAPZARTA_WORK: 'off',
    PORT: '0',
  });
  address = await server.address;
});

test.afterAll(async () => {
  server.send('SIGTERM');
  await server.exit;
  edition.remove();
});

const at = (path: string): string => new URL(path, address).href;

test('an island and a page have the same words', async ({ page }) => {
  await page.goto(at('/arfolyam?amount=sok'));
  const result = page.locator('output');
  await expect(result).toHaveText('Ez nem szám.');
  await page.getByLabel('Összeg').fill('1');
  await expect(result).not.toHaveText('Ez nem szám.');
  await page.getByLabel('Összeg').fill('sok');
  await expect(result).toHaveText('Ez nem szám.');
});

/** Visible on phones only. */
const menu = (page: Page) => page.locator('header [popovertarget=menu]').first();

async function open(page: Page, story: keyof typeof stories): Promise<void> {
  const { url } = await (await page.request.get(at(`/api/articles/${stories[story]}`))).json();
  await page.goto(at(url));
}

test('a behaviour has them, in the language of the story', async ({ page }) => {
  await open(page, 'news');
  await page.getByRole('button', { name: 'Elteszem' }).click();
  await expect(page.getByRole('button', { name: 'Eltéve' })).toBeVisible();
  await expect(menu(page)).toContainText('Étlap');

  await open(page, 'english');
  await expect(menu(page)).toContainText('Contents');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kept' })).toBeVisible();
});

test('an island of React takes over what the server has rendered with them', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await open(page, 'quiz');
  await page.locator('section[id^=kviz-]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-alive]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Beküldöm' }).first()).toBeVisible();
  expect(errors).toEqual([]);
});
