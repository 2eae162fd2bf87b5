/** The election map in a page of another publisher, on a server of its own. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { addressVariable } from './global-setup.ts';
import { expect, test } from './strict-test.ts';

const map = '/valasztasi-terkep/hungary-2022?hideMore=1';

/** A page as in `docs/contracts/embeds.md`: applies the height, sends a theme, and records messages. */
function pageAround(frame: string): string {
  return `<!doctype html><html lang="hu"><title>Másik lap</title><link rel="icon" href="data:,">
<iframe title="Térkép" src="${frame}" sandbox="allow-scripts allow-same-origin allow-forms allow-popups" style="width:600px;height:100px;border:0"></iframe>
<script>
  const frame = document.querySelector('iframe');
  window.heard = [];
  addEventListener('message', ({ data, origin, source }) => {
    if (source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
    window.heard.push(data);
    if (data.type === 'iframe-size') frame.style.height = data.height + 'px';
  });
  window.sendTheme = (theme) => frame.contentWindow.postMessage({ type: 'theme', theme }, new URL(frame.src).origin);
</script></html>`;
}

let server: Server;
let address = '';

test.use({ otherOrigin: /^http:\/\/127\.0\.0\.1:\d+\// });

test.beforeAll(async () => {
  const frame = new URL(map, process.env[addressVariable]).href;
  server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageAround(frame));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}/`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const typesHeard = (page: Page) =>
  page.evaluate(() => [...new Set(Reflect.get(window, 'heard').map(({ type }: { type: string }) => type))]);

test('another site embeds the map: it gets the height, sends a theme, and districts open in the frame [SUPP-11] [EMB-02] [EMB-05]', async ({
  page,
}) => {
  await page.goto(address);
  const frame = page.frameLocator('iframe');
  const outer = () => page.locator('iframe').evaluate((one: HTMLElement) => one.offsetHeight);
  const inner = () =>
    frame
      .locator('[data-embedded-page]')
      .evaluate((one) => Math.ceil(one.getBoundingClientRect().bottom + scrollY));
  await expect.poll(async () => Math.abs((await outer()) - (await inner()))).toBeLessThan(3);
  expect(await outer()).toBeGreaterThan(300);

  const scheme = () => frame.locator('html').getAttribute('data-color-scheme');
  for (const theme of ['dark', 'light']) {
    await page.evaluate((one) => Reflect.get(window, 'sendTheme')(one), theme);
    await expect.poll(scheme).toBe(theme);
  }

  await frame.getByRole('link', { name: 'Budapest 14.:' }).first().click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Budapest 14.');
  await expect.poll(async () => Math.abs((await outer()) - (await inner()))).toBeLessThan(3);
  // Links to other pages are left out, also after navigation; the other site gets no message to navigate.
  await expect(frame.getByRole('combobox')).toHaveCount(0);
  await frame.getByRole('link', { name: 'Minden választókerület' }).click();
  await expect(frame.locator('[data-tile-map] a')).toHaveCount(106);
  expect(await typesHeard(page)).toEqual(['iframe-size']);
  expect(page.url()).toBe(address);
});

test('in the frame of another site the embedded map has no fault of its own at 320 px [SUPP-11]', async ({
  page,
}) => {
  await page.goto(new URL(map, process.env[addressVariable]).href);
  await page.setViewportSize({ width: 320, height: 500 });
  await expect(page.locator('[data-tile-map] a')).toHaveCount(106);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
