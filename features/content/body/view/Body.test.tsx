import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Body as BodyBlocks } from '../body-schema.ts';
import { Body } from './Body.tsx';
import type { BlockContext } from './block-context.ts';

const context: BlockContext = {
  images: {
    3: {
      id: 3,
      token: 'abcdefghij234567',
      width: 2400,
      height: 1600,
      focal: { x: 0.5, y: 0.5 },
      alt: 'Híd a folyó fölött',
      caption: 'A < híd',
      credit: 'Illusztráció: Lapzárta',
    },
  },
  linked: { 'a-hid': { title: 'Senki hídjai', url: '/2026/11/19/a-hid' } },
  language: 'hu',
  name: 'cikk',
  isInterview: false,
  tallAudio: false,
};

function render(body: BodyBlocks, about: Partial<BlockContext> = {}): string {
  return renderToStaticMarkup(<Body body={body} context={{ ...context, ...about }} />);
}

describe('a text on a page', () => {
  it('shows a preview of an embed and loads nothing from its provider [S19]', () => {
    const html = render([
      { kind: 'embed', provider: 'youtube', url: 'https://www.youtube.com/watch?v=1', title: 'Leért' },
      { kind: 'embed', provider: 'other', url: 'https://www.terkep.example/a' },
    ]);
    expect(html).not.toMatch(/<iframe|<script|<img/);
    expect(html).toContain('data-embed="https://www.youtube-nocookie.com/embed/1?');
    expect(html).toContain('Videó lejátszása<span class="visually-hidden">: Leért</span>');
    expect(html).toContain('href="https://www.youtube.com/watch?v=1"');
    expect(html).toContain('Beágyazott tartalom: terkep.example');
    expect(html.match(/data-embed="/g)).toHaveLength(1);
  });

  it.each([
    ['youtube', 'https://www.youtube.com/watch?v=1', 'A lejátszáskor a YouTube', 'A YouTube-videók'],
    [
      'instagram',
      'https://www.instagram.com/p/Ab1/',
      'A megjelenítéskor az Instagram',
      'Az Instagram-bejegyzések',
    ],
    ['x', 'https://x.com/a/status/1', 'A megjelenítéskor az X', 'Az X-bejegyzések'],
    ['facebook', 'https://www.facebook.com/a/videos/1', 'A lejátszáskor a Facebook', 'A Facebook-tartalmak'],
    ['spotify', 'https://open.spotify.com/episode/Ab1', 'A megnyitáskor a Spotify', 'A Spotify-lejátszók'],
    ['other', 'https://flo.uri.sh/visualisation/1', 'A megjelenítéskor a flo.uri.sh', 'A flo.uri.sh ábrái'],
  ] as const)(
    'names in one sentence what %s may learn, and in one what the reader agrees to [S19]',
    (provider, url, note, agreed) => {
      const html = render([{ kind: 'embed', provider, url }]);
      expect(html).toContain(`${note} adatokat kaphat önről.`);
      expect(html).toContain(`${agreed} máskor is rögtön jelenjenek meg`);
    },
  );

  it('reserves the height of the site’s player [POD-13]', () => {
    const episode: BodyBlocks = [
      { kind: 'embed', provider: 'spotify', url: 'https://open.spotify.com/episode/Ab1' },
    ];
    expect(render(episode)).toContain('data-height="233"');
    expect(render(episode, { tallAudio: true })).toContain('data-height="400"');
  });

  it('plays our own video without script, from a start time, with its captions [POD-12]', () => {
    const url = '/felvetelek/aaaaaaaaaaaaaaaa/a.webm';
    const html = render([
      {
        kind: 'video',
        url,
        width: 640,
        height: 360,
        autoplay: 'gentle',
        start: 42,
        imageId: 3,
        captions: '/felvetelek/bbbbbbbbbbbbbbbb/a.vtt',
        title: 'A híd',
        caption: 'Így <b>épült</b>.',
      },
    ]);
    expect(html).toContain(`src="${url}#t=42"`);
    expect(html).toMatch(/<video[^>]* controls=""[^>]* preload="none"/);
    expect(html).toMatch(/poster="\/kepek\/abcdefghij234567\/cikk-16x9-768.webp"/);
    expect(html).toContain('<track kind="captions" src="/felvetelek/bbbbbbbbbbbbbbbb/a.vtt" srcLang="hu"');
    expect(html).toContain('Így <b>épült</b>.');
    expect(html).not.toMatch(/<button| autoplay/i);
    const withScript = render([{ kind: 'video', url, width: 640, height: 360, autoplay: 'none' }], {
      hasVideoScript: true,
    });
    expect(withScript).toMatch(/<figure[^>]* data-video="".*<button[^>]* hidden=""/);
  });

  it('shows a related story only when it is public', () => {
    const link = (slug: string): BodyBlocks => [{ kind: 'relatedLink', target: { to: 'story', slug } }];
    expect(render(link('a-hid'))).toContain('<a href="/2026/11/19/a-hid">Senki hídjai</a>');
    expect(render(link('visszavont'))).not.toContain('<a');
    expect(render(link('constructor'))).not.toContain('<a');
  });

  it('uses the image’s own alt text when the text has none, and leaves out a missing image', () => {
    const html = render([
      { kind: 'image', imageId: 3, alt: '', width: 'wide' },
      { kind: 'image', imageId: 9, alt: 'nincs', width: 'normal' },
    ]);
    expect(html).toContain('alt="Híd a folyó fölött"');
    expect(html).toContain('A &lt; híd');
    expect(html).toContain('Illusztráció: Lapzárta');
    expect(html.match(/<figure/g)).toHaveLength(1);
  });

  it('links a picture to its large version unless the text links it elsewhere', () => {
    const html = render([
      { kind: 'image', imageId: 3, alt: '', width: 'wide' },
      { kind: 'image', imageId: 3, alt: 'Oda', width: 'normal', href: 'https://mas.example/' },
      { kind: 'gallery', images: [{ imageId: 3, alt: 'A híd' }] },
    ]);
    expect(html.match(/<a [^>]*data-enlarge=/g)).toHaveLength(2);
    expect(html).toContain('href="/kepek/abcdefghij234567/cikk-w1200.jpg"');
    expect(html).toContain('aria-label="Kép nagyítása: A híd"');
    expect(html).toContain('<a href="https://mas.example/"><picture');
  });

  it('shows footnotes under the text, each with a link back to its citation', () => {
    const html = render([
      { kind: 'paragraph', html: 'Szó<sup><a href="#jegyzet_2" id="hivatkozas_2">2</a></sup>.' },
      {
        kind: 'footnotes',
        notes: [
          { number: 2, html: 'Az <em>egyik</em>.', cited: true },
          { number: 3, html: 'A másik.', cited: false },
        ],
      },
    ]);
    expect(html).toContain('<ol start="2"><li id="jegyzet_2"><span>Az <em>egyik</em>.</span>');
    expect(html.match(/role="doc-backlink"/g)).toHaveLength(1);
    expect(html).toContain('href="#hivatkozas_2"');
  });

  it('aligns numbers right and words left, and gives a table its caption as name', () => {
    const cell = (html: string) => ({ html, header: false });
    const html = render([
      {
        kind: 'table',
        caption: 'A <em>híd</em> számokban',
        head: [],
        rows: [
          [cell('Tömeg'), cell('412 t'), cell('nagy')],
          [cell('Hossz'), cell('46&nbsp;m'), cell('12 autó')],
        ],
      },
    ]);
    expect(html).toContain('aria-label="A híd számokban"');
    expect(html.match(/<td class="[^"]*right[^"]*">/g)).toHaveLength(2);
    expect(html).toMatch(/<td class="[^"]*left[^"]*">12 autó</);
  });

  it('highlights an interviewer’s questions, but no other bold text', () => {
    const body: BodyBlocks = [
      { kind: 'paragraph', html: '<strong>Meddig tart egy munka?</strong>' },
      { kind: 'paragraph', html: '<strong>Hét</strong> hónapig. <strong>Igen.</strong>' },
    ];
    expect(render(body, { isInterview: true }).match(/<p class="[^"]*question/g)).toHaveLength(1);
    expect(render(body)).not.toContain('question');
  });

  it('keeps the ids of headings', () => {
    expect(render([{ kind: 'heading', level: 3, id: 'amit-ettunk', html: 'Amit ettünk' }])).toMatch(
      /<h2 id="amit-ettunk"[^>]*>Amit ettünk<\/h2>/,
    );
  });

  it('uses the story’s language', () => {
    const file: BodyBlocks = [{ kind: 'file', url: '/a.pdf', name: 'a.pdf', bytes: 2_345_678 }];
    expect(render(file)).toContain('2,3\u00a0MB');
    expect(render(file, { language: 'en' })).toContain('2.3\u00a0MB');
    expect(render(file, { language: 'en' })).toContain('Download');
  });
});
