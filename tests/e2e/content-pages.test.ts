/** The pages beside the news: who makes the paper, what it teaches, whom it asks. */
import { at, sites } from './addresses.ts';
import { expect, test } from './reader.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const site of sites) {
      test(`the foot of ${site.name} leads to the imprint, and that to who writes [SITE-33, SITE-34]`, async ({
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

    test('the young find their stories and the academy, whose courses say when, for whom and for how much [SITE-26, SITE-27]', async ({
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

  test('is copied by one press, and it is said that it was [SITE-36]', async ({ page }) => {
    await page.goto('/egyszazalek');
    await page.getByRole('button', { name: 'Másolás' }).press('Enter');
    await expect(page.getByText('Az adószám a vágólapon van.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('00000000-0-00');
  });
});

test.describe('the tax number without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is there to be written down, without a button that does nothing [SITE-36]', async ({ page }) => {
    await page.goto('/egyszazalek');
    await expect(page.getByText('00000000-0-00')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Másolás' })).toBeHidden();
  });
});

test('the web view hands the app full addresses, and is itself nothing but stories [SITE-37] [APP-01]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told, LapzartaApp: { postMessage: (text: string) => told.push(text) } });
  });
  await page.goto('/app-web-widget?isMobileApp=1');
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(10);
  const link = page.getByRole('article').getByRole('link').first();
  const href = `${await link.getAttribute('href')}?isMobileApp=1`;
  await link.click();
  const told = async (): Promise<unknown[]> => {
    const texts: string[] = await page.evaluate(() => Reflect.get(globalThis, 'told'));
    return texts.map((text) => JSON.parse(text));
  };
  // A click that is quicker than the app's script is held until it comes.
  await expect
    .poll(told)
    .toEqual([{ type: 'navigate', href, path: new URL(href).pathname + new URL(href).search }]);
});

test('from the web view in a browser a story comes with all that stands around it [SITE-37] [BUILD-07]', async ({
  page,
}) => {
  await page.goto('/app-web-widget');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});
