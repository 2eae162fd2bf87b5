import { describe, expect, it } from 'vitest';
import { bodyToHtml } from '../body-to-html.ts';
import { resolveImages } from '../pending-body.ts';
import { htmlToBody, textOfHtml } from './html-to-body.server.ts';

function blocks(html: string): unknown[] {
  return htmlToBody(html).body;
}

describe('HTML as `bodyToHtml` prints it', () => {
  it('is read with every kind of block of a story', () => {
    expect(
      blocks(`<p>Első <strong>bekezdés</strong>, <a href="story:masik-cikk">link</a>.</p>
<h2>Alcím őszről</h2><hr><ul><li>egy</li><li>kettő<ol start="3"><li>három</li></ol></li></ul>
<blockquote><p>„Idézet.”</p><cite>Név, tisztség</cite></blockquote>
<blockquote class="pull"><p>Kiemelve.</p></blockquote>
<figure data-width="wide"><img src="hid-2.avif" alt="Híd"><figcaption>Kép.</figcaption></figure>
<figure class="gallery"><figure><img src="a.avif" alt="A"></figure><figure><img src="b.avif" alt="B"><figcaption>B.</figcaption></figure></figure>
<aside class="infobox"><h3>Doboz</h3><p>Szöveg.</p></aside>
<a class="related" href="story:masik-cikk"></a>
<figure class="embed" data-provider="youtube" data-url="https://www.youtube.com/watch?v=abcdefghijk"><figcaption>Videó.</figcaption></figure>`),
    ).toEqual([
      { kind: 'paragraph', html: 'Első <strong>bekezdés</strong>, <a href="story:masik-cikk">link</a>.' },
      { kind: 'heading', level: 2, id: 'alcim-oszrol', html: 'Alcím őszről' },
      { kind: 'divider' },
      {
        kind: 'list',
        ordered: false,
        items: [
          { html: 'egy' },
          { html: 'kettő', children: { kind: 'list', ordered: true, start: 3, items: [{ html: 'három' }] } },
        ],
      },
      { kind: 'quote', paragraphs: ['„Idézet.”'], cite: 'Név, tisztség' },
      { kind: 'pullQuote', html: 'Kiemelve.' },
      { kind: 'image', source: 'hid-2.avif', alt: 'Híd', caption: 'Kép.', width: 'wide' },
      {
        kind: 'gallery',
        images: [
          { source: 'a.avif', alt: 'A' },
          { source: 'b.avif', alt: 'B', caption: 'B.' },
        ],
      },
      { kind: 'infoBox', title: 'Doboz', blocks: [{ kind: 'paragraph', html: 'Szöveg.' }] },
      { kind: 'relatedLink', target: { to: 'story', slug: 'masik-cikk' } },
      {
        kind: 'embed',
        provider: 'youtube',
        url: 'https://www.youtube.com/watch?v=abcdefghijk',
        caption: 'Videó.',
      },
    ]);
  });

  it('has our own video as a video block, and any other as a file [POD-12]', () => {
    const film = '/felvetelek/aaaaaaaaaaaaaaaa/a-hid.webm';
    const html = `<figure class="video"><video controls src="${film}" poster="hid.avif" title="A híd" width="640" height="360" data-start="42" data-autoplay="gentle" autoplay onplay="x()"><track kind="captions" src="/felvetelek/bbbbbbbbbbbbbbbb/a-hid.vtt"></video><figcaption>Így <b>épült</b>.</figcaption></figure>`;
    const video = {
      kind: 'video',
      url: film,
      width: 640,
      height: 360,
      autoplay: 'gentle',
      start: 42,
      title: 'A híd',
      captions: '/felvetelek/bbbbbbbbbbbbbbbb/a-hid.vtt',
      caption: 'Így <b>épült</b>.',
    };
    const { body, images } = htmlToBody(html);
    expect(body).toEqual([{ ...video, poster: { source: 'hid.avif', alt: '' } }]);
    expect(images.map(({ source }) => source)).toEqual(['hid.avif']);
    const resolved = resolveImages(body, new Map([['hid.avif', 7]]));
    expect(resolved).toEqual([{ ...video, imageId: 7 }]);
    const again = bodyToHtml(resolved, { picture: () => ({ src: 'hid.avif' }) });
    expect(blocks(again)).toEqual(body);
    expect(
      blocks(`<video src="${film}" data-start="soha" data-autoplay="auto"><track src="/x.vtt"></video>`),
    ).toEqual([{ kind: 'video', url: film, width: 1280, height: 720, autoplay: 'none' }]);
    expect(blocks('<video src="https://r.example/film.mp4"></video>')).toMatchObject([{ kind: 'file' }]);
  });

  it('has a table with its head, spans and alignment', () => {
    expect(
      blocks(
        '<table><caption>Árak</caption><thead><tr><th>Év</th><th style="text-align:right">Ft</th></tr></thead><tbody><tr><td colspan="2">nincs</td></tr></tbody></table>',
      ),
    ).toEqual([
      {
        kind: 'table',
        caption: 'Árak',
        head: [
          [
            { html: 'Év', header: true },
            { html: 'Ft', header: true, align: 'right' },
          ],
        ],
        rows: [[{ html: 'nincs', header: false, colspan: 2 }]],
      },
    ]);
  });
});

describe('headings', () => {
  it('start at the second level without gaps and have unique ids', () => {
    expect(blocks('<h3>Hír</h3><h4>Hír</h4><h6>Ő&amp;ű</h6><h3><strong>???</strong></h3>')).toEqual([
      { kind: 'heading', level: 2, id: 'hir', html: 'Hír' },
      { kind: 'heading', level: 3, id: 'hir-2', html: 'Hír' },
      { kind: 'heading', level: 4, id: 'o-u', html: 'Ő&amp;ű' },
      { kind: 'heading', level: 2, id: 'fejezet', html: '???' },
    ]);
  });

  it('have links to their old ids updated', () => {
    expect(blocks('<p><a href="#regi">le</a></p><h2 id="regi">Új cím</h2>')[0]).toEqual({
      kind: 'paragraph',
      html: '<a href="#uj-cim">le</a>',
    });
  });
});

describe('footnotes', () => {
  const html = `<p>Egy<sup data-fn="a1" class="fn"><a href="#a1" id="a1-link">1</a></sup>, kettő<sup><a href="#b2">2</a></sup>, megint egy<sup><a href="#a1">1</a></sup>.</p>
<ol class="wp-block-footnotes"><li id="a1">Az <em>első</em>. <a href="#a1-link">↩︎</a></li><li id="b2"><p>A második.</p><p>Két sorban.</p></li><li id="c3">Senki sem hivatkozik rá.</li></ol>`;
  const expected = [
    {
      kind: 'paragraph',
      html: 'Egy<sup><a href="#jegyzet_1" id="hivatkozas_1">1</a></sup>, kettő<sup><a href="#jegyzet_2" id="hivatkozas_2">2</a></sup>, megint egy<sup><a href="#jegyzet_1">1</a></sup>.',
    },
    {
      kind: 'footnotes',
      notes: [
        { number: 1, html: 'Az <em>első</em>.', cited: true },
        { number: 2, html: 'A második.<br>Két sorban.', cited: true },
        { number: 3, html: 'Senki sem hivatkozik rá.', cited: false },
      ],
    },
  ];

  it('are numbered and marked when the text cites them', () => {
    expect(blocks(html)).toEqual(expected);
  });

  it('are the same after printing and reading again', () => {
    const printed = bodyToHtml(resolveImages(htmlToBody(html).body, new Map()), { picture: () => null });
    expect(blocks(printed)).toEqual(expected);
  });
});

describe('text', () => {
  it.each([
    ['<p>a&nbsp;&nbsp; b <em> c </em> d</p>', 'a b <em>c </em>d'],
    ['<p>1 234&nbsp;567</p>', '1 234\u00a0567'],
    ['<p><span style="font-weight:700">fél</span><b></b><i> </i>kövér</p>', '<strong>fél</strong> kövér'],
    ['<p><b style="mso-bidi-font-weight:normal">a</b></p>', '<b>a</b>'],
    ['<p><b style="color:red; font-weight : normal">a</b></p>', 'a'],
    ['<p><span style="mso-bidi-font-weight:bold;mso-bidi-font-style:italic">a</span></p>', 'a'],
    ['<p><strong>a</strong><strong>b</strong></p>', '<strong>ab</strong>'],
    ['<p><b><b>a</b></b></p>', '<b>a</b>'],
    [
      '<p><font color="red">a</font> <strike>b</strike> <acronym title="c">d</acronym></p>',
      'a <s>b</s> <abbr title="c">d</abbr>',
    ],
    ['<p style="x" class="y" id="z">a<br></p>', 'a'],
    ['<p><span lang="en">word</span> <q>szó</q></p>', '<span lang="en">word</span> „szó”'],
    ['<p>\u202Efordított\u202C \u200Bszó\u0000</p>', 'fordított szó'],
    [
      '<p><a href="https://a.example/" target="_blank" rel="noopener sponsored" onclick="x()">a</a></p>',
      '<a href="https://a.example/" rel="sponsored">a</a>',
    ],
  ])('is normalised: %s', (html, expected) => {
    expect(blocks(html)).toEqual([{ kind: 'paragraph', html: expected }]);
  });

  it('is split into paragraphs at two line breaks, and nowhere else', () => {
    expect(blocks('a<br>b<br> <br>c<em>d<br><br>e</em>')).toEqual([
      { kind: 'paragraph', html: 'a<br>b' },
      { kind: 'paragraph', html: 'c<em>d</em>' },
      { kind: 'paragraph', html: '<em>e</em>' },
    ]);
  });

  it('has no empty paragraphs', () => {
    expect(blocks('<p></p><p>&nbsp;</p><div><br></div><p><span> </span></p>')).toEqual([]);
  });

  it('is split around blocks inside inline elements', () => {
    expect(blocks('<strong>a<p>b</p><img src="/k.jpg" alt="k">c</strong>')).toEqual([
      { kind: 'paragraph', html: '<strong>a</strong>' },
      { kind: 'paragraph', html: '<strong>b</strong>' },
      { kind: 'image', source: '/k.jpg', alt: 'k', width: 'normal' },
      { kind: 'paragraph', html: '<strong>c</strong>' },
    ]);
  });

  it('is plain for titles', () => {
    expect(textOfHtml('Egy &amp; <em>két</em>\n<script>x</script>')).toBe('Egy & két');
  });
});

describe('images', () => {
  it('have the largest version, links to other pages and the photographer’s name', () => {
    expect(
      blocks(
        `<figure class="alignleft"><a href="https://mas.example/cikk"><img src="data:image/gif;base64,AA" data-src="https://k.example/kis.jpg" srcset="https://k.example/kis.jpg 300w, https://k.example/nagy.jpg 1200w" alt=" Egy &quot;kép&quot; "></a><figcaption>A <b>híd</b>. Fotó: Kút Tibor / Lap</figcaption></figure>`,
      ),
    ).toEqual([
      {
        kind: 'image',
        source: 'https://k.example/nagy.jpg',
        alt: 'Egy "kép"',
        caption: 'A <b>híd</b>.',
        credit: 'Kút Tibor / Lap',
        width: 'half',
        href: 'https://mas.example/cikk',
      },
    ]);
  });

  it('do not include tracking pixels or sources that are no address', () => {
    const { body, losses } = htmlToBody(
      '<p>a<img src="https://x.example/p.gif" width="1" height="1"><img src="data:image/png;base64,AA"></p>',
    );
    expect([body, losses]).toEqual([[{ kind: 'paragraph', html: 'a' }], { picture: 1, 'tracking-pixel': 1 }]);
  });

  it('are listed once each', () => {
    expect(
      htmlToBody('<img src="/a.jpg" alt="A"><img src="/b.jpg"><img src="/a.jpg">').images.map(
        (one) => one.source,
      ),
    ).toEqual(['/a.jpg', '/b.jpg']);
  });
});

describe('embeds', () => {
  it('are recognised by their address, which is normalised', () => {
    expect(
      blocks(
        '<p><iframe src="//www.youtube.com/embed/abcdefghijk?autoplay=1&start=90" title="Film"></iframe></p>',
      ),
    ).toEqual([
      {
        kind: 'embed',
        provider: 'youtube',
        url: 'https://www.youtube.com/watch?v=abcdefghijk&t=90',
        title: 'Film',
      },
    ]);
  });

  it('are recognised in quotes with a script', () => {
    expect(
      blocks(
        '<blockquote class="twitter-tweet"><p>Szia <a href="https://t.co/x">t.co/x</a></p>— Név (@nev) <a href="https://twitter.com/nev/status/123?ref=x">ma</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>',
      ),
    ).toEqual([{ kind: 'embed', provider: 'x', url: 'https://x.com/nev/status/123' }]);
  });

  it('without a known address keep the text of their quote', () => {
    const { body, losses } = htmlToBody(
      '<blockquote class="twitter-tweet"><p>Szia <a href="https://t.co/x">t.co/x</a></p>— Név</blockquote>',
    );
    expect(body).toEqual([
      { kind: 'quote', paragraphs: ['Szia <a href="https://t.co/x">t.co/x</a>', '— Név'] },
    ]);
    expect(losses).toEqual({ embed: 1 });
  });

  it('of unknown sites become a link and are counted', () => {
    const { body, losses } = htmlToBody(
      '<iframe src="https://jatek.example/x?a=1"></iframe><script src="https://rossz.example/a.js"></script><object></object>',
    );
    expect(body).toEqual([
      {
        kind: 'relatedLink',
        target: { to: 'address', href: 'https://jatek.example/x?a=1', title: 'jatek.example/x' },
      },
    ]);
    expect(losses).toEqual({ 'embed:jatek.example': 1, script: 1, embed: 1 });
  });
});

describe('content without a block kind', () => {
  it('keeps code and definitions as clean HTML', () => {
    expect(
      blocks(
        '<pre class="x">\n  a &lt; b\n  <b onclick="x">c</b>\n</pre><dl><dt>Szó</dt><dd>jelentés<img src="/a.png" alt="">.</dd></dl>',
      ),
    ).toEqual([
      { kind: 'html', html: '<pre>  a &lt; b\n  <b>c</b></pre>' },
      { kind: 'html', html: '<dl><dt>Szó</dt><dd>jelentés<br>.</dd></dl>' },
      { kind: 'image', source: '/a.png', alt: '', width: 'normal' },
    ]);
  });

  it('has images moved out of preformatted text', () => {
    expect(htmlToBody('<pre>a <b><img src="/a.png"></b>\n b<script>x()</script></pre>')).toMatchObject({
      body: [
        { kind: 'html', html: '<pre>a \n b</pre>' },
        { kind: 'image', source: '/a.png' },
      ],
      losses: { script: 1 },
    });
  });

  it('keeps the text of a form', () => {
    expect(
      htmlToBody(
        '<form><p>Ki nyer?</p><label><input type="radio"> A Fradi</label><select><option>x</option></select><button>Küldés</button></form>',
      ),
    ).toMatchObject({
      body: [
        { kind: 'paragraph', html: 'Ki nyer?' },
        { kind: 'paragraph', html: 'A Fradi' },
      ],
      losses: { form: 1 },
    });
  });

  it('is counted inside inline text as well', () => {
    const { body, losses } = htmlToBody(
      '<p>a <em>b<svg><text>x</text></svg></em> <strong>c<select><option>y</option></select><input></strong> <b>d<i style="display:none">z</i></b></p>',
    );
    expect(body).toEqual([{ kind: 'paragraph', html: 'a <em>b</em> <strong>c</strong> <b>d</b>' }]);
    expect(losses).toEqual({ drawing: 1, form: 2, hidden: 1 });
  });

  it('has images and tables moved out of lists, cells and headings', () => {
    expect(
      blocks('<ul><li>a<img src="/a.png"></li></ul><h2>b<img src="/b.png"></h2>').map(
        (one) => (one as { kind: string }).kind,
      ),
    ).toEqual(['list', 'image', 'heading', 'image']);
  });

  it('keeps loose text in lists in its position', () => {
    const itemOf = (html: string) => ({ html });
    expect(
      blocks(
        '<ul>Be<b>vezető</b><li>egy</li>köztes <i>szó</i><li>kettő</li><ol><li>al</li></ol><!-- x -->vége</ul>',
      ),
    ).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: ['Be<b>vezető</b>', 'egy', 'köztes <i>szó</i>', 'kettő', 'al', 'vége'].map(itemOf),
      },
    ]);
    expect(
      blocks(
        '<dl>laza<dt>Szó</dt><div><dd>jelentés</dd> és <em>még</em></div><p>vége<img src="/a.png"></p></dl>',
      ),
    ).toEqual([
      {
        kind: 'html',
        html: '<dl><dd>laza</dd><dt>Szó</dt><dd>jelentés</dd><dd>és <em>még</em></dd><dd>vége</dd></dl>',
      },
      { kind: 'image', source: '/a.png', alt: '', width: 'normal' },
    ]);
  });

  it('has layout tables replaced by their content', () => {
    expect(
      blocks('<table><tr><td><table><tr><td>a</td></tr></table></td><td><p>b</p></td></tr></table>'),
    ).toEqual([
      { kind: 'paragraph', html: 'a' },
      { kind: 'paragraph', html: 'b' },
    ]);
  });
});
