import { expect, it } from 'vitest';
import { appMessage } from './app-message.ts';

const origin = 'https://lapzarta.example';

it.each([
  ['/', '/?isMobileApp=1'],
  ['/legfrissebb?oldal=2', '/legfrissebb?oldal=2&isMobileApp=1'],
  ['/archivum?isMobileApp=true&term=a', '/archivum?isMobileApp=1&term=a'],
])('the app receives %s with the app mode parameter [APP-01]', (path, expected) => {
  expect(appMessage(new URL(path, origin), origin)).toEqual({
    type: 'navigate',
    href: origin + expected,
    path: expected,
  });
});

it('the app receives other URLs unchanged [APP-01]', () => {
  for (const href of ['https://mashol.example/a?b=c', 'tel:116123', 'mailto:level@lapzarta.example'])
    expect(appMessage(new URL(href), origin)).toEqual({ type: 'navigate', href, path: null });
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'intent://x'])(
  '%s is never sent to the app [ERR-08]',
  (href) => {
    expect(appMessage(new URL(href), origin)).toBeNull();
  },
);
