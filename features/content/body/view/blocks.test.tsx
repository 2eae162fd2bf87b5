import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TableCell } from '../blocks/table/table.block.ts';
import type { Block } from '../body-schema.ts';
import { Body } from './Body.tsx';
import type { BlockContext } from './block-context.ts';

const image = {
  id: 3,
  token: 'abcdefghij234567',
  width: 1200,
  height: 800,
  focal: { x: 0.5, y: 0.5 },
  alt: 'Híd',
  caption: 'A <híd> & a folyó',
  credit: 'Kép: Lapzárta',
};
const context: BlockContext = {
  images: { 3: image },
  linked: { 'a-hid': { title: 'Senki & hídjai', url: '/2026/11/19/a-hid' } },
  language: 'hu',
  name: 'cikk',
  isInterview: false,
  tallAudio: false,
};

function show(block: Block, about: Partial<BlockContext> = {}): string {
  return renderToStaticMarkup(<Body body={[block]} context={{ ...context, ...about }} />);
}

describe('a gallery', () => {
  const gallery = (...ids: number[]): Block => ({
    kind: 'gallery',
    images: ids.map((imageId) => ({ imageId, alt: '' })),
  });

  it('counts only the images that exist, and is nothing without any', () => {
    const html = show(gallery(3, 9, 3));
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toMatch(/Képgaléria <span[^>]*>2<\/span>/);
    expect(show(gallery(9))).not.toContain('Képgaléria');
  });

  it('has a name in the story’s language, or its own title', () => {
    expect(show(gallery(3), { language: 'en' })).toContain('aria-label="Gallery"');
    expect(show({ kind: 'gallery', title: 'Híd & út', images: [{ imageId: 3, alt: '' }] })).toContain(
      'aria-label="Híd &amp; út"',
    );
  });

  it('can be scrolled by keyboard', () => {
    expect(show(gallery(3))).toMatch(/<ul[^>]* tabindex="0"/i);
  });

  it('shows the caption and credit of the use before those of the image', () => {
    const own: Block = {
      kind: 'gallery',
      images: [{ imageId: 3, alt: 'Pillér', caption: 'Egy <b>pillér</b>', credit: 'Más' }],
    };
    expect(show(own)).toContain('Egy <b>pillér</b>');
    expect(show(own)).not.toContain('Lapzárta');
    expect(show(gallery(3))).toContain('A &lt;híd> &amp; a folyó');
    expect(show(gallery(3))).toContain('Kép: Lapzárta');
  });
});

describe('an image in a text', () => {
  it.each([
    ['normal', '680px'],
    ['wide', '1016px'],
    ['half', '340px'],
  ] as const)('that is %s is requested at the width of its column', (width, size) => {
    expect(show({ kind: 'image', imageId: 3, alt: '', width })).toContain(size);
  });

  it('has no caption element when it has neither caption nor credit', () => {
    const images = { 3: { ...image, caption: '', credit: '' } };
    expect(show({ kind: 'image', imageId: 3, alt: '', width: 'normal' }, { images })).not.toContain(
      '<figcaption',
    );
  });

  it('names the enlargement in the story’s language', () => {
    const html = show({ kind: 'image', imageId: 3, alt: '', width: 'normal' }, { language: 'en' });
    expect(html).toContain('aria-label="Enlarge the picture: Híd"');
    const silent = show(
      { kind: 'image', imageId: 3, alt: '', width: 'normal' },
      { images: { 3: { ...image, alt: '' } } },
    );
    expect(silent).toContain('aria-label="Kép nagyítása"');
  });
});

describe('a table', () => {
  const cell = (html: string, header = false): TableCell => ({ html, header });
  const table = (rows: TableCell[][], more: object = {}): Block => ({
    kind: 'table',
    head: [],
    rows,
    ...more,
  });

  it('without a caption is named by its first row, so that two tables have different names', () => {
    expect(show(table([[cell('Város'), cell('<b>Lakos</b>'), cell('')]]))).toContain(
      'aria-label="Táblázat: Város, Lakos"',
    );
    expect(show(table([[cell('Town')]], { head: [[cell('A', true)]] }), { language: 'en' })).toContain(
      'aria-label="Table: A"',
    );
  });

  it('has the scope of its header cells', () => {
    const html = show(table([[cell('a', true), cell('1')]], { head: [[cell('Fej', true), cell('', true)]] }));
    expect(html.match(/<th scope="col"/g)).toHaveLength(2);
    expect(html.match(/<th scope="row"/g)).toHaveLength(1);
  });

  it('does not align by numbers when cells are merged, and obeys its own alignment', () => {
    const merged = [[cell('a'), { ...cell('12'), colspan: 2 }]];
    expect(show(table(merged))).toMatch(/<td class="[^"]*left[^"]*" colspan="2">12/i);
    expect(show(table([[cell('a'), { ...cell('12'), align: 'center' }]]))).toMatch(/<td class="[^"]*center/);
  });

  it('never aligns its first column right', () => {
    expect(show(table([[cell('2024'), cell('12')]]))).toMatch(/left[^>]*>2024<.*right[^>]*>12</);
  });
});

describe('a file', () => {
  const size = (bytes?: number) =>
    /(\d[\d,.\u00a0]*\u00a0[kM]B)/.exec(
      show({ kind: 'file', url: '/a.pdf', name: 'a.pdf', ...(bytes === undefined ? {} : { bytes }) }),
    )?.[1];

  it('shows kilobytes below a million bytes, rounded up, and megabytes above', () => {
    expect([1, 1000, 1001, 999_999, 1_000_000].map(size)).toEqual([
      '1\u00a0kB',
      '1\u00a0kB',
      '2\u00a0kB',
      '1000\u00a0kB',
      '1,0\u00a0MB',
    ]);
    expect(size()).toBeUndefined();
  });

  it('has a name that cannot become HTML', () => {
    expect(show({ kind: 'file', url: '/a.pdf', name: '<script>x()</script>' })).not.toContain('<script');
  });
});

describe('boxes, lists and quotations', () => {
  it('link to another page under another label than to our own story', () => {
    expect(show({ kind: 'relatedLink', target: { to: 'story', slug: 'a-hid' } })).toMatch(
      /Kapcsolódó cikk.*Senki &amp; hídjai/,
    );
    const page: Block = {
      kind: 'relatedLink',
      target: { to: 'address', href: 'https://a.example/', title: 'Más' },
    };
    expect(show(page)).toMatch(/Kapcsolódó oldal.*<a href="https:\/\/a.example\/">Más/);
    expect(show(page, { language: 'en' })).toContain('Related page');
  });

  it('continue a numbered list and contain its sub-lists', () => {
    const html = show({
      kind: 'list',
      ordered: true,
      start: 7,
      items: [{ html: 'hét', children: { kind: 'list', ordered: false, items: [{ html: 'a' }] } }],
    });
    expect(html).toMatch(/<ol[^>]* start="7"><li><span>hét<\/span><ul[^>]*><li><span>a<\/span><\/li><\/ul>/);
  });

  it('is a note with its title as name; a box without a title has none', () => {
    const box = (title?: string): Block => ({
      kind: 'infoBox',
      blocks: [{ kind: 'paragraph', html: 'Benne' }],
      ...(title === undefined ? {} : { title }),
    });
    expect(show(box('Mi ez?'))).toMatch(/role="note" aria-label="Mi ez\?"/);
    expect(show(box())).not.toContain('aria-label');
  });

  it('highlights no questions inside a box of an interview', () => {
    const question: Block = {
      kind: 'infoBox',
      blocks: [{ kind: 'paragraph', html: '<strong>Ki ő?</strong>' }],
    };
    expect(show(question, { isInterview: true })).not.toContain('class="question');
  });

  it('have their source under a quotation, and none without one', () => {
    expect(show({ kind: 'quote', paragraphs: ['a', 'b'], cite: 'Név' })).toMatch(
      /<p>a<\/p><p>b<\/p><\/blockquote><figcaption[^>]*>Név/,
    );
    expect(show({ kind: 'pullQuote', html: 'a' })).not.toContain('<figcaption');
  });
});

describe('players of other features', () => {
  it('are rendered by the page, by id, and left out where the page has none', () => {
    const quiz: Block = { kind: 'quiz', quizId: 'q1' };
    expect(show(quiz)).not.toContain('q1');
    expect(show(quiz, { quiz: (id) => <p>kvíz {id}</p> })).toContain('kvíz q1');
    expect(show({ kind: 'episode', slug: 'e1' }, { episode: () => null })).not.toContain('e1');
  });

  it('is a link with the address’s host for an embed without a frame', () => {
    const html = show(
      { kind: 'embed', provider: 'other', url: 'https://www.pelda.example/a' },
      { language: 'en' },
    );
    expect(html).not.toContain('data-embed');
    expect(html).toContain('Embedded from pelda.example');
    expect(html).toContain('Open the original page');
  });

  it('asks for no consent and warns of nothing for a page of the publisher [EMB-03]', () => {
    const html = show({ kind: 'embed', provider: 'sport', url: 'https://meccs.lapzarta.example/7' });
    expect(html).toContain('Lapunk saját oldala: meccs.lapzarta.example.');
    expect(html).toContain('data-embed-own=""');
    expect(html).not.toMatch(/checkbox|adatokat kaphat/);
  });

  it('escapes an embed’s title', () => {
    const title = '"><script>x()</script>';
    const html = show({
      kind: 'embed',
      provider: 'youtube',
      url: 'https://www.youtube.com/watch?v=1',
      title,
    });
    expect(html).not.toContain('<script');
  });
});
