import { describe, expect, it } from 'vitest';
import { type HtmlToBodyResult, htmlToBody } from '../../from-html/html-to-body.server.ts';

const youtube = { kind: 'embed', provider: 'youtube', url: 'https://www.youtube.com/watch?v=abcdefghijk' };
const chart = { kind: 'embed', provider: 'datawrapper', url: 'https://datawrapper.dwcdn.net/aBc12/' };

function imported(html: string): HtmlToBodyResult {
  return htmlToBody(html, { dialect: 'wordpress', formerSite: 'https://regilap.example/' });
}

describe('the address of an embed', () => {
  it.each([
    [
      '<blockquote class="twitter-tweet"><p>Híd</p><a href="https://x.com/nev">Név</a><a href="https://twitter.com/nev/status/12?s=20">ma</a></blockquote>',
    ],
    [
      '<blockquote class="twitter-tweet"><a href="https://twitter.com/nev/status/12">ma</a> <a href="https://pic.example/1">kép</a></blockquote>',
    ],
    ['<figure class="wp-block-embed"><div>https://twitter.com/nev/status/12</div></figure>'],
  ])('of a post is the last link with a player, or the written one: %s', (html) => {
    expect(htmlToBody(html).body).toEqual([
      { kind: 'embed', provider: 'x', url: 'https://x.com/nev/status/12' },
    ]);
  });

  it.each([
    ['<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>'],
    ['<iframe src="about:blank" data-src="https://www.youtube.com/embed/abcdefghijk"></iframe>'],
    ['<iframe data-lazy-src="https://youtu.be/abcdefghijk"></iframe>'],
    ['<embed src="https://www.youtube.com/v/abcdefghijk">'],
    ['<object data="https://www.youtube.com/v/abcdefghijk"></object>'],
    [
      '<object><param name="wmode" value="opaque"><param name="movie" value="https://www.youtube.com/v/abcdefghijk"></object>',
    ],
  ])('of a player is in whichever attribute has it: %s', (html) => {
    const { body, losses } = htmlToBody(html);
    expect(body).toEqual([youtube]);
    expect(losses).toEqual({});
  });

  it.each([
    ['<div id="datawrapper-vis-aBc12"><noscript>ábra</noscript></div>', chart],
    [
      '<div class="flourish-embed" data-src="visualisation/12"></div>',
      {
        kind: 'embed',
        provider: 'other',
        url: 'https://flo.uri.sh/visualisation/12/embed',
      },
    ],
    [
      '<div class="infogram-embed" data-id="ab-12_cdef"></div>',
      {
        kind: 'embed',
        provider: 'other',
        url: 'https://e.infogram.com/ab-12_cdef',
      },
    ],
    [
      '<div class="fb-post" data-href="https://www.facebook.com/lap/posts/12"></div>',
      {
        kind: 'embed',
        provider: 'facebook',
        url: 'https://www.facebook.com/lap/posts/12',
      },
    ],
    [
      '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/Ab_1/?utm=x">x</blockquote>',
      {
        kind: 'embed',
        provider: 'instagram',
        url: 'https://www.instagram.com/p/Ab_1/',
      },
    ],
    [
      '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@nev/video/12">x</blockquote>',
      {
        kind: 'embed',
        provider: 'tiktok',
        url: 'https://www.tiktok.com/@nev/video/12',
      },
    ],
  ])('of a box without a frame is in its own attribute: %s', (html, block) => {
    expect(htmlToBody(html).body).toEqual([block]);
  });

  it('of an ordinary box with a similar id is none', () => {
    expect(htmlToBody('<div id="datawrapper-vis-"><p>szöveg</p></div>').body).toEqual([
      { kind: 'paragraph', html: 'szöveg' },
    ]);
  });
});

describe('the frame of an embed', () => {
  const player = '<iframe title="A híd filmje" src="https://youtu.be/abcdefghijk"></iframe>';

  it('gives it a title, and its caption with inline HTML', () => {
    expect(
      htmlToBody(`<figure class="embed">${player}<figcaption>A <b>híd</b></figcaption></figure>`).body,
    ).toEqual([{ ...youtube, title: 'A híd filmje', caption: 'A <b>híd</b>' }]);
  });

  it('keeps loose text beside the address, and not the address itself', () => {
    const html = '<figure class="wp-block-embed">https://youtu.be/abcdefghijk<p>Így épült.</p></figure>';
    const { body, losses } = htmlToBody(html);
    expect(body).toEqual([{ ...youtube, caption: 'Így épült.' }]);
    expect(losses).toEqual({});
  });

  it('keeps the caption as text when there is no player', () => {
    const html = '<figure class="embed"><figcaption>Megszűnt film</figcaption></figure>';
    expect(htmlToBody(html)).toMatchObject({
      body: [{ kind: 'paragraph', html: 'Megszűnt film' }],
      losses: { embed: 1 },
    });
  });
});

describe('an embed that no rule knows', () => {
  it('is a link with its title or address, and counted by its host [EMB-01]', () => {
    const titled = htmlToBody('<iframe title="Térkép" src="https://terkep.example/a?b=1"></iframe>');
    expect(titled.body).toEqual([
      {
        kind: 'relatedLink',
        target: { to: 'address', href: 'https://terkep.example/a?b=1', title: 'Térkép' },
      },
    ]);
    expect(titled.losses).toEqual({ 'embed:terkep.example': 1 });
    expect(htmlToBody('<iframe src="https://terkep.example/a/"></iframe>').body).toMatchObject([
      { target: { title: 'terkep.example/a' } },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'java\nscript:alert(1)',
    'vbscript:x',
    'mailto:a@example.com',
    '',
  ])('has no block if its address is not a page: %s', (address) => {
    const { body, losses } = htmlToBody(`<iframe src="${address}"></iframe>`);
    expect(body).toEqual([]);
    expect(Object.values(losses)).toEqual([1]);
  });

  it('is not taken for a known one that is part of its address', () => {
    const html =
      '<iframe src="https://gonosz.example/?u=https://www.youtube.com/embed/abcdefghijk"></iframe>';
    expect(htmlToBody(html)).toMatchObject({
      body: [{ kind: 'relatedLink' }],
      losses: { 'embed:gonosz.example': 1 },
    });
  });

  it('is the quoted text for a post of a network', () => {
    const html = '<blockquote class="twitter-tweet"><p>Holnap nyit a <b>híd</b>.</p></blockquote>';
    expect(htmlToBody(html)).toMatchObject({
      body: [{ kind: 'quote', paragraphs: ['Holnap nyit a <b>híd</b>.'] }],
      losses: { embed: 1 },
    });
  });
});

describe('a script of an embed', () => {
  it('of a chart is the chart itself', () => {
    const { body, losses } = htmlToBody(
      '<script src="https://datawrapper.dwcdn.net/aBc12/embed.js"></script>',
    );
    expect(body).toEqual([chart]);
    expect(losses).toEqual({});
  });

  it('is dropped without a loss beside its post, and counted when it is any other', () => {
    const companion = '<script async src="https://platform.twitter.com/widgets.js"></script>';
    const { body, losses } = htmlToBody(companion);
    expect([body, losses]).toEqual([[], {}]);
    for (const script of [
      '<script>alert(1)</script>',
      '<script src="https://gonosz.example/platform.twitter.com/x.js"></script>',
      '<script src="https://gonosz.example/datawrapper.dwcdn.net/aBc12/"></script>',
    ])
      expect(htmlToBody(`<p>a</p>${script}`)).toMatchObject({
        body: [{ kind: 'paragraph', html: 'a' }],
        losses: { script: 1 },
      });
  });
});

describe('a post that WordPress embeds', () => {
  const quote = (address: string): string =>
    `<blockquote class="wp-embedded-content"><a href="${address}">A régi híd</a></blockquote>`;
  const frame = (address: string): string =>
    `<iframe class="wp-embedded-content" title="„A régi híd” — Régi Lap" src="${address}"></iframe>`;
  const link = {
    kind: 'relatedLink',
    target: { to: 'address', href: '/2019/05/01/hid/', title: 'A régi híd' },
  };

  it('of the former site is one link on this site, though it has a quote and a frame', () => {
    const address = 'https://regilap.example/2019/05/01/hid/';
    const { body, losses } = imported(quote(address) + frame(`${address}embed/#?secret=aB1`));
    expect(body).toEqual([link]);
    expect(losses).toEqual({});
  });

  it('has the title of its frame when there is no quote', () => {
    expect(imported(frame('https://www.regilap.example/2019/05/01/hid/?embed=true#x')).body).toMatchObject([
      { target: { href: '/2019/05/01/hid/', title: '„A régi híd” — Régi Lap' } },
    ]);
  });

  it('of another site is a link to it, once', () => {
    const address = 'https://masiklap.example/hid/';
    const { body, losses } = imported(quote(address) + frame(`${address}embed/`));
    expect(body).toEqual([
      { kind: 'relatedLink', target: { to: 'address', href: address, title: 'A régi híd' } },
    ]);
    expect(losses).toEqual({ 'embed:masiklap.example': 1 });
  });
});
