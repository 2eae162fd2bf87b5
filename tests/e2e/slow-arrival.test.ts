/** The front page over a connection that stops in the middle: what is painted until then stays where it is. */
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { leaveFontsOut, shiftsOf, watchShifts } from './shifts.ts';
import { expect, test } from './strict-test.ts';

const stopMs = 1_500;
const stops = [
  ['after the link to the search', /data-search-link[\s\S]*?<\/a>/],
  ['after the picture of the lead', /<main[\s\S]*?<\/picture>/],
  ['in the title of the lead', /<main[\s\S]*?<article[\s\S]*?<h2[^>]*>[\s\S]{40}/],
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
      await page.setViewportSize({ width, height: 900 });
      await leaveFontsOut(page);
      await watchShifts(page);
      await page.goto(await proxyThatStops(new URL(baseURL ?? ''), stop), { waitUntil: 'networkidle' });
      const { sum, moved } = await shiftsOf(page);
      expect(sum, moved).toBeLessThan(0.000_5);
      // Scripts that come when the browser is idle would miss the proxy, which is closed after the test.
      await page.goto('about:blank');
      const withoutFonts = /\.woff2|^Failed to load resource: net::ERR_FAILED$/;
      expect(noticed.splice(0).filter((complaint) => !withoutFonts.test(complaint))).toEqual([]);
    });
