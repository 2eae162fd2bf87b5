/** Metadata for search engines and sharing services, on pages as they are served. */
import type { Page } from '@playwright/test';
import { at, openStory, sites, stories } from './addresses.ts';
import { expect, test } from './strict-test.ts';

for (const site of sites) {
  test(`every page of ${site.name} names its site in title and metadata [SITE-04, SEO-04]`, async ({
    page,
  }) => {
    for (const path of [site.front, `${site.prefix}/legfrissebb`, `${site.prefix}/empty`]) {
      await page.goto(at(site, path));
      await expect(page.locator('body')).toHaveClass(new RegExp(`\\bsite-${site.slug}\\b`));
      await expect(page).toHaveTitle(new RegExp(site.name));
      expect(await meta(page, 'og:site_name')).toBe(site.name);
      expect(await meta(page, 'og:image')).toBe(at(site, `/_edition/share-${site.slug}.png`));
      expect(await meta(page, 'twitter:site')).toBe('@lapzarta');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', at(site, path));
      await expectLoads(page, 'link[rel=icon]');
      await expectLoads(page, 'link[rel=manifest]');
      expect((await page.request.get(new URL((await meta(page, 'og:image')) ?? '').pathname)).status()).toBe(
        200,
      );
    }
  });
}

test('a story has social metadata, and its picture can be loaded [SEO-05]', async ({ page }) => {
  await openStory(page, 'news');
  const title = await titleOf(page);
  expect(await meta(page, 'og:type')).toBe('article');
  expect(withPlainSpaces((await meta(page, 'og:title')) ?? '')).toBe(title);
  expect((await meta(page, 'og:description'))?.length).toBeGreaterThan(40);
  expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
  expect(await meta(page, 'article:published_time')).toMatch(/^2026-11-2\dT/);
  const picture = await page.request.get((await meta(page, 'og:image')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('crawlers read a story as NewsArticle with a breadcrumb to the front page [S07]', async ({ page }) => {
  const path = await openStory(page, 'news');
  const [article, crumbs] = await structured(page);
  expect(article).toMatchObject({
    '@type': 'NewsArticle',
    url: new URL(path, page.url()).href,
    inLanguage: 'hu',
    isAccessibleForFree: true,
  });
  expect(withPlainSpaces(String(article?.headline))).toBe(await titleOf(page));
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  await page.goto('/');
  expect((await structured(page))[0]).toMatchObject({ '@type': 'NewsMediaOrganization', name: 'Lapzárta' });
});

test('crawlers read a live blog with its posts [S07]', async ({ page }) => {
  await openStory(page, 'liveBlog');
  const [blog] = await structured(page);
  expect(blog).toMatchObject({ '@type': 'LiveBlogPosting' });
  expect(blog?.liveBlogUpdate).toHaveLength(30);
});

test('a client without script gets title, lead and text in the HTML [SEO-03]', async ({ request }) => {
  const { url, lead }: { url: string; lead: string } = await (
    await request.get(`/api/articles/${stories.news}`)
  ).json();
  const html = await (await request.get(url)).text();
  expect(html).toContain('<h1');
  expect(html).toContain(lead.slice(0, 40));
  expect(html.match(/<p[ >]/g)?.length).toBeGreaterThan(6);
});

async function titleOf(page: Page): Promise<string> {
  return withPlainSpaces(await page.getByRole('heading', { level: 1 }).innerText());
}

/** Replaces the typography's no-break spaces. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

async function meta(page: Page, name: string): Promise<string | null> {
  return page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
}

async function expectLoads(page: Page, selector: string): Promise<void> {
  const href = await page.locator(selector).first().getAttribute('href');
  expect((await page.request.get(href ?? '')).status(), href ?? selector).toBe(200);
}

async function structured(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block): Record<string, unknown> => JSON.parse(block));
}
