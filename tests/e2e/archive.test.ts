/** Searching the archive: by keyboard, with a screen reader, by touch, and without script. */
import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { at, sites } from './addresses.ts';
import { expect, test } from './strict-test.ts';

/** Does not wait for images. */
const untilParsed = { waitUntil: 'domcontentloaded' } as const;

const tags = (filters: object): string => `filters=${encodeURIComponent(JSON.stringify(filters))}`;

function fieldOf(page: Page): Locator {
  return page.getByRole('main').locator('[name=term]');
}

function chips(page: Page): Locator {
  return page.getByRole('list', { name: 'Szűrők' }).getByRole('listitem');
}

async function typeIntoField(page: Page, text: string): Promise<Locator> {
  await fieldOf(page).click();
  // In one event: the list for a part of the text would be replaced after the choice.
  await page.keyboard.insertText(text);
  const options = page.getByRole('listbox', { name: 'Javaslatok' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  return options;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const site of sites) {
    test(`the reader opens the archive of ${site.name} from its header and searches [SITE-15, SRCH-01]`, async ({
      page,
    }) => {
      await page.goto(at(site, site.front), untilParsed);
      await page.getByRole('banner').getByRole('link', { name: 'Keresés' }).click();
      await expect(page).toHaveURL(at(site, `${site.prefix}/archivum`));
      await fieldOf(page).fill('a');
      // A server's first search waits until the dictionary has loaded.
      await Promise.all([
        page.waitForURL(/[?&]term=a(&|$)/, untilParsed),
        page.getByRole('main').getByRole('button', { name: 'Keresés' }).click(),
      ]);
      await expect(fieldOf(page)).toHaveValue('a');
    });
  }

  test('the reader removes one filter, and the rest of the query stays [SRCH-01]', async ({ page }) => {
    await page.goto(`/archivum?sort=time&${tags({ and_tags: ['hidak'], authors: ['halmi-bence'] })}`);
    await expect(chips(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'Szűrő elvétele: hidak' }).click();
    await expect(chips(page)).toHaveCount(1);
    expect(page.url()).toContain('sort=time');
    expect(page.url()).toContain('halmi-bence');
  });

  test('the reader narrows the results by date, and the next page keeps the query [LIST-06, LIST-08]', async ({
    page,
  }) => {
    await page.goto('/archivum');
    await page.getByText('Időszak').click();
    await page.getByLabel('Ettől').fill('2026-01-01');
    await page.getByRole('button', { name: 'Szűkítés' }).click();
    await page.getByRole('link', { name: 'Következő oldal' }).click();
    const query = new URL(page.url()).searchParams;
    expect([query.get('from'), query.get('oldal')]).toEqual(['2026-01-01', '2']);
    await expect(page.getByLabel('Ettől')).toHaveValue('2026-01-01');
  });
});

test('a search without results keeps the form and suggests simpler searches [X08]', async ({ page }) => {
  const answer = await page.goto('/archivum?term=xyzzyxyzzy%20zsuppszika');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Nincs találat' })).toBeVisible();
  await expect(fieldOf(page)).toHaveValue('xyzzyxyzzy zsuppszika');
  await page.getByRole('link', { name: 'Csak ez a szó: zsuppszika' }).click();
  await expect(fieldOf(page)).toHaveValue('zsuppszika');
});

test.describe('autocomplete of the search field', () => {
  test.beforeEach(async ({ page }) => void (await page.goto('/archivum')));

  test('shows suggestions in groups, as an accessible combobox [SRCH-05, SRCH-06]', async ({ page }) => {
    const options = await typeIntoField(page, 'k');
    const field = page.getByRole('main').getByRole('combobox', { name: 'Keresés' });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');
    for (const group of ['Témák', 'Szerzők', 'Cím', 'Rovatok'])
      await expect(page.getByRole('group', { name: group })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Témák' }).getByRole('option').first()).toContainText(
      'cikk',
    );
    const count = await options.count();
    expect(count).toBeLessThanOrEqual(25);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'javaslat' })).toHaveText(
      `${count} javaslat. Nyilakkal választhat.`,
    );
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('works with arrows, Home, End and Escape while the focus stays in the field', async ({ page }) => {
    const options = await typeIntoField(page, 'h');
    const field = fieldOf(page);
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.press('End');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('h');
    await expect(field).toBeFocused();
  });

  test('adds the chosen suggestion as a filter, searches, and the reader can type on [SRCH-07, SRCH-12]', async ({
    page,
  }) => {
    const options = await typeIntoField(page, 'halmi');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveText(/Halmi Bence/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/halmi-bence/);
    await expect(page).not.toHaveURL(/#/);
    await expect(chips(page)).toHaveText([/Halmi Bence/]);
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('');
  });

  test('searches for the typed term when Enter is pressed without a choice', async ({ page }) => {
    await typeIntoField(page, 'hidak');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/archivum\?term=hidak$/);
    await expect(chips(page)).toHaveCount(0);
  });

  test('adds a filter after a term that was searched for, and keeps the term', async ({ page }) => {
    await page.goto('/archivum?term=a');
    await fieldOf(page).press('End');
    await typeIntoField(page, ' halmi');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(chips(page)).toHaveText([/Halmi Bence/]);
    await expect(fieldOf(page)).toHaveValue('a');
  });

  test('turns pasted text with semicolons into filters where suggestions match [SRCH-07, SRCH-11]', async ({
    page,
  }) => {
    await fieldOf(page).click();
    await page.waitForLoadState('networkidle');
    await fieldOf(page).fill('halmi bence; ilyen téma nincs; hidak');
    await expect(page).toHaveURL(/halmi-bence/);
    await expect(chips(page)).toHaveCount(2);
    await expect(fieldOf(page)).toHaveValue('ilyen téma nincs');
  });

  test('turns text into filters that was pasted before its script loaded [SRCH-07]', async ({ page }) => {
    let goOn = () => {};
    const pasted = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/tag-field*', async (route) => {
      await pasted;
      await route.continue();
    });
    await fieldOf(page).fill('halmi bence; hidak');
    goOn();
    await expect(page).toHaveURL(/halmi-bence/);
    await expect(chips(page)).toHaveCount(2);
  });

  test('refuses names of groups and filters that are already set [SRCH-08, SRCH-11]', async ({ page }) => {
    await typeIntoField(page, 't');
    await fieldOf(page).fill('Témák;');
    await expect(page.getByText('A „Témák” egy csoport neve')).toBeVisible();
    await expect(chips(page)).toHaveCount(0);
    await page.goto(`/archivum?${tags({ authors: ['halmi-bence'] })}`);
    await typeIntoField(page, 'h');
    await fieldOf(page).fill('Halmi Bence;');
    await expect(page.getByText(/„Halmi Bence” (már szerepel|nincs a javaslatok)/)).toBeVisible();
    await expect(chips(page)).toHaveCount(1);
  });

  test('marks the last filter on Backspace, and removes it on a second one within a second [SRCH-13]', async ({
    page,
  }) => {
    await page.goto(`/archivum?${tags({ and_tags: ['hidak'], authors: ['halmi-bence'] })}`);
    const loaded = page.waitForResponse(/tag-field/);
    await fieldOf(page).focus();
    await loaded;
    const last = chips(page).last();
    await expect(async () => {
      await page.keyboard.press('Backspace');
      await expect(last).toHaveAttribute('data-marked', '', { timeout: 300 });
    }).toPass();
    await expect(last).not.toHaveAttribute('data-marked');
    // In one task: a machine that stands still between two keys would let the second pass.
    await fieldOf(page).evaluate((field) => {
      for (let press = 0; press < 2; press += 1)
        field.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, cancelable: true }),
        );
    });
    await expect(chips(page)).toHaveCount(1);
    await expect(page).not.toHaveURL(/halmi-bence/);
  });
});

test('the search box of a section collects filters without searching, and the section stays [SRCH-09, SRCH-12]', async ({
  page,
}) => {
  await page.goto('/rovat/szepkilatas');
  const form = page.locator('[data-search-form=tags]');
  const address = page.url();
  const field = page.getByLabel('Keresés a túrák között');
  await field.click();
  await page.keyboard.insertText('halmi');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveText([/Szép kilátás/, /Halmi Bence/]);
  await expect(form.locator('[name=filters]')).toHaveValue(
    '{"superTags":["szepkilatas"],"authors":["halmi-bence"]}',
  );
  await page.getByRole('link', { name: 'Szűrő elvétele: Halmi Bence' }).click();
  await expect(chips(page)).toHaveText([/Szép kilátás/]);
  await expect(field).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(page.getByText('nem vehető el')).toBeVisible();
  await expect(chips(page)).toHaveText([/Szép kilátás/]);
  await expect(page.getByRole('link', { name: 'Szűrő elvétele' })).toHaveCount(0);
  expect(page.url()).toBe(address);
  await field.fill('erdő');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/archivum\?.*szepkilatas/);
});

test('what the search fields of sections say fits a phone [SRCH-09]', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const section of ['velemeny', 'ellenorzo', 'szepkilatas']) {
    await page.goto(`/rovat/${section}`);
    await page.evaluate(() => document.fonts.ready);
    const room = await page.locator('main [data-search-term]').evaluate((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const text = document.createElement('span');
      text.textContent = field.getAttribute('placeholder');
      Object.assign(text.style, { font, position: 'fixed', whiteSpace: 'nowrap' });
      document.body.append(text);
      const { width } = text.getBoundingClientRect();
      return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width;
    });
    expect(room, section).toBeGreaterThan(0);
  }
});

test('a search works while suggestions are unavailable', async ({ page, noticed }) => {
  await page.route('**/api/search/autocomplete**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/archivum');
  await fieldOf(page).click();
  await fieldOf(page).pressSequentially('hidak');
  await expect(page.getByText('A javaslatok most nem érhetők el')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/term=hidak/);
  noticed.splice(0);
});

test.describe('the search in the header', () => {
  for (const width of [375, 1280]) {
    test(`opens a panel at ${width} px with at most five stories and a link to all results [SRCH-04]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/', untilParsed);
      const link = page.getByRole('banner').getByRole('link', { name: 'Keresés' });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await link.click();
      const panel = page.getByRole('dialog', { name: 'Keresés' });
      const field = panel.locator('[name=term]');
      await expect(field).toBeFocused();
      await page.keyboard.type('a');
      const options = panel.getByRole('option');
      await expect(options.last()).toHaveText('Minden találat');
      expect(await options.count()).toBeLessThanOrEqual(6);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/archivum\?term=a$/);
    });
  }

  test('closes the list, then the panel on Escape, and returns the focus', async ({ page }) => {
    await page.goto('/', untilParsed);
    const link = page.getByRole('banner').getByRole('link', { name: 'Keresés' });
    await link.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Keresés' });
    await page.keyboard.type('a');
    await expect(panel.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('option')).toHaveCount(0);
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('opens a suggested story directly', async ({ page }) => {
    await page.goto('/', untilParsed);
    await page.getByRole('banner').getByRole('link', { name: 'Keresés' }).click();
    await page.keyboard.type('a');
    const first = page.getByRole('dialog', { name: 'Keresés' }).getByRole('option').first();
    const href = await first.getAttribute('href');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new URL(href ?? '', page.url()).href);
  });

  test('focuses the archive’s own field on the archive’s page [SRCH-15]', async ({ page }) => {
    await page.goto('/archivum');
    await page.getByRole('banner').getByRole('link', { name: 'Keresés' }).click();
    await expect(fieldOf(page)).toBeFocused();
    await expect(page.getByRole('dialog', { name: 'Keresés' })).toBeHidden();
    await page.goto('/legfrissebb');
    await expect(page.locator('[data-search-form=tags]')).toHaveCount(0);
  });
});

test('the reader can search from the page of a wrong address [ERR-04]', async ({ page }) => {
  await page.goto('/nincs-ilyen');
  await fieldOf(page).fill('a');
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL(/\/archivum\?term=a$/);
});
