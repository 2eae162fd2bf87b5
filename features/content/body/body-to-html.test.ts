import { expect, it } from 'vitest';
import type { Body } from './body-schema.ts';
import { bodyToHtml } from './body-to-html.ts';

const body: Body = [
  { kind: 'paragraph', html: 'Lásd <a href="story:regi">itt</a>.' },
  { kind: 'image', imageId: 3, alt: '"A"', caption: 'Kép', credit: 'X & Y', width: 'wide' },
  { kind: 'image', imageId: 4, alt: '', width: 'normal' },
  { kind: 'relatedLink', target: { to: 'story', slug: 'regi' } },
];

it('prints images at their file addresses and links to stories at their URLs', () => {
  const html = bodyToHtml(body, {
    picture: (id) => (id === 3 ? { src: '/kepek/a.jpg', width: 750, height: 500 } : null),
    story: (slug) => (slug === 'regi' ? { url: '/2020/01/01/regi?a=1&b=2', title: 'Régi <hír>' } : null),
  });
  expect(html.split('\n')).toEqual([
    '<p>Lásd <a href="/2020/01/01/regi?a=1&amp;b=2">itt</a>.</p>',
    '<figure data-width="wide"><img src="/kepek/a.jpg" alt="&quot;A&quot;" width="750" height="500"><figcaption>Kép <span class="credit">X &amp; Y</span></figcaption></figure>',
    '<p><a class="related" href="/2020/01/01/regi?a=1&amp;b=2">Régi &lt;hír&gt;</a></p>',
  ]);
});

it('leaves links to unknown stories unchanged', () => {
  expect(bodyToHtml(body, { picture: () => null })).toContain('<a href="story:regi">itt</a>');
});

it('prints a file with its size, if that is known', () => {
  const file = { kind: 'file', url: '/fajlok/a.pdf', name: 'A <jelentés>' } as const;
  const html = bodyToHtml([file, { ...file, bytes: 1200 }], { picture: () => null });
  expect(html.split('\n')).toEqual([
    '<p class="file"><a href="/fajlok/a.pdf">A &lt;jelentés&gt;</a></p>',
    '<p class="file" data-bytes="1200"><a href="/fajlok/a.pdf">A &lt;jelentés&gt;</a></p>',
  ]);
});
