import { describe, expect, it } from 'vitest';
import { htmlToBody } from './html-to-body.server.ts';

const attached = [
  { id: '7', source: 'https://r.example/u/7.jpg', alt: 'Hetes', caption: 'Hét <em>szép</em>', own: true },
  { id: '8', source: 'https://r.example/u/8.jpg', alt: '', caption: '', own: true },
  { id: '9', source: 'https://r.example/u/9.jpg', alt: 'Kilenc', caption: '', own: false },
];

function read(html: string) {
  return htmlToBody(html, { dialect: 'wordpress', attached, base: 'https://r.example/' });
}

describe('classic text', () => {
  it('is split into paragraphs at empty lines and into lines at line ends', () => {
    expect(
      read(
        'Egy\nkettő<br />\nhárom\n\n<em>négy\n\nöt</em>\n<h3>Cím</h3>\nhat\n<ul>\n<li>a\nb</li>\n</ul>\n<pre>x\n\ny</pre>',
      ).body,
    ).toEqual([
      { kind: 'paragraph', html: 'Egy<br>kettő<br>három' },
      { kind: 'paragraph', html: '<em>négy</em>' },
      { kind: 'paragraph', html: '<em>öt</em>' },
      { kind: 'heading', level: 2, id: 'cim', html: 'Cím' },
      { kind: 'paragraph', html: 'hat' },
      { kind: 'list', ordered: false, items: [{ html: 'a<br>b' }] },
      { kind: 'html', html: '<pre>x\n\ny</pre>' },
    ]);
  });

  it('has its captions, galleries and embeds converted to blocks', () => {
    const { body, losses } =
      read(`[caption id="attachment_7" align="alignleft"]<a href="https://r.example/u/7.jpg"><img class="wp-image-7" src="https://r.example/u/7-300x200.jpg" /></a> Felirat <b>itt</b>[/caption]
[gallery]
[gallery ids="9,404" columns="2"]
[embed width="3"]https://vimeo.com/123456[/embed]
[youtube https://youtu.be/abcdefghijk]
https://www.instagram.com/p/Abc_1/?igsh=x

https://sajat.example/cikk
[audio mp3="https://r.example/h.mp3"][/audio]`);
    expect(body).toEqual([
      {
        kind: 'image',
        source: 'https://r.example/u/7.jpg',
        alt: 'Hetes',
        caption: 'Felirat <b>itt</b>',
        width: 'half',
      },
      {
        kind: 'gallery',
        images: [
          { source: 'https://r.example/u/7.jpg', alt: 'Hetes', caption: 'Hét <em>szép</em>' },
          { source: 'https://r.example/u/8.jpg', alt: '' },
        ],
      },
      { kind: 'gallery', images: [{ source: 'https://r.example/u/9.jpg', alt: 'Kilenc' }] },
      { kind: 'embed', provider: 'vimeo', url: 'https://vimeo.com/123456' },
      { kind: 'embed', provider: 'youtube', url: 'https://www.youtube.com/watch?v=abcdefghijk' },
      { kind: 'embed', provider: 'instagram', url: 'https://www.instagram.com/p/Abc_1/' },
      { kind: 'paragraph', html: '<a href="https://sajat.example/cikk">https://sajat.example/cikk</a>' },
      { kind: 'file', url: 'https://r.example/h.mp3', name: 'h.mp3' },
    ]);
    expect(losses).toEqual({ picture: 1, audio: 1 });
  });

  it('treats captions of attachments as HTML where they are HTML, as WordPress does', () => {
    const captions = [
      'Ötvenes <a href="https://x.hu/" onclick="x()">felirat</a><script>x()</script>',
      '3 < 5, és a <b',
      'AT&amp;T Fotó: Kút Tibor',
    ];
    const { body } = htmlToBody('[gallery ids="1,2,3"]', {
      dialect: 'wordpress',
      attached: captions.map((caption, at) => ({
        id: String(at + 1),
        source: `/${at}.jpg`,
        alt: '',
        caption,
        own: true,
      })),
    });
    expect(body).toEqual([
      {
        kind: 'gallery',
        images: [
          { source: '/0.jpg', alt: '', caption: 'Ötvenes <a href="https://x.hu/">felirat</a>' },
          { source: '/1.jpg', alt: '', caption: '3 &lt; 5, és a &lt;b' },
          { source: '/2.jpg', alt: '', caption: 'AT&amp;T', credit: 'Kút Tibor' },
        ],
      },
    ]);
  });

  it.each([
    ['<strong><a href="/a.jpg"><img src="/a.jpg"></a></strong> Felirat', 'image'],
    ['<p><img src="/a.jpg"></p> Felirat', 'image'],
    ['<img src="/a.jpg">\n\nFelirat', 'image'],
    ['<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe> Felirat', 'embed'],
    ['[youtube https://youtu.be/abcdefghijk] Felirat', 'embed'],
  ])('keeps the caption of %s', (inside, kind) => {
    expect(read(`[caption id="x" width="300"]${inside}[/caption]`).body).toMatchObject([
      { kind, caption: 'Felirat' },
    ]);
  });

  it('uses the caption as name of a video file that does not play here', () => {
    expect(read('[caption][video src="https://r.example/f.mp4"][/video] Felirat[/caption]').body).toEqual([
      { kind: 'file', url: 'https://r.example/f.mp4', name: 'Felirat' },
    ]);
  });

  it('loses the tags of unknown shortcodes, keeps their content and leaves editorial brackets alone', () => {
    const { body, losses } = read(
      '[vc_row][szavazas id=4]Ki nyer?[/szavazas][/vc_row] Azt mondta [sic], [a szerk.] és [1]. [[gallery]] <code>[x_y]</code> <a title="[x_y]" href="/a">b</a> [constructor]',
    );
    expect(body).toEqual([
      {
        kind: 'paragraph',
        html: 'Ki nyer? Azt mondta [sic], [a szerk.] és [1]. [gallery] <code>[x_y]</code> <a href="/a">b</a> [constructor]',
      },
    ]);
    expect(losses).toEqual({ 'shortcode:vc_row': 1, 'shortcode:szavazas': 1 });
  });

  it('has encoded HTML of page builders decoded, without its scripts', () => {
    const encoded = Buffer.from(encodeURIComponent('<p>Ősz <b>van</b>.</p>\n<script>x()</script>')).toString(
      'base64',
    );
    const { body, losses } = read(
      `előtte [vc_raw_html]<p>${encoded}</p>[/vc_raw_html] utána [vc_raw_js]${encoded}[/vc_raw_js][vc_raw_html]JQ==[/vc_raw_html]`,
    );
    expect(body).toEqual(['előtte', 'Ősz <b>van</b>.', 'utána'].map((html) => ({ kind: 'paragraph', html })));
    expect(losses).toEqual({ 'shortcode:vc_raw_html': 2, 'shortcode:vc_raw_js': 1, script: 1 });
  });

  it.each([
    '[et_pb_text admin_label="x" background="linear-gradient([x])"]Divi[/et_pb_text]',
    `[et_pb_text a='[1]' b="c]d" e=f /]Divi`,
    '[et_pb_text title="A „hír”" nem "zárt]Divi',
  ])('recognises a shortcode with brackets in its quotes: %s', (html) => {
    const { body, losses } = read(html);
    expect(body).toEqual([{ kind: 'paragraph', html: 'Divi' }]);
    expect(losses).toEqual({ 'shortcode:et_pb_text': 1 });
  });

  it('continues after "more" and after page breaks', () => {
    const { body, losses } = read('a\n<!--more Tovább-->\nb\n<!--nextpage-->\nc');
    expect(body.map((block) => block.kind === 'paragraph' && block.html)).toEqual(['a', 'b', 'c']);
    expect(losses).toEqual({ 'page break': 1 });
  });
});

describe('text with block comments', () => {
  it('ignores line ends of the source', () => {
    expect(read('<!-- wp:paragraph -->\n<p>egy\nkettő</p>\n<!-- /wp:paragraph -->').body).toEqual([
      { kind: 'paragraph', html: 'egy kettő' },
    ]);
  });

  it('has galleries of the old and the new format converted', () => {
    const [old, now] =
      read(`<!-- wp:gallery {"ids":[7]} --><ul class="wp-block-gallery columns-2"><li class="blocks-gallery-item"><figure><img src="/a.jpg" alt="A" data-id="7"/><figcaption>Régi</figcaption></figure></li></ul><!-- /wp:gallery -->
<!-- wp:gallery --><figure class="wp-block-gallery"><!-- wp:image --><figure class="wp-block-image"><img src="https://r.example/b.jpg" alt="B"/></figure><!-- /wp:image --><figcaption class="blocks-gallery-caption">Új képek</figcaption></figure><!-- /wp:gallery -->`).body;
    expect(old).toEqual({
      kind: 'gallery',
      images: [{ source: 'https://r.example/u/7.jpg', alt: 'A', caption: 'Régi' }],
    });
    expect(now).toEqual({
      kind: 'gallery',
      title: 'Új képek',
      images: [{ source: 'https://r.example/b.jpg', alt: 'B' }],
    });
  });

  it('has the content of figures converted', () => {
    expect(
      read(`<figure class="wp-block-table"><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table><figcaption>Tábla</figcaption></figure>
<figure class="wp-block-pullquote"><blockquote><p>Nagy szó.</p><cite>Ő</cite></blockquote></figure>
<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=abcdefghijk
</div><figcaption>Nézd</figcaption></figure>
<figure class="wp-block-video"><video controls src="https://r.example/f.mp4"></video><figcaption>Film</figcaption></figure>
<div class="wp-block-file"><a href="https://r.example/terv.pdf">Terv</a><a href="https://r.example/terv.pdf" class="wp-block-file__button" download>Letöltés</a></div>
<details class="wp-block-details"><summary>Háttér</summary><p>Szöveg</p></details>
<hr class="wp-block-separator"/>`).body,
    ).toEqual([
      {
        kind: 'table',
        caption: 'Tábla',
        head: [],
        rows: [
          [
            { html: 'a', header: false },
            { html: 'b', header: false },
          ],
        ],
      },
      { kind: 'pullQuote', html: 'Nagy szó.', cite: 'Ő' },
      {
        kind: 'embed',
        provider: 'youtube',
        url: 'https://www.youtube.com/watch?v=abcdefghijk',
        caption: 'Nézd',
      },
      { kind: 'file', url: 'https://r.example/f.mp4', name: 'Film' },
      { kind: 'file', url: 'https://r.example/terv.pdf', name: 'Terv' },
      { kind: 'infoBox', title: 'Háttér', blocks: [{ kind: 'paragraph', html: 'Szöveg' }] },
      { kind: 'divider' },
    ]);
  });

  it('has the background image of an old cover block converted to an image', () => {
    const { body, losses } = read(
      `<div class="wp-block-cover-image has-background-dim alignwide" style="background-image:url('https://r.example/c.jpg');min-height:9px"><p>rajta</p></div>
<section class="wp-block-cover" style="background-image:url(data:image/png;base64,AA)"><p>szín</p></section><div class="wp-block-cover" style="background:#fff">fehér</div>`,
    );
    expect(body).toEqual([
      { kind: 'image', source: 'https://r.example/c.jpg', alt: '', width: 'wide' },
      { kind: 'paragraph', html: 'rajta' },
      { kind: 'paragraph', html: 'szín' },
      { kind: 'paragraph', html: 'fehér' },
    ]);
    expect(losses).toEqual({ picture: 1 });
  });

  it('has columns, groups and covers unwrapped, and dynamic blocks counted', () => {
    const { body, losses } =
      read(`<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><p>bal</p></div><!-- /wp:column --><div><h2>jobb</h2></div></div><!-- /wp:columns -->
<div class="wp-block-cover"><img class="wp-block-cover__image-background" src="https://r.example/c.jpg" alt=""/><div><p>rajta</p></div></div>
<!-- wp:latest-posts {"postsToShow":3} /--><!-- wp:spacer /--><!-- wp:acme/poll {"id":"a--b"} /-->`);
    expect(body).toEqual([
      { kind: 'paragraph', html: 'bal' },
      { kind: 'heading', level: 2, id: 'jobb', html: 'jobb' },
      { kind: 'image', source: 'https://r.example/c.jpg', alt: '', width: 'normal' },
      { kind: 'paragraph', html: 'rajta' },
    ]);
    expect(losses).toEqual({ 'block:latest-posts': 1, 'block:acme/poll': 1 });
  });
});
