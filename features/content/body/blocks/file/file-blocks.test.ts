import { describe, expect, it } from 'vitest';
import { htmlToBody } from '../../from-html/html-to-body.server.ts';

const plan = 'https://lap.example/terv.pdf';

describe('a file to download', () => {
  it.each([
    ['0', 0],
    ['1024', 1024],
  ])('has the size that is written, %s bytes', (written, bytes) => {
    expect(htmlToBody(`<p class="file" data-bytes="${written}"><a href="${plan}">Terv</a></p>`).body).toEqual(
      [{ kind: 'file', url: plan, name: 'Terv', bytes }],
    );
  });

  it.each(['1.5', '1e3', 'sok', '99999999999999999999', ''])('has no size for “%s”', (written) => {
    expect(htmlToBody(`<p class="file" data-bytes="${written}"><a href="${plan}">Terv</a></p>`).body).toEqual(
      [{ kind: 'file', url: plan, name: 'Terv' }],
    );
  });

  it.each([
    [plan, 'terv.pdf'],
    ['https://lap.example/a%20h%C3%ADd%20terve.pdf?v=2#3', 'a híd terve.pdf'],
    ['https://lap.example/%E1rv%EDz.doc', '%E1rv%EDz.doc'],
    ['https://lap.example/mappa/', 'mappa'],
  ])('without a text has the name in its address: %s', (address, name) => {
    expect(htmlToBody(`<p class="file"><a href="${address}"></a></p>`).body).toMatchObject([{ name }]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.com', 'story:a-hid'])(
    'is none at the address %s, and counted',
    (address) => {
      expect(htmlToBody(`<p class="file"><a href="${address}">Terv</a></p>`)).toMatchObject({
        body: [],
        losses: { file: 1 },
      });
    },
  );

  it('stays at its old address, unlike pages of the former site', () => {
    const needs = { base: 'https://regilap.example/2019/hid/', formerSite: 'https://regilap.example/' };
    expect(htmlToBody('<p class="file"><a href="../terv.pdf">Terv</a></p>', needs).body).toEqual([
      { kind: 'file', url: 'https://regilap.example/2019/terv.pdf', name: 'Terv' },
    ]);
  });

  it('of WordPress is one file, without its button and its view', () => {
    const html = `<div class="wp-block-file"><object data="${plan}" type="application/pdf"></object><a href="${plan}">A <b>híd</b> terve</a><a href="${plan}" class="wp-block-file__button" download>Letöltés</a></div>`;
    const { body, losses } = htmlToBody(html);
    expect(body).toEqual([{ kind: 'file', url: plan, name: 'A híd terve' }]);
    expect(losses).toEqual({});
  });

  it('loses neither another link nor an image nor a text in its frame', () => {
    const html = `<div class="file"><a href="${plan}">Terv <img src="/a.jpg" alt="Híd"></a><p>Lásd <a href="https://lap.example/b">ezt</a> is.</p></div>`;
    expect(htmlToBody(html).body).toEqual([
      { kind: 'file', url: plan, name: 'Terv' },
      { kind: 'image', source: '/a.jpg', alt: 'Híd', width: 'normal' },
      { kind: 'paragraph', html: 'Lásd <a href="https://lap.example/b">ezt</a> is.' },
    ]);
  });

  it('is only its text without a link', () => {
    expect(htmlToBody('<p class="file">A terv elveszett.</p>').body).toEqual([
      { kind: 'paragraph', html: 'A terv elveszett.' },
    ]);
  });
});

describe('a recording of the old site', () => {
  const sound = 'https://lap.example/adas.mp3';

  it.each([
    [`<audio src="${sound}"></audio>`],
    [`<audio data-src="${sound}"></audio>`],
    [`<audio controls><source src="${sound}" type="audio/mpeg"></audio>`],
  ])('is a file, and counted because it plays no more: %s', (html) => {
    expect(htmlToBody(html)).toMatchObject({
      body: [{ kind: 'file', url: sound, name: 'adas.mp3' }],
      losses: { audio: 1 },
    });
  });

  it('has the name of its caption, else of its title', () => {
    const captioned = `<figure><audio title="Cím" src="${sound}"></audio><figcaption>Első <i>adás</i></figcaption></figure>`;
    expect(htmlToBody(captioned).body).toEqual([{ kind: 'file', url: sound, name: 'Első adás' }]);
    expect(htmlToBody(`<audio title="Cím" src="${sound}"></audio>`).body).toMatchObject([{ name: 'Cím' }]);
  });

  it('keeps a caption with a link as a paragraph', () => {
    const html = `<figure><audio src="${sound}"></audio><figcaption>Lásd <a href="https://lap.example/b">ezt</a></figcaption></figure>`;
    expect(htmlToBody(html).body).toEqual([
      { kind: 'file', url: sound, name: 'adas.mp3' },
      { kind: 'paragraph', html: 'Lásd <a href="https://lap.example/b">ezt</a>' },
    ]);
  });

  it('without a usable address leaves its caption as text, and counts two losses', () => {
    const html = '<figure><audio src="javascript:x"></audio><figcaption>Első adás</figcaption></figure>';
    expect(htmlToBody(html)).toMatchObject({
      body: [{ kind: 'paragraph', html: 'Első adás' }],
      losses: { audio: 1, file: 1 },
    });
  });

  it('at a known player is an embed with the caption, and no loss', () => {
    const html =
      '<figure><video src="https://youtu.be/abcdefghijk"></video><figcaption>A híd</figcaption></figure>';
    const { body, losses } = htmlToBody(html);
    expect(body).toMatchObject([{ kind: 'embed', provider: 'youtube', caption: 'A híd' }]);
    expect(losses).toEqual({});
  });
});
