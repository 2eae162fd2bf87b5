import { describe, expect, it } from 'vitest';
import { withAbsoluteUrls } from './absolute-urls.ts';

const page = 'https://lap.example/g7/2026/11/21/hir';

describe('absolute URLs', () => {
  it.each([
    ['<a href="/rovat/sport">', '<a href="https://lap.example/rovat/sport">'],
    [
      '<a rel="nofollow" href="/a?x=1&amp;y=2#z">',
      '<a rel="nofollow" href="https://lap.example/a?x=1&amp;y=2#z">',
    ],
    ['<a href="#elozmeny">', `<a href="${page}#elozmeny">`],
    ['<a href="?oldal=2">', `<a href="${page}?oldal=2">`],
    ['<img src="/kepek/a/b.jpg" alt="">', '<img src="https://lap.example/kepek/a/b.jpg" alt="">'],
    ['<a href="//masik.example/x">', '<a href="https://masik.example/x">'],
    ['<a href="https://masik.example/x">', '<a href="https://masik.example/x">'],
    ['<a href="mailto:iroda@lap.example">', '<a href="mailto:iroda@lap.example">'],
    ['<a href="tel:+361">', '<a href="tel:+361">'],
    ['<img alt=\'\' src="/a.jpg" width="3">', '<img alt=\'\' src="https://lap.example/a.jpg" width="3">'],
    ['<abbr title="a > href=/x">', '<abbr title="a > href=/x">'],
    ['href="/x" &lt;a href="/y"&gt; <p>', 'href="/x" &lt;a href="/y"&gt; <p>'],
    ['<p class="x">1 < 2</p>', '<p class="x">1 < 2</p>'],
  ])('of %s are %s [S06]', (html, expected) => {
    expect(withAbsoluteUrls(html, page)).toBe(expected);
  });
});
