/** The stand-in for Google Analytics finds what the real one would silently lose. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

it('an event for a number that was not configured is a fault', () => {
  const calls: unknown[] = [];
  function gtag(..._call: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the sandbox tells calls from other entries by this type
    calls.push(arguments);
  }
  gtag('consent', 'default', { analytics_storage: 'denied' });
  gtag('consent', 'update', { analytics_storage: 'granted' });
  gtag('config', 'G-1', {});
  gtag('event', 'page_view', { send_to: 'G-1' });
  gtag('event', 'page_view', { send_to: 'G-2' });
  const window: { dataLayer: unknown[]; __gtag?: { faults: string[] } } = { dataLayer: calls };
  const context = { window, document: {}, fetch: () => undefined };
  runInNewContext(readFileSync('sample/sandbox/beam/gtag.js', 'utf8'), context);
  expect([...(window.__gtag?.faults ?? [])]).toEqual(['page_view for G-2, which has no config']);
});
