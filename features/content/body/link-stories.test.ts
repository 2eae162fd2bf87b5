import { describe, expect, it } from 'vitest';
import type { Body } from './body-schema.ts';
import { linkBody, linkStories } from './link-stories.ts';

const linked = {
  'a-hid': { url: '/kozlekedes/2024/06/14/a-hid' },
  remiz: { url: 'https://transtelex.example/2024/06/14/remiz?a=1&b="2"' },
};

describe('internal links in inline HTML', () => {
  it('become the address of the story as seen from the current site', () => {
    expect(linkStories('Lásd <a href="story:a-hid">a hídról</a> írt cikket.', linked)).toBe(
      'Lásd <a href="/kozlekedes/2024/06/14/a-hid">a hídról</a> írt cikket.',
    );
  });

  it('keep their other attributes and their content', () => {
    expect(linkStories('<a title="5 > 3" href="story:a-hid" rel="x"><em>a</em> híd</a>', linked)).toBe(
      '<a title="5 > 3" href="/kozlekedes/2024/06/14/a-hid" rel="x"><em>a</em> híd</a>',
    );
  });

  it('are replaced by their text when the story is not public', () => {
    expect(linkStories('Egy <a href="story:visszavont"><b>régi</b> ügy</a>, egy híd.', linked)).toBe(
      'Egy <b>régi</b> ügy, egy híd.',
    );
    expect(linkStories('<a href="story:constructor">x</a>', linked)).toBe('x');
  });

  it('are resolved one by one; other links do not change', () => {
    const html =
      '<a href="https://a.example/?q=story:x">a</a> <a href="story:nincs">b</a> <a href="story:a-hid">c</a>';
    expect(linkStories(html, linked)).toBe(
      '<a href="https://a.example/?q=story:x">a</a> b <a href="/kozlekedes/2024/06/14/a-hid">c</a>',
    );
  });

  it('cannot break out of the attribute', () => {
    expect(linkStories('<a href="story:remiz">r</a>', linked)).toBe(
      '<a href="https://transtelex.example/2024/06/14/remiz?a=1&amp;b=&quot;2&quot;">r</a>',
    );
  });
});

describe('internal links in a body', () => {
  it('are resolved in every block with inline HTML', () => {
    const link = '<a href="story:a-hid">híd</a>';
    const body: Body = [
      { kind: 'paragraph', html: link },
      { kind: 'quote', paragraphs: [link], cite: link },
      {
        kind: 'list',
        ordered: false,
        items: [{ html: link, children: { kind: 'list', ordered: true, items: [{ html: link }] } }],
      },
      {
        kind: 'table',
        caption: link,
        head: [[{ html: link, header: true }]],
        rows: [[{ html: link, header: false }]],
      },
      { kind: 'gallery', images: [{ imageId: 1, alt: '', caption: link }] },
      { kind: 'infoBox', blocks: [{ kind: 'paragraph', html: link }] },
    ];
    const text = JSON.stringify(linkBody(body, linked));
    expect(text).not.toContain('story:');
    expect(text.match(/kozlekedes.2024.06.14.a-hid/g)).toHaveLength(10);
  });

  it('are removed from an image when the story is not public', () => {
    const image = { kind: 'image', imageId: 1, alt: 'Híd', width: 'normal' } as const;
    expect(linkBody([{ ...image, href: 'story:a-hid' }], linked)).toEqual([
      { ...image, href: '/kozlekedes/2024/06/14/a-hid' },
    ]);
    expect(linkBody([{ ...image, href: 'story:nincs' }], linked)).toEqual([image]);
  });
});
