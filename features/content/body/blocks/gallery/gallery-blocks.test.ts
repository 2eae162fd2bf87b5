import { describe, expect, it } from 'vitest';
import { htmlToBody } from '../../from-html/html-to-body.server.ts';

const a = '<img src="/a.jpg" alt="A">';
const b = '<img src="/b.jpg" alt="B">';
const [pictureA, pictureB] = ['a', 'b'].map((name) => ({ source: `/${name}.jpg`, alt: name.toUpperCase() }));
const imageA = { kind: 'image', ...pictureA, width: 'normal' };
const imageB = { kind: 'image', ...pictureB, width: 'normal' };

describe('a gallery', () => {
  it.each([
    `<ul class="gallery"><li>${a} felirat</li><li><p>${b}</p></li></ul>`,
    `<div class="gallery"><dl class="gallery-item"><dt>${a}</dt><dd>felirat</dd></dl><br><dl><dt>${b}</dt></dl></div>`,
    `<div class="tiled-gallery"><div><div class="tiled-gallery-item">${a}<div>felirat</div></div></div><a>${b}</a></div>`,
    `<figure class="gallery"><figure>${a}<p>felirat</p></figure>${b}<script>x()</script></figure>`,
  ])('uses the content beside an image as its caption: %s', (html) => {
    const images = [{ ...pictureA, caption: 'felirat' }, pictureB];
    expect(htmlToBody(html).body).toEqual([{ kind: 'gallery', images }]);
  });

  it('counts what it cannot show', () => {
    const pixel = '<img src="https://x.example/p.gif" width="1" height="1">';
    expect(
      htmlToBody(`<div class="gallery">${a}${pixel}<img src="data:x"><script>x()</script></div>`),
    ).toMatchObject({
      body: [{ kind: 'gallery', images: [pictureA] }],
      losses: { 'tracking-pixel': 1, picture: 1, script: 1 },
    });
    expect(htmlToBody('<div class="gallery"></div>').losses).toEqual({ gallery: 1 });
  });
});

describe('a box with a gallery class and other content', () => {
  it.each([
    [
      `<div class="gallery"><p>szöveg</p>${a}${b}</div>`,
      [{ kind: 'paragraph', html: 'szöveg' }, imageA, imageB],
    ],
    [
      `<section class="gallery"><h2>Cím</h2><p>egy</p><p>${a}</p><p>kettő</p>${b}</section>`,
      [
        { kind: 'heading', level: 2, id: 'cim', html: 'Cím' },
        { kind: 'paragraph', html: 'egy' },
        imageA,
        { kind: 'paragraph', html: 'kettő' },
        imageB,
      ],
    ],
    [
      `<figure class="gallery">${a}${b}<figcaption>cím</figcaption><figcaption>még</figcaption></figure>`,
      [imageA, imageB, { kind: 'paragraph', html: 'cím' }, { kind: 'paragraph', html: 'még' }],
    ],
    ['<div class="gallery"><p>szöveg</p></div>', [{ kind: 'paragraph', html: 'szöveg' }]],
  ])('is converted as if the box were not there: %s', (html, expected) => {
    const { body, losses } = htmlToBody(html);
    expect(body).toMatchObject(expected);
    expect(losses).toEqual({});
  });
});
