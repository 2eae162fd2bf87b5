import { describe, expect, it } from 'vitest';
import { htmlToBody } from '../html-to-body.server.ts';

const image = { kind: 'image', source: '/a.jpg', alt: '', width: 'normal' };
const player = '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>';
const embed = { kind: 'embed', provider: 'youtube', url: 'https://www.youtube.com/watch?v=abcdefghijk' };
const table = '<table><tr><td>1</td><td>2</td></tr></table>';

describe('a figure', () => {
  it.each([
    ['<figure><img src="/a.jpg"><p>szöveg</p></figure>', 'szöveg'],
    [
      '<figure class="wp-caption"><img src="/a.jpg"><p class="wp-caption-text">A <b>híd</b></p></figure>',
      'A <b>híd</b>',
    ],
    [
      '<div class="wp-caption"><a href="/a.jpg"><img src="/a.jpg"></a><p class="wp-caption-text">A híd</p></div>',
      'A híd',
    ],
    ['<figure><p>fent</p><img src="/a.jpg"><figcaption>lent</figcaption></figure>', 'fent<br>lent'],
    [
      '<figure><img src="/a.jpg"><figcaption>Szép <img class="emoji" alt="🙂" src="/e.png"> nap</figcaption></figure>',
      'Szép 🙂 nap',
    ],
  ])('uses all text in it as the caption of its image: %s', (html, caption) => {
    const { body, losses } = htmlToBody(html);
    expect(body).toMatchObject([{ ...image, caption }]);
    expect(losses).toEqual({});
  });

  it('converts what its caption cannot contain into blocks after it', () => {
    expect(htmlToBody(`<figure><img src="/a.jpg"><figcaption>Ár<hr>ak</figcaption></figure>`).body).toEqual([
      { ...image, caption: 'Ár<br>ak' },
      { kind: 'divider' },
    ]);
  });

  it('with several main elements is no frame', () => {
    expect(
      htmlToBody(`<figure><img src="/a.jpg">${player}<figcaption>Kettő</figcaption></figure>`).body,
    ).toEqual([image, embed, { kind: 'paragraph', html: 'Kettő' }]);
    expect(htmlToBody(`<figure>${player}${table}<img src="/a.jpg"></figure>`).body).toMatchObject([
      embed,
      { kind: 'table' },
      image,
    ]);
  });

  it('without a usable image leaves its caption as text', () => {
    expect(htmlToBody('<figure><img src="data:x"><figcaption>Híd</figcaption></figure>')).toMatchObject({
      body: [{ kind: 'paragraph', html: 'Híd' }],
      losses: { picture: 1 },
    });
  });

  it.each([
    '<iframe src="https://jatek.example/"></iframe>',
    '<video src="javascript:x"></video>',
    '<audio src="https://r.example/h.mp3"></audio>',
    '<table><tr><td>egy</td></tr></table>',
  ])('converts the caption of %s', (thing) => {
    const { body } = htmlToBody(
      `<figure>${thing}<figcaption>Ez <a href="/x">itt</a> van</figcaption></figure>`,
    );
    expect(body.at(-1)).toEqual({ kind: 'paragraph', html: 'Ez <a href="/x">itt</a> van' });
  });

  it('adds its caption after the table’s own', () => {
    const captioned = table.replace('<tr>', '<caption>fent</caption><tr>');
    expect(htmlToBody(`<figure>${captioned}<figcaption>lent</figcaption></figure>`).body).toMatchObject([
      { kind: 'table', caption: 'fent<br>lent' },
    ]);
  });

  it('leaves text before a quote before it', () => {
    expect(htmlToBody('<figure>Ezt írta: <blockquote>Szó.</blockquote></figure>').body).toEqual([
      { kind: 'paragraph', html: 'Ezt írta:' },
      { kind: 'quote', paragraphs: ['Szó.'] },
    ]);
  });

  it('uses its caption as the quote’s attribution', () => {
    expect(
      htmlToBody('<figure><blockquote>Szó.</blockquote> <figcaption>— Ő</figcaption></figure>').body,
    ).toEqual([{ kind: 'quote', paragraphs: ['Szó.'], cite: 'Ő' }]);
  });

  it('keeps the quote’s own attribution, and its caption as text', () => {
    expect(
      htmlToBody(
        '<figure><blockquote><p>Szó.</p><cite>Ő</cite></blockquote><figcaption>Hol</figcaption></figure>',
      ).body,
    ).toEqual([
      { kind: 'quote', paragraphs: ['Szó.'], cite: 'Ő' },
      { kind: 'paragraph', html: 'Hol' },
    ]);
  });
});

describe('boxes around a single element', () => {
  it.each([
    ['<p class="file"><a href="/t.pdf">Terv</a> (2 MB)</p>', { kind: 'file', name: 'Terv' }, '(2 MB)'],
    [
      '<p class="file"><a href="/t.pdf">Terv</a> és <a href="/t.pdf">a rajzai</a></p>',
      { kind: 'file', name: 'Terv' },
      'és <a href="/t.pdf">a rajzai</a>',
    ],
    [
      '<div class="file"><a href="/t.pdf">Terv<table><tr><td><a href="/b">Bővebben</a></table></a></div>',
      { kind: 'file' },
      '<a href="/b">Bővebben</a>',
    ],
    [
      '<div class="wp-block-file"><object data="https://r.example/t.pdf"></object><a href="https://r.example/t.pdf">Terv</a><a href="https://r.example/t.pdf" download>Letöltés</a><p>Olvasd!</p></div>',
      { kind: 'file', name: 'Terv' },
      'Olvasd!',
    ],
  ])('convert the text around it: %s', (html, block, text) => {
    const { body, losses } = htmlToBody(html);
    expect(body).toMatchObject([block, { kind: 'paragraph', html: text }]);
    expect(losses).toEqual({});
  });

  it('convert the images in them', () => {
    expect(htmlToBody('<a class="related" href="/x"><img src="/a.jpg">Cím</a>').body).toEqual([
      image,
      { kind: 'relatedLink', target: { to: 'address', href: '/x', title: 'Cím' } },
    ]);
    expect(
      htmlToBody('<details><summary>Cím <a href="/x">itt</a><img src="/a.jpg"></summary>a</details>'),
    ).toEqual(
      expect.objectContaining({
        body: [{ kind: 'infoBox', title: 'Cím itt', blocks: [image, { kind: 'paragraph', html: 'a' }] }],
        losses: { link: 1 },
      }),
    );
  });

  it('use text beside an address as the caption of its embed', () => {
    expect(
      htmlToBody(
        '<figure class="wp-block-embed"><p>Nézd!</p><div>https://youtu.be/abcdefghijk</div></figure>',
      ).body,
    ).toEqual([{ ...embed, caption: 'Nézd!' }]);
  });
});
