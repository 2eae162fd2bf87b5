import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Body as BodyBlocks } from '../../body-schema.ts';
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

function drawn(body: BodyBlocks, about: Partial<BlockContext> = {}): string {
  return renderToStaticMarkup(<Body body={body} context={{ ...context, ...about }} />);
}

describe('a text on a page', () => {
  it('offers what stands elsewhere, and fetches nothing from there [S19]', () => {
    const html = drawn([
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

  it('keeps room for a player of the site’s height [POD-13]', () => {
    const episode: BodyBlocks = [
      { kind: 'embed', provider: 'spotify', url: 'https://open.spotify.com/episode/Ab1' },
    ];
    expect(drawn(episode)).toContain('data-height="233"');
    expect(drawn(episode, { tallAudio: true })).toContain('data-height="400"');
  });

  it('plays a film of ours without script, from a moment, with its captions [POD-12]', () => {
    const url = '/felvetelek/aaaaaaaaaaaaaaaa/a.webm';
    const html = drawn([
      {
        ...{ kind: 'video', url, width: 640, height: 360, autoplay: 'gentle', start: 42, imageId: 3 },
        ...{ captions: '/felvetelek/bbbbbbbbbbbbbbbb/a.vtt', title: 'A híd', caption: 'Így <b>épült</b>.' },
      },
    ]);
    expect(html).toContain(`src="${url}#t=42"`);
    expect(html).toMatch(/<video[^>]* controls=""[^>]* preload="none"/);
    expect(html).toMatch(/poster="\/kepek\/abcdefghij234567\/cikk-16x9-768.webp"/);
    expect(html).toContain('<track kind="captions" src="/felvetelek/bbbbbbbbbbbbbbbb/a.vtt" srcLang="hu"');
    expect(html).toContain('Így <b>épült</b>.');
    expect(html).not.toMatch(/<button| autoplay/i);
    const withScript = drawn([{ kind: 'video', url, width: 640, height: 360, autoplay: 'none' }], {
      video: { 'data-island': '/x.js' },
    });
    expect(withScript).toMatch(/<figure[^>]* data-island="\/x.js".*<button[^>]* hidden=""/);
  });

  it('offers a related story only when readers can open it', () => {
    const link = (slug: string): BodyBlocks => [{ kind: 'relatedLink', target: { to: 'story', slug } }];
    expect(drawn(link('a-hid'))).toContain('<a href="/2026/11/19/a-hid">Senki hídjai</a>');
    expect(drawn(link('visszavont'))).not.toContain('<a');
    expect(drawn(link('constructor'))).not.toContain('<a');
  });

  it('gives a picture its own words where the text has none, and leaves out one that is not there', () => {
    const html = drawn([
      { kind: 'image', imageId: 3, alt: '', width: 'wide' },
      { kind: 'image', imageId: 9, alt: 'nincs', width: 'normal' },
    ]);
    expect(html).toContain('alt="Híd a folyó fölött"');
    expect(html).toContain('A &lt; híd');
    expect(html).toContain('Illusztráció: Lapzárta');
    expect(html.match(/<figure/g)).toHaveLength(1);
  });

  it('leads from a picture to its large version, where the text does not lead elsewhere', () => {
    const html = drawn([
      { kind: 'image', imageId: 3, alt: '', width: 'wide' },
      { kind: 'image', imageId: 3, alt: 'Oda', width: 'normal', href: 'https://mas.example/' },
      { kind: 'gallery', images: [{ imageId: 3, alt: 'A híd' }] },
    ]);
    expect(html.match(/<a [^>]*data-enlarge=/g)).toHaveLength(2);
    expect(html).toContain('href="/kepek/abcdefghij234567/cikk-w1200.jpg"');
    expect(html).toContain('aria-label="Kép nagyítása: A híd"');
    expect(html).toContain('<a href="https://mas.example/"><picture');
  });

  it('sets notes under the text, each with a way back to where it is cited', () => {
    const html = drawn([
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

  it('sets figures to the right and words to the left, and says what a table is about', () => {
    const cell = (html: string) => ({ html, header: false });
    const html = drawn([
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

  it('makes an interviewer’s questions stand out, and bold words elsewhere not', () => {
    const body: BodyBlocks = [
      { kind: 'paragraph', html: '<strong>Meddig tart egy munka?</strong>' },
      { kind: 'paragraph', html: '<strong>Hét</strong> hónapig. <strong>Igen.</strong>' },
    ];
    expect(drawn(body, { isInterview: true }).match(/<p class="[^"]*question/g)).toHaveLength(1);
    expect(drawn(body)).not.toContain('question');
  });

  it('keeps headings as addresses', () => {
    expect(drawn([{ kind: 'heading', level: 3, id: 'amit-ettunk', html: 'Amit ettünk' }])).toMatch(
      /<h2 id="amit-ettunk"[^>]*>Amit ettünk<\/h2>/,
    );
  });

  it('speaks the story’s language', () => {
    const file: BodyBlocks = [{ kind: 'file', url: '/a.pdf', name: 'a.pdf', bytes: 2_345_678 }];
    expect(drawn(file)).toContain('2,3\u00a0MB');
    expect(drawn(file, { language: 'en' })).toContain('2.3\u00a0MB');
    expect(drawn(file, { language: 'en' })).toContain('Download');
  });
});
