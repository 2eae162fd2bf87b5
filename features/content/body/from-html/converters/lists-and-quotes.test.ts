import { describe, expect, it } from 'vitest';
import { htmlToBody } from '../html-to-body.server.ts';

function blocks(html: string): unknown[] {
  return htmlToBody(html).body;
}

describe('lists from outside', () => {
  it('have sub-lists that stand beside their items, as old pages write them', () => {
    expect(blocks('<ul><li>a</li><ul><li>b</li></ul>c<li>d</li></ul>')).toEqual([
      { kind: 'list', ordered: false, items: [{ html: 'a' }, { html: 'b' }, { html: 'c' }, { html: 'd' }] },
    ]);
  });

  it('have several sub-lists of one item joined, and an item without text replaced by its sub-items', () => {
    expect(
      blocks('<ol><li>a<ul><li>b</li></ul><ul><li>c</li></ul></li><li><ul><li>d</li></ul></li></ol>'),
    ).toEqual([
      {
        kind: 'list',
        ordered: true,
        items: [
          { html: 'a', children: { kind: 'list', ordered: false, items: [{ html: 'b' }, { html: 'c' }] } },
          { html: 'd' },
        ],
      },
    ]);
  });

  it.each([
    ['5', 5],
    ['-3', -3],
    ['1', undefined],
    ['ötödik', undefined],
    ['99999999999', 1_000_000],
    ['-99999999999', -1_000_000],
  ])('have %s as their first number, within bounds', (start, expected) => {
    const [list] = htmlToBody(`<ol start="${start}"><li>a</li></ol>`).body;
    expect(list).toEqual({
      kind: 'list',
      ordered: true,
      items: [{ html: 'a' }],
      ...(expected === undefined ? {} : { start: expected }),
    });
  });

  it('without items disappear', () => {
    expect(blocks('<p>a</p><ul></ul><ol><li> </li></ol>')).toEqual([{ kind: 'paragraph', html: 'a' }]);
  });

  it('have paragraphs of an item as lines, and images after the list', () => {
    expect(blocks('<ul><li><p>a</p><p>b</p><img src="/k.jpg" alt="Kép"></li></ul>')).toMatchObject([
      { kind: 'list', items: [{ html: 'a<br>b' }] },
      { kind: 'image', source: '/k.jpg' },
    ]);
  });
});

describe('quotations from outside', () => {
  it('have their source from a cite, a footer or a caption, without the dash before it', () => {
    for (const source of [
      '<cite>— Név</cite>',
      '<footer>– Név</footer>',
      '<footer><cite>Név</cite></footer>',
      '<cite>--- Név</cite>',
    ])
      expect(blocks(`<blockquote><p>a</p>${source}</blockquote>`), source).toEqual([
        { kind: 'quote', paragraphs: ['a'], cite: 'Név' },
      ]);
  });

  it('have their source from a cite on the last line', () => {
    expect(blocks('<blockquote><p>a<br><cite>Név</cite></p></blockquote>')).toEqual([
      { kind: 'quote', paragraphs: ['a'], cite: 'Név' },
    ]);
    expect(blocks('<blockquote><p>a</p><p><cite>Név</cite></p></blockquote>')).toEqual([
      { kind: 'quote', paragraphs: ['a'], cite: 'Név' },
    ]);
  });

  it('of a name only keep it as their text', () => {
    expect(blocks('<blockquote><p><cite>Egy mű címe</cite></p></blockquote>')).toEqual([
      { kind: 'quote', paragraphs: ['<cite>Egy mű címe</cite>'] },
    ]);
  });

  it('are interrupted by other blocks in their place', () => {
    expect(blocks('<blockquote><p>a</p><hr><p>b</p><cite>Név</cite></blockquote>')).toEqual([
      { kind: 'quote', paragraphs: ['a'] },
      { kind: 'divider' },
      { kind: 'quote', paragraphs: ['b'], cite: 'Név' },
    ]);
  });

  it('are pull quotes by their class, also as an aside', () => {
    expect(blocks('<blockquote class="wp-block-pullquote"><p>a</p><p>b</p></blockquote>')).toEqual([
      { kind: 'pullQuote', html: 'a<br>b' },
    ]);
    expect(blocks('<aside class="pullquote"><p>a</p></aside>')).toEqual([{ kind: 'pullQuote', html: 'a' }]);
  });
});

describe('boxes from outside', () => {
  it('take their title from a summary or the first heading, as plain text', () => {
    expect(blocks('<details><summary>Mi <b>ez</b>?</summary><p>a</p></details>')).toEqual([
      { kind: 'infoBox', title: 'Mi ez?', blocks: [{ kind: 'paragraph', html: 'a' }] },
    ]);
    expect(blocks('<aside><h3>Cím &amp; más</h3><p>a</p></aside>')).toEqual([
      { kind: 'infoBox', title: 'Cím & más', blocks: [{ kind: 'paragraph', html: 'a' }] },
    ]);
  });

  it('of a title only become a paragraph, and empty ones nothing', () => {
    expect(blocks('<aside><h3>Csak cím</h3></aside>')).toEqual([
      { kind: 'paragraph', html: '<strong>Csak cím</strong>' },
    ]);
    expect(blocks('<aside></aside>')).toEqual([]);
  });

  it('inside a box are part of it, their title is a heading that cannot become HTML', () => {
    expect(blocks('<aside><p>a</p><aside><h3>&lt;script&gt;</h3><p>b</p></aside></aside>')).toMatchObject([
      {
        kind: 'infoBox',
        blocks: [
          { kind: 'paragraph', html: 'a' },
          { kind: 'heading', html: '&lt;script>' },
          { kind: 'paragraph', html: 'b' },
        ],
      },
    ]);
  });
});
