/**
 * A front from its draft to its readers and back, and breaking news, which is a launch of the same front: one after
 * the other. Readers of other tests do not read the regional edition's.
 */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { at, sites } from './addresses.ts';
import { ofAttempt } from './attempt.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { button, checkOnTelephone, dialogOf, telephone } from './telephone-steps.ts';

const address = (site: string) => `/szerkesztoseg/cimlapok/${site}`;
const box = (page: Page, slug: string) => page.locator(`[data-box="${slug}"]`);
const state = (page: Page) => page.getByRole('status').filter({ hasText: /^A vázlat(ban| ugyanaz)/ });

function regional(): string {
  const site = sites.find(({ isRegional }) => isRegional);
  if (!site) throw new Error('there is no regional edition');
  return at(site, '/');
}

test.describe.configure({ mode: 'default' });

test('is edited, launched and taken back by keyboard alone, and readers see it', async ({
  page,
  browser,
}) => {
  await acceptInvitation(page, 'cimlapos@example.com', 'editor');
  await page.goto(address('transtelex'));
  await expect(state(page)).toContainText('ugyanaz');
  const lead = box(page, 'vezeto');
  const former = (await lead.getByRole('link').first().textContent()) ?? '';
  await lead.getByRole('button', { name: /^Cikk ide/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox', { name: 'Keresés címre' })).toBeFocused();
  await page.keyboard.type('elfelejtett');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  const chosen = (await dialog.getByRole('listitem').locator('p').first().textContent()) ?? '';
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: chosen })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lead.getByRole('link', { name: chosen })).toBeFocused();
  await expect(lead).toContainText('nem fér ki');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(lead.getByRole('link', { name: chosen })).toBeFocused();
  await expect(lead.getByRole('link').first()).toHaveText(former);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(lead.getByRole('link').first()).toHaveText(chosen);

  const readers = await (await browser.newContext()).newPage();
  // Lists of the page may have both as well: the lead comes first.
  const isLead = async () => {
    await readers.goto(regional());
    // Pages put no-break spaces and soft hyphens into titles.
    const words = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ');
    const main = words(await readers.getByRole('main').innerText());
    const [at, other] = [main.indexOf(words(chosen)), main.indexOf(words(former))];
    return at >= 0 && (other < 0 || at < other);
  };
  expect(await isLead()).toBe(false);

  await page.keyboard.press('Control+Enter');
  const launch = page.getByRole('dialog', { name: 'Mi változik?' });
  await expect(launch).toContainText(`${chosen} bekerül`);
  await expect(launch).toContainText(`${former} lekerül`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await launch.getByRole('button', { name: 'Élesítem' }).press('Enter');
  const undo = page.getByRole('button', { name: 'Mégsem' });
  await expect(undo).toBeVisible();
  await expect.poll(isLead).toBe(true);
  await undo.press('Enter');
  await expect(page.getByText(/Visszacsinálva/)).toBeVisible();
  await expect(lead.getByRole('link').first()).toHaveText(chosen);
  await expect.poll(isLead).toBe(false);

  await page.getByRole('button', { name: 'További teendők' }).click();
  await page.getByRole('button', { name: 'Korábbi címlapok' }).click();
  const launches = page.getByRole('dialog').getByRole('listitem');
  await expect(launches.first()).toHaveText(/visszacsinálta/);
  await expect(launches.nth(1)).toHaveText(/élesítette/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'További teendők' }).click();
  await page.getByRole('button', { name: 'A vázlat elvetése' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'A vázlat elvetése' }).click();
  await expect(state(page)).toContainText('ugyanaz');
});

test('is edited by two at once: by dragging, and on a telephone', async ({ page, browser }) => {
  await acceptInvitation(page, 'ketten@example.com', 'editor');
  await page.goto(address('telex'));
  const storage = await page.context().storageState();
  const other = await (
    await browser.newContext({ storageState: storage, viewport: { width: 360, height: 740 }, hasTouch: true })
  ).newPage();
  await other.goto(page.url());
  const lead = box(page, 'vezeto');
  const shelf = page.getByRole('complementary', { name: 'Cikkek' });
  await shelf.getByRole('searchbox').fill('bomba');
  const story = shelf.getByRole('listitem').first();
  await expect(story).toContainText('bomba');
  const title = (await story.locator('p').first().textContent()) ?? '';
  await story.dragTo(lead.getByRole('listitem').first(), { targetPosition: { x: 20, y: 2 } });
  await expect(lead.getByRole('link').first()).toHaveText(title);
  const theirs = box(other, 'vezeto');
  await expect(theirs.getByRole('link').first()).toHaveText(title);

  const last = theirs.locator('ol > li').last();
  const replaced = (await last.getByRole('link').textContent()) ?? '';
  await last.getByRole('button', { name: `Teendők: ${replaced}` }).click();
  await last.getByRole('button', { name: 'Csere…' }).click();
  const choice = other.getByRole('dialog').getByRole('listitem').nth(9);
  const instead = (await choice.locator('p').first().textContent()) ?? '';
  await choice.getByRole('button').click();
  await expect(theirs.getByRole('link', { name: instead })).toBeVisible();
  await expect(lead.getByRole('link', { name: replaced })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [shown, width] of [
      [other, 360],
      [page, 1024],
      [page, 1440],
    ] as const) {
      await shown.emulateMedia({ colorScheme });
      await shown.setViewportSize({ width, height: 800 });
      expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await accessibilityFaults(shown), `at ${width} px`).toEqual([]);
    }
  await other.getByRole('button', { name: 'További teendők' }).click();
  await other.getByRole('button', { name: 'A vázlat elvetése' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'A vázlat elvetése' }).click();
  await expect(state(page)).toContainText('ugyanaz');
});

test.describe('on a telephone', () => {
  test.use(telephone);

  test('a story is replaced and removed, a launch taken back [NRA-02]', async ({ page }) => {
    await acceptInvitation(page, 'cimlap-telefon@example.com', 'editor');
    await page.goto(address('transtelex'));
    const stories = box(page, 'vezeto').locator('ol > li');
    await expect(stories.first()).toBeVisible();
    await checkOnTelephone(page, 'cimlap');
    const replaced = (await stories.first().getByRole('link').textContent()) ?? '';
    await button(page, `Teendők: ${replaced}`).first().tap();
    await checkOnTelephone(page, 'cimlap-teendok');
    await button(page, 'Csere…').tap();
    await dialogOf(page).getByRole('searchbox').fill('elfelejtett');
    const choice = dialogOf(page).getByRole('listitem');
    await expect(choice).toHaveCount(1);
    await checkOnTelephone(page, 'cimlap-csere');
    const chosen = (await choice.locator('p').first().textContent()) ?? '';
    await choice.getByRole('button').tap();
    await expect(stories.first().getByRole('link')).toHaveText(chosen);
    await button(page, 'Élesítem').first().tap();
    const launch = page.getByRole('dialog', { name: 'Mi változik?' });
    await expect(launch).toContainText(`${replaced} lekerül`);
    await checkOnTelephone(page, 'cimlap-elesites');
    await launch.getByRole('button', { name: /lesítem$/ }).tap();
    await button(page, 'Mégsem').tap();
    await expect(page.getByText(/Visszacsinálva/)).toBeVisible();
    await checkOnTelephone(page, 'cimlap-visszacsinalva');
    await button(page, `Teendők: ${chosen}`).first().tap();
    await page.getByRole('button', { name: /^Leveszem/ }).tap();
    await expect(stories.filter({ hasText: chosen })).toHaveCount(0);
    await button(page, 'További teendők').tap();
    await button(page, 'A vázlat elvetése').tap();
    await dialogOf(page).getByRole('button', { name: 'A vázlat elvetése' }).tap();
    await expect(state(page)).toContainText('ugyanaz');
  });
});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 360],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('breaking news goes out by one dialog, and says that it cannot be undone [ACT-11]', async ({
      page,
    }) => {
      await acceptInvitation(page, `rendkivuli-${width}@example.com`, 'editor');
      await page.goto('/szerkesztoseg/');
      await expect(page.getByRole('heading', { name: 'Cikkek' })).toBeVisible();
      const dialog = page.getByRole('dialog', { name: 'Rendkívüli hír' });
      if (width > 1000) {
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: 'Cikk címe vagy parancs' }).fill('rendkív');
        await page.getByRole('option', { name: 'Rendkívüli hír' }).waitFor();
        await page.keyboard.press('Enter');
      } else await page.getByRole('button', { name: 'Rendkívüli hír' }).click();
      const title = ofAttempt(`Leállt a metró ${width}`);
      await dialog.getByLabel('Cím', { exact: true }).fill(title);
      await dialog.getByLabel('Egy mondat').fill('Pótlóbusz jár.');
      await dialog.getByRole('button', { name: 'Megnézem, mi megy ki' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('Kell hozzá cím, egy mondat és rovat.');
      await dialog.getByLabel('Oldal').selectOption('transtelex');
      await dialog.getByRole('combobox', { name: 'Rovat' }).fill('k');
      await dialog.getByRole('listbox').getByRole('option').first().click();
      await dialog.getByLabel(/^Fontos erdélyi hírek/).check();
      expect(await accessibilityFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Megnézem, mi megy ki' }).click();
      await expect(dialog).toContainText('nem lehet visszacsinálni');
      await expect(dialog.getByRole('figure').first()).toContainText(title);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await dialog.getByRole('button', { name: 'Kiadom' }).click();
      await expect(page).toHaveURL(/\/szerkesztoseg\/cikk\/\d+$/);
      await expect(page.getByRole('textbox', { name: 'A cikk szövege' })).toContainText(title);

      // Of the regional edition, whose front no other test compares.
      await page.goto(regional());
      await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
      await page.goto('/szerkesztoseg/ertesitesek');
      await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(
        'Fontos erdélyi hírek',
      );
    });
  });
}
