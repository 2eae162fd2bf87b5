import { expect, it } from 'vitest';
import { appMessage } from './app-message.ts';

const origin = 'https://lapzarta.example';

it.each([
  ['/', '/?isMobileApp=1'],
  ['/legfrissebb?oldal=2', '/legfrissebb?oldal=2&isMobileApp=1'],
  ['/archivum?isMobileApp=true&term=a', '/archivum?isMobileApp=1&term=a'],
])('the app is told of %s with the mode kept [APP-01]', (path, expected) => {
  expect(appMessage(new URL(path, origin), origin)).toEqual({
    type: 'navigate',
    href: origin + expected,
    path: expected,
  });
});

it('other places are told as they are [APP-01]', () => {
  for (const href of ['https://mashol.example/a?b=c', 'tel:116123', 'mailto:level@lapzarta.example'])
    expect(appMessage(new URL(href), origin)).toEqual({ type: 'navigate', href, path: null });
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'intent://x'])(
  '%s is told to nobody [ERR-08]',
  (href) => {
    expect(appMessage(new URL(href), origin)).toBeNull();
  },
);
