import { describe, expect, it } from 'vitest';
import type { HtmlOptions } from './blocks/block-rules.ts';
import type { Block, Body } from './body-schema.ts';
import { bodyToHtml } from './body-to-html.ts';

const withPictures: HtmlOptions = { picture: (id) => (id < 10 ? { src: `/kepek/${id}.jpg` } : null) };

function print(...body: Body): string {
  return bodyToHtml(body, withPictures);
}

describe('lists, quotes and tables as HTML', () => {
  it('has sub-lists inside their items and the start of a numbered list', () => {
    const list: Block = {
      kind: 'list',
      ordered: true,
      start: 4,
      items: [
        { html: 'négy', children: { kind: 'list', ordered: false, items: [{ html: '<em>a</em>' }] } },
        { html: 'öt' },
      ],
    };
    expect(print(list)).toBe('<ol start="4"><li>négy<ul><li><em>a</em></li></ul></li><li>öt</li></ol>');
  });

  it('has each paragraph of a quotation and its source', () => {
    expect(print({ kind: 'quote', paragraphs: ['Egy.', 'Kettő.'], cite: 'Név' })).toMatch(
      /^<blockquote><p>Egy\.<\/p><p>Kettő\.<\/p><cite>Név<\/cite><\/blockquote>$/,
    );
    expect(print({ kind: 'pullQuote', html: 'Kiemelve' })).toBe(
      '<blockquote class="pull"><p>Kiemelve</p></blockquote>',
    );
  });

  it('has the head, the spans and the alignment of a table, and no empty parts', () => {
    const table: Block = {
      kind: 'table',
      caption: 'Árak',
      head: [[{ html: 'Áru', header: true, colspan: 2 }]],
      rows: [
        [
          { html: 'Kenyér', header: true, rowspan: 3 },
          { html: '900', header: false, align: 'right' },
        ],
      ],
    };
    expect(print(table)).toBe(
      '<table><caption>Árak</caption><thead><tr><th colspan="2">Áru</th></tr></thead>' +
        '<tbody><tr><th rowspan="3">Kenyér</th><td align="right">900</td></tr></tbody></table>',
    );
    expect(print({ kind: 'table', head: [], rows: [] })).toBe('<table></table>');
  });
});

describe('images as HTML', () => {
  it('are left out when they have no file, and a gallery without images too', () => {
    expect(print({ kind: 'image', imageId: 99, alt: 'a', width: 'normal' })).toBe('');
    expect(print({ kind: 'gallery', title: 'Üres', images: [{ imageId: 99, alt: 'a' }] })).toBe('');
    expect(print({ kind: 'divider' }, { kind: 'image', imageId: 99, alt: 'a', width: 'normal' })).toBe(
      '<hr>',
    );
  });

  it('have an address and an alternative text that cannot leave their attributes', () => {
    const html = print({
      kind: 'image',
      imageId: 1,
      width: 'normal',
      alt: '"><script>x()</script>',
      href: 'https://a.example/?q="onclick=x',
    });
    expect(html).not.toContain('<script');
    expect(html).toContain('alt="&quot;&gt;&lt;script&gt;x()&lt;/script&gt;"');
    expect(html).toContain('<a href="https://a.example/?q=&quot;onclick=x">');
  });

  it('of a gallery have captions of their own, and the gallery a title as text', () => {
    const html = print({
      kind: 'gallery',
      title: 'Híd & <alagút>',
      images: [
        { imageId: 1, alt: '', caption: '<b>Egy</b>' },
        { imageId: 99, alt: '' },
        { imageId: 2, alt: '' },
      ],
    });
    expect(html.match(/<img /g)).toHaveLength(2);
    expect(html).toContain('<figcaption><b>Egy</b></figcaption>');
    expect(html).toContain('<figcaption>Híd &amp; &lt;alagút&gt;</figcaption></figure>');
  });
});

describe('players, files and boxes as HTML', () => {
  it('is a link for an embed: feeds and the API run no player', () => {
    const html = print({
      kind: 'embed',
      provider: 'youtube',
      url: 'https://www.youtube.com/watch?v=1&t=2',
      title: 'A "nagy" nap',
      caption: 'Így <i>volt</i>',
    });
    expect(html).not.toContain('<iframe');
    expect(html).toContain('<a href="https://www.youtube.com/watch?v=1&amp;t=2">A &quot;nagy&quot; nap</a>');
    expect(html).toContain('<figcaption>Így <i>volt</i></figcaption>');
    expect(print({ kind: 'embed', provider: 'x', url: 'https://x.com/a/status/1' })).toContain(
      '>https://x.com/a/status/1</a>',
    );
  });

  it('is a video that does not load by itself, with poster, captions and start [POD-12]', () => {
    const html = print({
      kind: 'video',
      url: '/f/a.webm',
      width: 640,
      height: 360,
      autoplay: 'forced',
      start: 42,
      imageId: 3,
      captions: '/f/a.vtt',
      title: 'Híd & út',
    });
    expect(html).toContain('<video controls preload="none" src="/f/a.webm" poster="/kepek/3.jpg"');
    expect(html).toContain('title="Híd &amp; út" data-start="42" data-autoplay="forced"');
    expect(html).toContain('<track kind="captions" src="/f/a.vtt">');
    const plain = print({
      kind: 'video',
      url: '/f/a.webm',
      width: 4,
      height: 3,
      autoplay: 'none',
      imageId: 99,
    });
    expect(plain).toBe(
      '<figure class="video"><video controls preload="none" src="/f/a.webm" width="4" height="3"></video></figure>',
    );
  });

  it('escapes names of files, quizzes, boxes and linked pages', () => {
    const hostile = '<img src=x onerror=a()>';
    const html = print(
      { kind: 'file', url: '/a.pdf', name: hostile, bytes: 0 },
      { kind: 'quiz', quizId: '"><b>' },
      { kind: 'episode', slug: '"><b>' },
      { kind: 'infoBox', title: hostile, blocks: [{ kind: 'paragraph', html: 'Benne' }] },
      { kind: 'relatedLink', target: { to: 'address', href: 'https://a.example/"', title: hostile } },
      { kind: 'heading', level: 3, id: '"><b>', html: 'Cím' },
    );
    expect(html).not.toMatch(/<img|<b>/);
    expect(html.match(/&lt;img src=x onerror=a\(\)&gt;/g)).toHaveLength(3);
    expect(html).toContain('data-bytes="0"');
  });

  it('numbers footnotes as the text cites them', () => {
    expect(print({ kind: 'footnotes', notes: [{ number: 3, html: 'Jegyzet', cited: true }] })).toBe(
      '<ol class="footnotes"><li id="jegyzet_3" value="3">Jegyzet</li></ol>',
    );
  });

  it('resolves links to stories in boxes as well', () => {
    const link = '<a href="story:a-hid">híd</a>';
    const box: Block = { kind: 'infoBox', blocks: [{ kind: 'paragraph', html: link }] };
    const story = (slug: string) => (slug === 'a-hid' ? { url: '/2026/a-hid', title: 'A híd' } : null);
    expect(bodyToHtml([box], { ...withPictures, story })).toContain('<a href="/2026/a-hid">híd</a>');
    expect(bodyToHtml([box], { ...withPictures, story: () => null })).toContain('href="story:a-hid"');
  });
});
