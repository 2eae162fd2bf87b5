/** Saved and recently read stories: lists stored on the reader's device. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { at, openStory, type SampleStoryName, sites } from './addresses.ts';
import { expect, offlineCopies, test, untilWorkerActive } from './offline-test.ts';
import { isNotReloaded, markDocument, untilParsed } from './soft-navigation-steps.ts';

async function save(page: Page, story: SampleStoryName, name = 'Mentés'): Promise<string> {
  const path = await openStory(page, story, untilParsed);
  await page.getByRole('button', { name, exact: true }).click();
  return path;
}

/** The browser's record of stories that were read. */
function remembered(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('read-stories') ?? '');
}

function list(page: Page, name: 'Későbbre eltéve' | 'Legutóbb olvasott') {
  return page.getByRole('region', { name });
}

test('the reader saves a story, finds it in the list, and removes it', async ({ page }) => {
  const path = await save(page, 'news');
  await expect(page.getByRole('button', { name: 'Mentve' })).toBeVisible();
  await expect(page.locator('[data-share-status]')).toHaveText('Bekerült a mentett cikkek közé.');
  const title = (await page.locator('[data-save]').getAttribute('data-title')) ?? '';
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentett cikkek' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentett cikkek');
  expect(await isNotReloaded(page)).toBe(true);
  const link = list(page, 'Későbbre eltéve').getByRole('link', { name: title });
  await expect(link).toHaveAttribute('href', path);
  await link.click();
  await page.getByRole('button', { name: 'Mentve' }).click();
  await expect(page.locator('[data-share-status]')).toHaveText('Kikerült a mentett cikkek közül.');
  await page.goto('/mentett');
  await expect(page.getByText('Még nincs mentett cikke.')).toBeVisible();
});

test('the lists work by keyboard, announce changes, and removals can be undone', async ({ page }) => {
  await save(page, 'news');
  await save(page, 'interview');
  await page.goto('/mentett');
  const saved = list(page, 'Későbbre eltéve');
  await expect(saved.getByRole('listitem')).toHaveCount(2);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await saved
    .getByRole('button', { name: /^Eltávolítás: / })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /^Eltávolítva: / })).toBeVisible();
  await expect(saved.getByRole('button', { name: /^Eltávolítás: / })).toBeFocused();
  await page.getByRole('button', { name: 'Visszavonás' }).press('Enter');
  await expect(saved.getByRole('listitem')).toHaveCount(2);
  await saved.getByRole('button', { name: 'Összes törlése' }).press('Enter');
  await expect(saved.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Visszavonás' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Még nincs mentett cikke.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a saved story has an offline copy, which is deleted when the story is removed', async ({
  page,
  context,
}) => {
  await page.goto('/', untilParsed);
  await untilWorkerActive(page);
  await page.goto('/mentett');
  await page.getByRole('checkbox', { name: /Jegyezze meg/ }).uncheck();
  const path = await save(page, 'news');
  await expect.poll(() => offlineCopies(page)).toEqual([path]);
  await page.goto('/mentett');
  await expect(page.getByText('Hálózat nélkül is olvasható')).toBeVisible();
  await page.getByRole('button', { name: /^Eltávolítás: / }).click();
  const other = await context.newPage();
  await page.close();
  await other.goto('/mentett');
  await expect.poll(() => offlineCopies(other)).toEqual([]);
});

test('read stories are remembered until the reader switches that off', async ({ page }) => {
  const read = await openStory(page, 'news');
  await expect.poll(() => remembered(page)).toContain(read);
  await openStory(page, 'interview', untilParsed);
  await page.goto('/mentett');
  const history = list(page, 'Legutóbb olvasott');
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history.getByRole('link')).toHaveAttribute('href', read);
  await history.getByRole('button', { name: 'Összes törlése' }).click();
  await expect(history.getByText('Itt jelenik meg, amit legutóbb olvasott.')).toBeVisible();
  await history.getByRole('checkbox').uncheck();
  await openStory(page, 'news');
  await page.waitForTimeout(4_000);
  await page.goto('/mentett');
  await expect(history.getByRole('checkbox')).not.toBeChecked();
  await expect(history.getByRole('listitem')).toHaveCount(0);
});

test('an English story has English labels for saving', async ({ page }) => {
  await save(page, 'english', 'Save');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(page.locator('[data-share-status]')).toHaveText('Added to your saved stories.');
  await page.goto('/mentett');
  await expect(list(page, 'Későbbre eltéve').getByRole('heading', { level: 3 })).toHaveAttribute(
    'lang',
    'en',
  );
});

test('undoing a removal keeps what another tab has saved meanwhile', async ({ page, context }) => {
  await save(page, 'news');
  await page.goto('/mentett');
  const saved = list(page, 'Későbbre eltéve');
  await saved.getByRole('button', { name: /^Eltávolítás: / }).click();
  const other = await context.newPage();
  await save(other, 'interview');
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Visszavonás' }).click();
  await expect(saved.getByRole('listitem')).toHaveCount(2);
  await expect(other.getByRole('button', { name: 'Mentve' })).toBeVisible();
});

test('a story restored from the back/forward cache shows whether it is saved', async ({ page }) => {
  await save(page, 'news');
  await expect(page.getByRole('button', { name: 'Mentve' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('saved-stories');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toBeVisible();
});

test('without access to the browser’s storage the lists are empty', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('', 'InvalidStateError');
    };
  });
  await page.goto('/mentett', untilParsed);
  await expect(page.getByText('Még nincs mentett cikke.')).toBeVisible();
});

test('a story whose picture is gone stays in the list, without a picture', async ({ page }) => {
  await page.addInitScript(() => {
    const image = '/kepek/aaaaaaaaaaaaaaaa/nincs-3x2-250.webp';
    const story = { path: '/hid', title: 'Új híd épül', lead: '', image, language: 'hu' };
    localStorage.setItem('saved-stories', JSON.stringify([story]));
  });
  await page.goto('/mentett');
  const item = list(page, 'Későbbre eltéve').getByRole('listitem');
  await expect(item.getByRole('link', { name: 'Új híd épül' })).toBeVisible();
  await expect(item.locator('img')).toHaveCount(0);
});

test('a full list and a full storage show a message, and nothing is lost', async ({ page }) => {
  await page.addInitScript(() => {
    const story = (at: number) => ({ path: `/${at}`, title: `${at}`, lead: '', image: '', language: 'hu' });
    localStorage.setItem('saved-stories', JSON.stringify(Array.from({ length: 100 }, (_, at) => story(at))));
  });
  await save(page, 'news');
  await expect(page.locator('[data-share-status]')).toHaveText(/^Betelt a lista/);
  await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toBeVisible();
  await page.addInitScript(() => {
    localStorage.setItem('saved-stories', '{"nem":"lista"}');
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await save(page, 'news');
  await expect(page.locator('[data-share-status]')).toHaveText(/nem engedi/);
});

for (const site of sites) {
  test(`${site.name} has the lists, and links to them`, async ({ page }) => {
    await page.goto(at(site, site.front), untilParsed);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentett cikkek' }).click();
    await expect(page).toHaveURL(at(site, `${site.prefix}/mentett`));
    await expect(page.locator('body')).toHaveAttribute('data-site', site.slug);
    await expect(page.getByText('Még nincs mentett cikke.')).toBeVisible();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no save button, and the page says that it needs JavaScript', async ({ page }) => {
    await openStory(page, 'news', untilParsed);
    await expect(page.locator('[data-save]')).toBeHidden();
    for (const path of ['/mentett', '/offline']) {
      await page.goto(path);
      await expect(page.getByText('ehhez JavaScript kell')).toBeVisible();
      await expect(page.locator('main').getByRole('button')).toHaveCount(0);
      expect((await page.locator('main').boundingBox())?.height, 'no room for lists').toBeLessThan(900);
    }
  });
});

test.describe('without workers', () => {
  test.use({ serviceWorkers: 'block' });
  test('stories can be saved, and no offline copies are promised', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      Reflect.deleteProperty(globalThis, 'caches');
    });
    const path = await save(page, 'news');
    await expect.poll(() => remembered(page)).toContain(path);
    await page.goto('/mentett');
    await expect(list(page, 'Későbbre eltéve').getByRole('listitem')).toHaveCount(1);
    await expect(list(page, 'Legutóbb olvasott').getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('Hálózat nélkül is olvasható')).toBeHidden();
  });
});
