/** The scroll position after soft navigation to a list, on a slow device. */

import { expectedScrollTop, focusFirstLink, openFront } from './soft-navigation-steps.ts';
import { expect, test } from './strict-test.ts';

// One after the other: two slowed browsers at a time exceed the limits of requests on a machine with two cores.
test.describe.configure({ mode: 'default' });

for (const viewport of [
  { width: 375, height: 667 },
  { width: 1280, height: 900 },
])
  test(`after navigation to a list its title is fully visible below the header, on a slow device ${viewport.width} px wide [SCRL-01, SCRL-05]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openFront(page);
    // The rules have a time limit, which a device this slow on a busy machine may exceed.
    await focusFirstLink(page.locator('main h3 a').first());
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 2 });
    for (const path of ['/rovat/belfold', '/legfrissebb', '/cimke/budapest']) {
      await page.evaluate((to) => {
        scrollTo({ top: 900, behavior: 'instant' });
        document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<a href="${to}">Tovább ide</a>`);
      }, path);
      await page.getByRole('link', { name: 'Tovább ide' }).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('link', { name: 'Tovább ide' })).toHaveCount(0);
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - (await expectedScrollTop(page))))
        .toBeLessThan(2);
      await page.waitForTimeout(400);
      const { header, title } = await page.evaluate(() => {
        const end = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return { header: end('header')?.bottom ?? 0, title: end('main h1')?.toJSON() };
      });
      expect(header, `the header of ${path}`).toBeGreaterThan(50);
      expect(title.top >= header - 1 || title.bottom <= 0, `the title of ${path}`).toBe(true);
    }
    await page.mouse.wheel(0, 300);
    await expect(page.locator('body')).toHaveClass(/scroll-down/);
  });
