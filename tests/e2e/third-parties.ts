/** Records requests to other hosts; they are answered here, so that a test contacts nobody. */
import type { BrowserContext } from '@playwright/test';

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
