/** A reader who notices everything: a complaint of the page, a file that does not come, a question to a stranger. */
import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';

export { expect } from '@playwright/test';

/** Each test fails when its pages complain, miss something or ask others. */
export const test = base.extend<{ noticed: string[] }>({
  noticed: [
    async ({ context }, use) => {
      const noticed: string[] = [];
      watch(context, noticed);
      await withCores(context, 8);
      await use(noticed);
      expect(noticed, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});

function watch(context: BrowserContext, noticed: string[]): void {
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // Only the tests of being without network have a worker; Playwright says so in every other.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (isComplaint && !isOwnStatus(message.page(), message.location().url)) noticed.push(message.text());
  });
  context.on('weberror', (error) => noticed.push(String(error.error())));
  context.on('requestfailed', (request) => {
    // A reader who goes on does not wait for the pictures of the page before.
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') noticed.push(`${request.url()}: ${why}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !isPageItself(response.request())) {
      noticed.push(`${response.url()}: ${response.status()}`);
    }
  });
  context.on('request', (request) => {
    if (!isOurs(request.url())) noticed.push(`${request.url()}: a stranger's address`);
  });
}

/** What most readers have, and what runs the tests may not. */
export async function withCores(context: BrowserContext, cores: number): Promise<void> {
  await context.addInitScript((count) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count, configurable: true });
  }, cores);
}

/** A page that is an error says so in its status, which the browser repeats in the console. */
function isOwnStatus(page: Page | null, address: string): boolean {
  return page !== null && address === page.url();
}

function isPageItself(request: Request): boolean {
  return request.isNavigationRequest();
}

function isOurs(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'data:' || hostname === 'localhost' || hostname.endsWith('.localhost');
}

/** Scrolls as a reader does, so that what waits for being seen comes. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      await pause(60);
    }
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await pause(100);
  });
}
