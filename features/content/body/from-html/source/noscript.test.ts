import { describe, expect, it } from 'vitest';
import { htmlToBody } from '../html-to-body.server.ts';

describe('content of `<noscript>`', () => {
  it('replaces the image that a script would load late', () => {
    const images = (html: string) => htmlToBody(html).images.map(({ source }) => source);
    expect(
      images(
        '<figure><a href="/x"><img src="data:image/gif;base64,AA" data-src="/a.jpg"></a> <noscript><img src="/a.jpg"></noscript></figure>' +
          '<img class="lazy" data-strange="b"><noscript><img src="/b.jpg" srcset="/b-nagy.jpg 900w"></noscript>' +
          '<p><img src="/c.jpg"></p><noscript><img src="/d.jpg"></noscript>',
      ),
    ).toEqual(['/a.jpg', '/b-nagy.jpg', '/c.jpg', '/d.jpg']);
  });

  it('stays in its position', () => {
    expect(
      htmlToBody(
        '<p>egy</p><noscript><p>kettő</p><img src="https://x.example/p.gif" width="1" height="1"></noscript><p>há<noscript>rom</noscript></p>',
      ),
    ).toMatchObject({
      body: ['egy', 'kettő', 'három'].map((html) => ({ kind: 'paragraph', html })),
      losses: { 'tracking-pixel': 1 },
    });
  });

  it('replaces a player that a script would load late', () => {
    const address = 'https://www.youtube.com/embed/abcdefghijk';
    expect(
      htmlToBody(
        `<iframe data-src="${address}?x=1"></iframe>\n<noscript><iframe src="${address}"></iframe></noscript>`,
      ).body,
    ).toEqual([{ kind: 'embed', provider: 'youtube', url: 'https://www.youtube.com/watch?v=abcdefghijk' }]);
  });
});
