/** Services of others: requests to other hosts are recorded and answered here, so that a test contacts nobody. */
import type { BrowserContext, Page } from '@playwright/test';

export async function recordThirdParties(context: BrowserContext): Promise<string[]> {
  const requested: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOwn = hostname === 'localhost' || hostname.endsWith('.localhost');
    if (/^(?:https?|wss?):$/.test(protocol) && !isOwn) requested.push(request.url());
  });
  await context.route(
    (url) => !/(?:^|\.)localhost$/.test(url.hostname),
    (route) => route.fulfill({ contentType: 'text/plain', body: '' }),
  );
  return requested;
}

/**
 * Waits until these globals of services are there: a script that is still on its way would report after a withdrawal.
 * Until the audience's script comes, a stub of that name collects its hits.
 */
export async function untilServicesRun(page: Page, names: readonly string[]): Promise<void> {
  await page.waitForFunction(
    (all) =>
      all.every((name) => name in window) &&
      (!('pp_gemius_hit' in window) || String(Reflect.get(window, 'pp_gemius_hit')).includes('__beam')),
    names,
  );
}
