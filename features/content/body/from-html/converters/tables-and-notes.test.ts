import { describe, expect, it } from 'vitest';
import { htmlToBody } from '../html-to-body.server.ts';

function blocks(html: string): unknown[] {
  return htmlToBody(html).body;
}

const cell = (html: string, header = false) => ({ html, header });

describe('tables from outside', () => {
  it('have a first row of header cells as their head', () => {
    expect(blocks('<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>')).toEqual([
      { kind: 'table', head: [[cell('a', true), cell('b', true)]], rows: [[cell('1'), cell('2')]] },
    ]);
  });

  it('have no head when a header cell begins each row, nor when there is one row', () => {
    expect(blocks('<table><tr><th>a</th><td>1</td></tr><tr><th>b</th><td>2</td></tr></table>')).toMatchObject(
      [
        {
          head: [],
          rows: [
            [cell('a', true), cell('1')],
            [cell('b', true), cell('2')],
          ],
        },
      ],
    );
    expect(blocks('<table><tr><th>a</th><th>b</th></tr></table>')).toMatchObject([{ head: [] }]);
  });

  it('have spans within bounds and the alignment of attribute, style or class', () => {
    expect(
      blocks(
        '<table><tr><td colspan="2" align="RIGHT">a</td><td rowspan="0" style="text-align:center">b</td></tr>' +
          '<tr><td colspan="5000" class="has-text-align-left">c</td><td align="justify">d</td></tr></table>',
      ),
    ).toEqual([
      {
        kind: 'table',
        head: [],
        rows: [
          [
            { html: 'a', header: false, colspan: 2, align: 'right' },
            { html: 'b', header: false, align: 'center' },
          ],
          [{ html: 'c', header: false, colspan: 100, align: 'left' }, cell('d')],
        ],
      },
    ]);
  });

  it('of one cell, or around another table, are layout and only their content stays', () => {
    expect(blocks('<table><tr><td><p>a</p></td></tr></table>')).toEqual([{ kind: 'paragraph', html: 'a' }]);
    expect(
      blocks('<table><tr><td>x</td><td><table><tr><td>1</td><td>2</td></tr></table></td></tr></table>'),
    ).toMatchObject([
      { kind: 'paragraph', html: 'x' },
      { kind: 'table', rows: [[cell('1'), cell('2')]] },
    ]);
  });

  it('without any text leave their caption', () => {
    expect(blocks('<table><caption>Cím</caption><tr><td></td><td> </td></tr></table>')).toEqual([
      { kind: 'paragraph', html: 'Cím' },
    ]);
    expect(blocks('<table><tr><td></td><td></td></tr></table>')).toEqual([]);
  });

  it('have images of a cell after the table and lists of a cell as lines', () => {
    expect(
      blocks(
        '<table><tr><td>a<img src="/k.jpg" alt=""></td><td><ul><li>x</li><li>y</li></ul></td></tr></table>',
      ),
    ).toMatchObject([
      { kind: 'table', rows: [[cell('a'), cell('– x<br>– y')]] },
      { kind: 'image', source: '/k.jpg' },
    ]);
  });
});

describe('notes and headings from outside', () => {
  it('are numbered through the whole text; only cited notes have a link back', () => {
    expect(
      blocks(
        '<p>a<a href="#x">*</a></p><ol class="footnotes"><li id="x">X <a href="#b">↩</a></li><li id="y">Y</li></ol>' +
          '<ol class="footnotes"><li id="z">Z</li></ol>',
      ),
    ).toEqual([
      { kind: 'paragraph', html: 'a<a href="#jegyzet_1" id="hivatkozas_1">*</a>' },
      {
        kind: 'footnotes',
        notes: [
          { number: 1, html: 'X', cited: true },
          { number: 2, html: 'Y', cited: false },
        ],
      },
      { kind: 'footnotes', notes: [{ number: 3, html: 'Z', cited: false }] },
    ]);
  });

  it('have different ids when headings have the same text or none that an id could be made of', () => {
    const ids = htmlToBody('<h2>Ősz</h2><h2>Ősz!</h2><h2>???</h2><h2>…</h2>').body.map((block) =>
      block.kind === 'heading' ? block.id : '',
    );
    expect(ids[0]).toBe('osz');
    expect(ids[2]).toBe('fejezet');
    expect(new Set(ids).size).toBe(4);
    expect(ids.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
  });

  it('have three levels at most, counted from the highest, and no bold around a whole heading', () => {
    expect(
      htmlToBody('<h3><b><strong>a</strong></b></h3><h4>b</h4><h5>c</h5><h6>d</h6>').body.map((block) =>
        block.kind === 'heading' ? [block.level, block.html] : [],
      ),
    ).toEqual([
      [2, 'a'],
      [3, 'b'],
      [4, 'c'],
      [4, 'd'],
    ]);
  });
});

describe('other content from outside', () => {
  it('names quizzes and episodes by ids without markup only', () => {
    expect(blocks('<div data-quiz="a_1-B"></div><div data-episode="elso-adas"></div>')).toEqual([
      { kind: 'quiz', quizId: 'a_1-B' },
      { kind: 'episode', slug: 'elso-adas' },
    ]);
    expect(blocks('<div data-quiz="a&quot; onload=x"></div><div data-episode="../../x"></div>')).toEqual([]);
  });

  it('has definitions as clean HTML, without empty ones', () => {
    expect(blocks('<dl><div><dt>a</dt><dd onclick="x()">b</dd></div>c<dt></dt></dl>')).toEqual([
      { kind: 'html', html: '<dl><dt>a</dt><dd>b</dd><dd>c</dd></dl>' },
    ]);
  });

  it('has a story’s box by slug, another page’s by address and title, and none for a dangerous address', () => {
    expect(blocks('<a class="related" href="story:a-hid">x</a>')).toEqual([
      { kind: 'relatedLink', target: { to: 'story', slug: 'a-hid' } },
    ]);
    expect(blocks('<a class="related" href="https://a.example/"></a>')).toEqual([
      {
        kind: 'relatedLink',
        target: { to: 'address', href: 'https://a.example/', title: 'https://a.example/' },
      },
    ]);
    const { body, losses } = htmlToBody('<a class="related" href="javascript:x()">Szöveg</a>');
    expect(body).toEqual([{ kind: 'paragraph', html: 'Szöveg' }]);
    expect(losses).toEqual({ link: 1 });
  });

  it('keeps the words of a form and drops its controls', () => {
    const { body, losses } = htmlToBody(
      '<form action="https://a.example/"><p>Iratkozz fel! <input value="titok"></p><button>Küldés</button></form>',
    );
    expect(body).toEqual([{ kind: 'paragraph', html: 'Iratkozz fel!' }]);
    expect(losses).toEqual({ form: 1 });
  });

  it('counts what cannot be shown by its kind', () => {
    expect(
      htmlToBody(
        '<p>a<svg><text>x</text></svg><math><mi>y</mi></math><canvas>z</canvas></p><script>q()</script>',
      ),
    ).toMatchObject({ plainText: 'a', losses: { drawing: 2, formula: 1, script: 1 } });
  });
});
