/** From a site's front page through stories, a list and a document to an error page, with script and without. */
import type { Page } from '@playwright/test';
import { at, sites, type TestSite } from './addresses.ts';
import { expect, test } from './strict-test.ts';

const storyAddress = /\/\d{4}\/\d{2}\/\d{2}\/[a-z0-9-]+$/;

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });
    for (const site of sites) {
      test(`a reader visits front page, story, list, document and error page of ${site.name} [SITE-01, SITE-02, SITE-11, SITE-12, SITE-17, SITE-23, SITE-28, SEO-03]`, async ({
        page,
      }) => {
        await page.goto(at(site, site.front));
        await expect(page.locator('body')).toHaveAttribute('data-site', site.slug);
        await expect(page.getByRole('heading', { level: 1, name: site.name })).toBeVisible();

        await readFirstStory(page);
        await page.goBack();
        await openLatest(page, site);
        await readDocument(page);
        await openMissingPage(page, site);

        await page.goto(at(site, `${site.prefix}/empty`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ez az oldal üres');
      });
    }
  });
}

async function readFirstStory(page: Page): Promise<void> {
  const title = page.locator('main article a').filter({ visible: true }).first();
  const words = (await title.innerText()).trim();
  await title.click();
  await expect(page).toHaveURL(storyAddress);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.slice(0, 20));
  await expect(page.locator('main p').filter({ visible: true }).first()).toContainText(/\S/);
}

async function openLatest(page: Page, site: TestSite): Promise<void> {
  await page.goto(at(site, `${site.prefix}/legfrissebb`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legfrissebb');
  // The other sites of the sample have one page of stories each.
  if (site.slug !== 'telex') return;
  const titles = page.locator('main article h3');
  const first = await titles.first().innerText();
  await page.getByRole('link', { name: 'Következő oldal' }).click();
  await expect(page).toHaveURL(/\?oldal=2$/);
  await expect(titles.first()).not.toHaveText(first);
  await page.getByRole('link', { name: 'Előző oldal' }).click();
  await expect(page).toHaveURL(/\/legfrissebb$/);
}

async function readDocument(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Adatkezelés', exact: true }).click();
  await expect(page).toHaveURL(/\/dokumentum\/adatkezeles$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openMissingPage(page: Page, site: TestSite): Promise<void> {
  const answer = await page.goto(at(site, `${site.prefix}/nincs/ilyen`));
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Vissza a címlapra' }).click();
  await expect(page).toHaveURL(at(site, site.front));
}
