/** Static pages: imprint, youth page and academy, one per cent page, app web view. */
import { at, sites } from './addresses.ts';
import { expect, test } from './strict-test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const site of sites) {
      test(`the reader goes from the footer of ${site.name} to the imprint and on to an author’s page [SITE-33, SITE-34]`, async ({
        page,
      }) => {
        await page.goto(at(site, `${site.prefix}/empty`));
        await page.getByRole('contentinfo').getByRole('link', { name: 'Impresszum' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Impresszum' })).toBeVisible();
        const name = site.isRegional ? 'Bodor Boróka' : 'Halmi Bence';
        await page.getByRole('main').getByRole('link', { name, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      });
    }

    test('young readers find their stories, and the academy with date, audience and price of a course [SITE-26, SITE-27]', async ({
      page,
    }) => {
      await page.goto('/te');
      const stories = page.getByRole('region', { name: 'Rólatok, nektek' });
      await expect(stories.getByRole('article')).toHaveCount(6);
      await page.getByRole('main').getByRole('link', { name: 'Lapzárta Akadémia' }).click();
      const course = page.getByRole('note', { name: 'Mit higgyek el?' });
      for (const [fact, value] of [
        ['Mikor?', '2027. március 18. és 25.'],
        ['Kinek?', 'Tanároknak'],
        ['Ára', 'Ingyenes'],
      ] as const)
        await expect(course.getByRole('row', { name: fact })).toContainText(value);
      expect(new URL(page.url()).pathname).toBe('/lapzartaakademia');
    });
  });
}

test.describe('the tax number', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied with one key press, and a message confirms it [SITE-36]', async ({ page }) => {
    await page.goto('/egyszazalek');
    await page.getByRole('button', { name: 'Másolás' }).press('Enter');
    await expect(page.getByText('Az adószám a vágólapon van.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('00000000-0-00');
  });
});

test.describe('the tax number without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is shown as text, without the copy button [SITE-36]', async ({ page }) => {
    await page.goto('/egyszazalek');
    await expect(page.getByText('00000000-0-00')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Másolás' })).toBeHidden();
  });
});

test('the app’s web view shows only stories and sends full addresses to the app [SITE-37] [APP-01]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const messages: string[] = [];
    Object.assign(globalThis, {
      messages,
      LapzartaApp: { postMessage: (text: string) => messages.push(text) },
    });
  });
  await page.goto('/app-web-widget?isMobileApp=1');
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(10);
  const link = page.getByRole('article').getByRole('link').first();
  const href = `${await link.getAttribute('href')}?isMobileApp=1`;
  await link.click();
  const messages = async (): Promise<unknown[]> => {
    const texts: string[] = await page.evaluate(() => Reflect.get(globalThis, 'messages'));
    return texts.map((text) => JSON.parse(text));
  };
  // A click before the app mode's script has loaded is handled when it has.
  await expect
    .poll(messages)
    .toEqual([{ type: 'navigate', href, path: new URL(href).pathname + new URL(href).search }]);
});

test('a link of the app’s web view opened in a browser leads to a page with header and footer [SITE-37] [BUILD-07]', async ({
  page,
}) => {
  await page.goto('/app-web-widget');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});
