/** The front page over a connection that stops in the middle: what is painted until then stays where it is. */
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { leaveFontsOut, shiftsOf, watchShifts } from './shifts.ts';
import { expect, test } from './strict-test.ts';

const stopMs = 1_500;
const stops = [
  ['after the link to the search', /data-search-link[\s\S]*?<\/a>/],
  ['after the picture of the lead', /<main[\s\S]*?<\/picture>/],
  ['in the title of the lead', /<main[\s\S]*?<article[\s\S]*?<h2[^>]*>[\s\S]{40}/],
] as const;

/** The banner's text, its buttons and its last element arrive in different packets. */
const stopsInBanner = [
  ['in the text of the banner', /data-consent-banner[\s\S]*?<p[\s\S]*?<p[^>]*>[\s\S]{40}/],
  ['after a button of the banner', /data-consent-banner[\s\S]*?<\/button>/],
  ['before the end of the banner', /data-consent-banner[\s\S]*?<\/form>/],
] as const;

let proxy: Server | undefined;
test.afterEach(async () => {
  proxy?.closeAllConnections();
  await new Promise((closed) => (proxy ? proxy.close(closed) : closed(undefined)));
});

/** Forwards requests; the front page pauses where `stop` ends. */
async function proxyThatStops(origin: URL, stop: RegExp): Promise<string> {
  proxy = createServer((request, response) => {
    const headers = { ...request.headers, host: origin.host, 'accept-encoding': 'identity' };
    get({ host: '127.0.0.1', port: origin.port, path: request.url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (request.url !== '/') return void answer.pipe(response);
      let html = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        html += chunk;
      });
      answer.on('end', () => {
        const found = stop.exec(html);
        const at = found ? found.index + found[0].length : 0;
        response.write(html.slice(0, at));
        setTimeout(() => response.end(html.slice(at)), stopMs);
      });
    });
  });
  await new Promise<void>((listening) => proxy?.listen(0, '127.0.0.1', listening));
  return `http://localhost:${(proxy.address() as AddressInfo).port}/`;
}

for (const [place, stop] of stops)
  for (const width of [375, 1280])
    test(`the front page moves nothing while it arrives, stopped ${place}, at ${width} px [S28]`, async ({
      page,
      baseURL,
      noticed,
    }) => {
      await arrive(page, baseURL, { width, stop });
      const { sum, moved } = await shiftsOf(page);
      expect(sum, moved).toBeLessThan(0.000_5);
      await finish(page, noticed);
    });

test.describe('a first visit', () => {
  // All other tests have refused.
  test.use({ storageState: { cookies: [], origins: [] } });
  for (const [place, stop] of stopsInBanner)
    test(`shows the question for consent at once and whole, stopped ${place} [S28, S18]`, async ({
      page,
      baseURL,
      noticed,
    }) => {
      await arrive(page, baseURL, { width: 375, stop });
      await expect(page.getByRole('region', { name: 'Sütik és hozzájárulás' })).toBeVisible();
      const { sum, moved } = await shiftsOf(page);
      expect(sum, moved).toBeLessThanOrEqual(0.01);
      await finish(page, noticed);
    });
});

async function arrive(
  page: Page,
  baseURL: string | undefined,
  { width, stop }: { width: number; stop: RegExp },
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await leaveFontsOut(page);
  await watchShifts(page);
  await page.goto(await proxyThatStops(new URL(baseURL ?? ''), stop), { waitUntil: 'networkidle' });
}

/** Scripts that come when the browser is idle would miss the proxy, which is closed after the test. */
async function finish(page: Page, noticed: string[]): Promise<void> {
  await page.goto('about:blank');
  const withoutFonts = /\.woff2|^Failed to load resource: net::ERR_FAILED$/;
  expect(noticed.splice(0).filter((complaint) => !withoutFonts.test(complaint))).toEqual([]);
}
