/** From draft to public and back: undone, repaired, planned, withdrawn on a telephone, and in the bin. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { ofAttempt } from './attempt.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { act, choose, newStory, saved, textOf } from './writing-steps.ts';

async function readyStory(page: Page, name: string, paragraph: string): Promise<void> {
  const title = ofAttempt(name);
  await newStory(page, title);
  await textOf(page).getByText(title).click();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await page.keyboard.type(paragraph);
  await choose(page, 'Rovat', 'belf', 'Belföld');
  await choose(page, 'Szerzők', 'a', /./);
  await saved(page);
}

const state = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test('a publication is undone from its notice, by keyboard alone [ACT-07]', async ({ page }) => {
  await acceptInvitation(page, 'visszacsinal@example.com', 'editor');
  await readyStory(page, 'Elsietett cikk', 'Ez még nem kész.');
  await act(page, 'Közzéteszem');
  await state(page, 'nyilvános');
  const undo = page.getByRole('status').getByRole('button', { name: 'Visszavonás' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Visszacsinálva: minden úgy áll, mint előtte.')).toBeVisible();
  await state(page, 'vázlat');
});

test('a repair changes what readers have, and nothing that is not public [ACT-04]', async ({ page }) => {
  await acceptInvitation(page, 'javit@example.com', 'editor');
  await readyStory(page, 'Javítandó cikk', 'A híd hossza kétszáz métter.');
  await act(page, 'Közzéteszem');
  await state(page, 'nyilvános');
  await textOf(page).getByText('A híd hossza').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ez holnapra készül el.');
  await saved(page);
  const story = page.url();
  await page.getByRole('button', { name: 'További teendők' }).click();
  await page.getByRole('button', { name: 'Apró javítás', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Apró javítás' })).toBeVisible();
  await expect(textOf(page)).not.toContainText('Ez holnapra');
  await textOf(page).getByText('A híd hossza').click();
  await page.keyboard.press('End');
  for (const _ of 'tter.') await page.keyboard.press('Backspace');
  await page.keyboard.type('ter.');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Javítom' }).click();
  await expect(page).toHaveURL(story);
  await expect(textOf(page)).toContainText('kétszáz méter.');
  await expect(textOf(page)).toContainText('Ez holnapra készül el.');
  await page.getByRole('link', { name: 'Történet' }).click();
  await expect(page.getByRole('region', { name: 'Állapotok' })).toContainText(
    'Szerkesztő Szilvia javította.',
  );
});

test('a story is withdrawn on a telephone in three taps [ACT-02]', async ({ page }) => {
  await acceptInvitation(page, 'telefon@example.com', 'editor');
  await readyStory(page, 'Visszavont cikk', 'Ez nem igaz.');
  await act(page, 'Közzéteszem');
  await state(page, 'nyilvános');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'További teendők' }).click();
  await page.getByRole('button', { name: 'Visszavonom', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Visszavonom' });
  await expect(dialog.getByLabel('Később', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Visszavonom', exact: true }).click();
  await state(page, 'visszavonva');
});

test('a draft goes to the bin and comes back [ACT-14]', async ({ page }) => {
  await acceptInvitation(page, 'kuka@example.com', 'editor');
  await newStory(page, 'Kukába való');
  await act(page, 'Kukába teszem', 'menu');
  await expect(page.getByText('A vázlat a kukában van, és harminc nap után')).toBeVisible();
  await page.goto('/szerkesztoseg/?tabla=bin');
  await page.getByRole('link', { name: 'Kukába való' }).first().click();
  await act(page, 'Kiveszem a kukából');
  await expect(textOf(page)).toContainText('Kukába való');
  await expect(page.getByText('A vázlat a kukában van, és harminc nap után')).toHaveCount(0);
});
