/** Playwright's `test`, with a check for console errors, failed requests and third-party requests. */
import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';

export { expect } from '@playwright/test';

/** Fails a test when a page logs an error or a warning, fails to load something, or contacts a third party. */
export const test = base.extend<{ noticed: string[]; otherOrigin: RegExp | null }>({
  /** Addresses of another origin to which the test's own forms lead. */
  otherOrigin: [null, { option: true }],
  noticed: [
    async ({ context, otherOrigin }, use) => {
      const noticed: string[] = [];
      collectProblems(context, noticed, otherOrigin);
      await withCores(context, 8);
      await use(noticed);
      expect(noticed, `the pages complained: ${noticed.join('; ')}`).toEqual([]);
    },
    { auto: true },
  ],
});

function collectProblems(context: BrowserContext, noticed: string[], otherOrigin: RegExp | null): void {
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // Playwright logs this in every test that blocks service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (isComplaint && !isStatusOfPage(message.page(), message.location().url)) noticed.push(message.text());
  });
  context.on('weberror', (error) => noticed.push(String(error.error())));
  context.on('requestfailed', (request) => {
    // Images of the previous page are aborted when the reader follows a link.
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') noticed.push(`${request.url()}: ${why}`);
  });
  context.on('response', (response) => {
    const isMissingPage = response.status() === 404 && isPayload(response.url());
    if (response.status() >= 400 && !isPageItself(response.request()) && !isMissingPage) {
      noticed.push(`${response.url()}: ${response.status()}`);
    }
  });
  context.on('request', (request) => {
    if (!isOwnOrigin(request.url()) && !otherOrigin?.test(request.url()))
      noticed.push(`${request.url()}: a stranger's address`);
  });
}

/** Eight processor cores, which most readers have and the test machine may not. */
export async function withCores(context: BrowserContext, cores: number): Promise<void> {
  await context.addInitScript((count) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count, configurable: true });
  }, cores);
}

/** The browser logs the status of an error page; that is not a fault. */
function isStatusOfPage(page: Page | null, address: string): boolean {
  return (page !== null && address === page.url()) || isPayload(address);
}

/** The payload of soft navigation has the status of its page, for example 404. */
function isPayload(address: string): boolean {
  return /\/_payload\.json(?:\?|$)/.test(address);
}

function isPageItself(request: Request): boolean {
  return request.isNavigationRequest();
}

function isOwnOrigin(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'data:' || hostname === 'localhost' || hostname.endsWith('.localhost');
}

/** Scrolls to the end as a reader does, so that everything lazy is loaded. */
export async function scrollToEnd(page: Page): Promise<void> {
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
