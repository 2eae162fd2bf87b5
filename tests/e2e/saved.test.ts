/** Saved for later and read lately: lists that live on the reader's device. */
import type { Page } from '@playwright/test';
import { at, openStory, type StoryOfPaper, sites } from './addresses.ts';
import { expect, faultsOf, keptStories, test, untilKept } from './device.ts';
import { isStillOpen, mark, untilDrawn } from './soft-reader.ts';

async function save(page: Page, story: StoryOfPaper, name = 'Mentés'): Promise<string> {
  const path = await openStory(page, story, untilDrawn);
  await page.getByRole('button', { name, exact: true }).click();
  return path;
}

function list(page: Page, name: 'Későbbre eltéve' | 'Legutóbb olvasott') {
  return page.getByRole('region', { name });
}

test('a story is saved, found again, and removed', async ({ page }) => {
  const path = await save(page, 'news');
  await expect(page.getByRole('button', { name: 'Mentve' })).toBeVisible();
  await expect(page.locator('[data-share-status]')).toHaveText('Bekerült a mentett cikkek közé.');
  const title = (await page.locator('[data-save]').getAttribute('data-title')) ?? '';
  await mark(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentett cikkek' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentett cikkek');
  expect(await isStillOpen(page)).toBe(true);
  const link = list(page, 'Későbbre eltéve').getByRole('link', { name: title });
  await expect(link).toHaveAttribute('href', path);
  await link.click();
  await page.getByRole('button', { name: 'Mentve' }).click();
  await expect(page.locator('[data-share-status]')).toHaveText('Kikerült a mentett cikkek közül.');
  await page.goto('/mentett');
  await expect(page.getByText('Még nincs mentett cikke.')).toBeVisible();
});

test('the lists work by keyboard, say what they do, and can be put back', async ({ page }) => {
  await save(page, 'news');
  await save(page, 'interview');
  await page.goto('/mentett');
  const saved = list(page, 'Későbbre eltéve');
  await expect(saved.getByRole('listitem')).toHaveCount(2);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faultsOf(page)).toEqual([]);
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
  expect(await faultsOf(page)).toEqual([]);
});

test('what is saved is kept whole, and goes when it is removed', async ({ page, context }) => {
  await page.goto('/', untilDrawn);
  await untilKept(page);
  await page.goto('/mentett');
  await page.getByRole('checkbox', { name: /Jegyezze meg/ }).uncheck();
  const path = await save(page, 'news');
  await expect.poll(() => keptStories(page)).toEqual([path]);
  await page.goto('/mentett');
  await expect(page.getByText('Hálózat nélkül is olvasható')).toBeVisible();
  await page.getByRole('button', { name: /^Eltávolítás: / }).click();
  const other = await context.newPage();
  await page.close();
  await other.goto('/mentett');
  await expect.poll(() => keptStories(other)).toEqual([]);
});

test('what was read is remembered until the reader does not want it', async ({ page }) => {
  const read = await openStory(page, 'news');
  await page.waitForTimeout(4_000);
  await openStory(page, 'interview', untilDrawn);
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

test('a story in English speaks English', async ({ page }) => {
  await save(page, 'english', 'Save');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(page.locator('[data-share-status]')).toHaveText('Added to your saved stories.');
  await page.goto('/mentett');
  await expect(list(page, 'Későbbre eltéve').getByRole('heading', { level: 3 })).toHaveAttribute(
    'lang',
    'en',
  );
});

test('taking back what was removed leaves what another tab saved meanwhile', async ({ page, context }) => {
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

test('a story that comes back from the browser’s memory knows whether it is saved', async ({ page }) => {
  await save(page, 'news');
  await expect(page.getByRole('button', { name: 'Mentve' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('saved-stories');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toBeVisible();
});

test('a browser that cannot even be asked has lists with nothing in them', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('', 'InvalidStateError');
    };
  });
  await page.goto('/mentett', untilDrawn);
  await expect(page.getByText('Még nincs mentett cikke.')).toBeVisible();
});

test('a picture that is gone leaves its story in the list, and no hole', async ({ page }) => {
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

test('a full list and a browser that keeps nothing are said, and nothing is lost', async ({ page }) => {
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
  test(`${site.name} has the lists, and the way to them`, async ({ page }) => {
    await page.goto(at(site, site.front), untilDrawn);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentett cikkek' }).click();
    await expect(page).toHaveURL(at(site, `${site.prefix}/mentett`));
    await expect(page.locator('body')).toHaveAttribute('data-site', site.slug);
    await expect(page.getByText('Még nincs mentett cikke.')).toBeVisible();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('no button pretends to save, and the page says what it needs', async ({ page }) => {
    await openStory(page, 'news', untilDrawn);
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
  test('stories are saved all the same, and nothing is kept that nobody would show', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      Reflect.deleteProperty(globalThis, 'caches');
    });
    await save(page, 'news');
    await page.waitForTimeout(4_000);
    await page.goto('/mentett');
    await expect(list(page, 'Későbbre eltéve').getByRole('listitem')).toHaveCount(1);
    await expect(list(page, 'Legutóbb olvasott').getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('Hálózat nélkül is olvasható')).toBeHidden();
  });
});
