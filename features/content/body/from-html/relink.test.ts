import { describe, expect, it } from 'vitest';
import type { PendingSimpleBlock } from '../blocks/block-kinds.ts';
import { type LinkTargets, relinkedBlock, relinkedHtml } from './relink.server.ts';

function targets(): LinkTargets {
  return {
    headings: new Map([
      ['regi', 'uj-cim'],
      ['őszi hír', 'oszi-hir'],
    ]),
    notes: new Map([
      ['ftn1', 1],
      ['ftn2', 2],
    ]),
    cited: new Set<number>(),
  };
}

describe('links inside an imported story', () => {
  it('lead to the new ids of headings, also when the old id was percent-encoded', () => {
    expect(relinkedHtml('<a href="#regi">a</a>', targets())).toBe('<a href="#uj-cim">a</a>');
    expect(relinkedHtml(`<a href="#${encodeURIComponent('őszi hír')}">a</a>`, targets())).toBe(
      '<a href="#oszi-hir">a</a>',
    );
  });

  it('lead to notes, and only the first citation of a note is the target of the link back', () => {
    const all = targets();
    expect(relinkedHtml('<a href="#ftn2">2</a> <a href="#ftn2">2</a> <a href="#ftn1">1</a>', all)).toBe(
      '<a href="#jegyzet_2" id="hivatkozas_2">2</a> <a href="#jegyzet_2">2</a> <a href="#jegyzet_1" id="hivatkozas_1">1</a>',
    );
    expect([...all.cited]).toEqual([2, 1]);
  });

  it('stay when their target is unknown, when the id is damaged, and when they leave the page', () => {
    for (const html of [
      '<a href="#nincs">a</a>',
      '<a href="#%E0%A4%A">a</a>',
      '<a href="https://a.example/#regi">a</a>',
      '&lt;a href="#regi"',
    ])
      expect(relinkedHtml(html, targets())).toBe(html);
  });

  it('are found in nested lists, quotes and cells, and not in captions', () => {
    const link = '<a href="#regi">a</a>';
    const blocks: PendingSimpleBlock[] = [
      { kind: 'paragraph', html: link },
      { kind: 'pullQuote', html: link },
      { kind: 'quote', paragraphs: [link, link] },
      {
        kind: 'list',
        ordered: false,
        items: [{ html: link, children: { kind: 'list', ordered: true, items: [{ html: link }] } }],
      },
      { kind: 'table', head: [[{ html: link, header: true }]], rows: [[{ html: link, header: false }]] },
    ];
    const text = JSON.stringify(
      blocks.map((block) => relinkedBlock(block, (html) => relinkedHtml(html, targets()))),
    );
    expect(text).not.toContain('#regi');
    expect(text.match(/#uj-cim/g)).toHaveLength(8);
    const divider: PendingSimpleBlock = { kind: 'divider' };
    expect(relinkedBlock(divider, (html) => html)).toBe(divider);
  });
});
