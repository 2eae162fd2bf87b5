import fc from 'fast-check';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { bodySchema } from '../body-schema.ts';
import { bodyToHtml } from '../body-to-html.ts';
import { resolveImages } from '../pending-body.ts';
import { type HtmlToBodyOptions, htmlToBody } from './html-to-body.server.ts';

/** Converts HTML, resolves images, validates against the schema and prints; `printed` is what a browser gets. */
function roundTrip(html: string, dialect: NonNullable<HtmlToBodyOptions['dialect']> = 'html') {
  const { body: pending, images } = htmlToBody(html, { dialect });
  const ids = new Map(images.map((image, at) => [image.source, at + 1]));
  const body = bodySchema.parse(resolveImages(pending, ids));
  const printed = bodyToHtml(body, { picture: (id) => ({ src: images[id - 1]?.source ?? '' }) });
  return { pending, printed, again: htmlToBody(printed).body };
}

const elements = new Set(
  (
    'a abbr b br cite code del em i ins kbd mark s small span strong sub sup time u p h2 h3 h4 hr ul ol li blockquote figure ' +
    'figcaption img table caption thead tbody tr td th pre dl dt dd aside div'
  ).split(' '),
);
const attributes = new Set(
  'href rel hrefLang title lang dateTime id src alt className dataUrl dataProvider dataTitle dataWidth dataBytes dataQuiz colSpan rowSpan align start value'.split(
    ' ',
  ),
);

/** Everything in a page that a story must not contain. */
function forbiddenContent(html: string): string[] {
  const found: string[] = [];
  function look(node: Nodes): void {
    if (node.type === 'comment' || node.type === 'doctype') found.push(node.type);
    if (node.type === 'element') {
      if (!elements.has(node.tagName)) found.push(`<${node.tagName}>`);
      for (const [name, value] of Object.entries(node.properties)) {
        if (!attributes.has(name)) found.push(`${node.tagName}.${name}`);
        if (name === 'href' && !/^(https?:\/\/[^/]|mailto:|tel:|story:|\/(?![/\\])|#|\?)/.test(String(value)))
          found.push(`href ${value}`);
      }
    }
    if ('children' in node) for (const child of node.children) look(child);
  }
  look(fromHtml(html, { fragment: true }));
  return found;
}

describe('hostile HTML', () => {
  it.each([
    '<script>alert(1)</script><p>a</p>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)"><img srcset="javascript:alert(1) 2x">',
    '<svg><script>alert(1)</script></svg><svg onload=alert(1)>',
    '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<form action="javascript:alert(1)"><input formaction="javascript:alert(1)" type=submit><button formaction=x>a</button></form>',
    '<template><img src=x onerror=alert(1)></template>',
    '<textarea></textarea><title><img src=x onerror=alert(1)></title><xmp><script>a</script></xmp>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe><iframe src="javascript:alert(1)"></iframe><iframe src="data:text/html,x">',
    '<object data="javascript:alert(1)"><embed src="data:text/html,<script>a</script>"></object>',
    '<a href="java\nscript:alert(1)">a</a><a href=" \u0001javascript:alert(1)">b</a><a href="JaVaScRiPt&colon;alert(1)">c</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a><a href="vbscript:x">b</a><a href="file:///etc/passwd">c</a><a href="blob:x">d</a>',
    '<a href="/\\gonosz.example">a</a><a href="\\\\gonosz.example">b</a><a href="https:gonosz">c</a>',
    '<a href="https://lap.example@gonosz.example/">a</a>',
    '<p style="background:url(javascript:alert(1))">a</p><style>@import "x"</style><link rel=stylesheet href=x><base href="//gonosz.example">',
    '<div data-url="javascript:alert(1)" class="embed">a</div><figure class="embed" data-url="javascript:alert(1)"></figure>',
    '<a class="related" href="javascript:alert(1)">a</a><p class="file"><a href="javascript:alert(1)">a</a></p>',
    '<video src="javascript:alert(1)"><source src="data:video/mp4,x" onerror=alert(1)></video>',
    '<figure data-width="&quot;><script>"><img src="&quot;><script>"></figure><div data-quiz="&quot;><script>alert(1)</script>"></div>',
    '<img alt="&quot;><script>alert(1)</script>" src="/a.jpg"><h2 id="&quot; onclick=&quot;x">&lt;script&gt;</h2>',
    '<meta http-equiv=refresh content="0;url=javascript:alert(1)"><isindex action=javascript:x><keygen autofocus onfocus=x>',
    '<a href="https://a.example/&quot; onmouseover=&quot;x">a</a><time datetime="&quot; onclick=x">b</time><span lang="&quot;x">c</span>',
    '<!--[if IE]><script>alert(1)</script><![endif]--><![CDATA[<script>a</script>]]><?php echo 1 ?>',
    '<select><template><style><!--</style><a rel="--&gt;&lt;/style&gt;&lt;img src=x onerror=a&gt;">',
    '<table><td background="javascript:x"><p>a</table><marquee onstart=x>b</marquee><details ontoggle=x open><summary>c</summary>d</details>',
    '[caption caption="<img src=x onerror=alert(1)>"]<img src="/a.jpg">[/caption][embed]javascript:alert(1)[/embed][video src="&quot; onerror=&quot;x"]',
    '\ud800<p>a\udc00</p>\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
    '＜script＞alert(1)＜/script＞<p>\u202eon\u2066</p>',
  ])('leaves no forbidden content: %j', (html) => {
    for (const dialect of ['html', 'wordpress'] as const) {
      const { pending, printed, again } = roundTrip(html, dialect);
      expect(forbiddenContent(printed)).toEqual([]);
      expect(again).toEqual(pending);
    }
  });

  it('is converted in limited time, however deep or long', () => {
    const pieces = [
      '<div>',
      '<b>',
      '<b><p>',
      '<ul><li>',
      '<table><tr><td>',
      '<svg><col>',
      '<a ',
      '<!--',
      '[a ',
      '[a b="',
      `[a b="' c='" `,
      '[caption]',
      '<blockquote>',
      '<',
    ];
    for (const piece of pieces) {
      const started = process.cpuUsage();
      htmlToBody(piece.repeat(30_000 / piece.length), { dialect: 'wordpress' });
      // CPU time, which other load on the machine does not change.
      expect(process.cpuUsage(started).user / 1000, piece).toBeLessThan(2000);
    }
  });
});

const tags =
  'a b em span p div h1 h3 ul ol li blockquote cite figure figcaption img table thead tr td th iframe script style svg math mtext template noscript pre dl dt dd details summary aside hr video object form select textarea title font q'.split(
    ' ',
  );
const markup = [
  'class="gallery"',
  'class="related" href="story:x"',
  'class="infobox"',
  'class="pull"',
  'class="file"',
  'href="https://x.example/?a=1&b=2"',
  'href="javascript:a"',
  'href="#x"',
  'href="#jegyzet_1"',
  'class="footnotes"',
  'id="x"',
  'src="/a.jpg"',
  'onerror="a"',
  'style="font-weight:bold"',
  'style="display:none"',
  'data-url="https://youtu.be/abcdefghijk"',
  'class="embed" data-url="https://y.example/"',
  'class="credit"',
  'data-id=a data-width=b',
  'data-quiz=q',
  'lang=hu',
  'colspan=3',
  'align=right',
  'start=5',
  'alt="&lt;b&gt; &quot;"',
  'data-width=wide',
  'class="twitter-tweet"',
];
const words = [
  'a',
  'szó ',
  ' ',
  '\n\n',
  '\u00a0',
  '<',
  '&amp;lt;',
  'https://youtu.be/abcdefghijk',
  'Fotó: Kút Tibor',
  '– ',
  '[gallery ids="1"]',
  '[x_y]',
  '<!--nextpage-->',
  '<!-- wp:a /-->',
  '<![CDATA[x]]>',
  '&#x202e;',
  '"',
  '<br><br>',
  '<br>',
];
const piece = fc.oneof(
  fc.constantFrom(...words),
  fc
    .tuple(fc.constantFrom(...tags), fc.subarray(markup, { maxLength: 2 }))
    .map(([tag, inside]) => `<${[tag, ...inside].join(' ')}>`),
  fc.constantFrom(...tags).map((tag) => `</${tag}>`),
);

describe('any HTML', () => {
  it('becomes a valid body without forbidden content, and the same body when read again', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 40, size: 'max' }),
        fc.constantFrom('html' as const, 'wordpress' as const),
        (pieces, dialect) => {
          const { pending, printed, again } = roundTrip(pieces.join(''), dialect);
          expect(forbiddenContent(printed)).toEqual([]);
          expect(again).toEqual(pending);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('may be any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { pending, printed, again } = roundTrip(text, 'wordpress');
        expect(forbiddenContent(printed)).toEqual([]);
        expect(again).toEqual(pending);
      }),
    );
  });
});
