import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlToBody } from './html-to-body.server.ts';

const tags =
  'a b em span p div section h2 ul ol li blockquote cite figure figcaption table thead tr td th caption pre dl dt dd details summary aside form label noscript center'.split(
    ' ',
  );
const knownAttributes = [
  'class="gallery"',
  'class="gallery-item"',
  'class="wp-caption"',
  'class="wp-caption-text"',
  'class="infobox"',
  'class="pull"',
  'class="file"',
  'class="footnotes"',
  'class="twitter-tweet"',
  'class="wp-block-cover" style="background-image:url(/hatter.jpg)"',
  'class="related" href="https://q.example/"',
  'data-id="a" data-width="b"',
  'href="https://x.example/"',
];

/** Each `#` becomes a running number once the HTML is generated, so that every piece is unique. */
const { html: anyHtml } = fc.letrec<{ html: string; node: string }>((tie) => ({
  html: fc.array(tie('node'), { minLength: 1, maxLength: 4 }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('szó#x ', '<img src="/kép#x.jpg">', '<a href="https://l#x.example/">szó#x</a>'),
    fc
      .tuple(
        fc.constantFrom(...tags),
        fc.option(fc.constantFrom(...knownAttributes), { nil: '' }),
        tie('html'),
      )
      .map(([tag, attributes, inside]) => `<${tag} ${attributes}>${inside}</${tag}>`),
  ),
}));

it('every word, link and picture of any HTML is in its body, or a loss is counted', () => {
  fc.assert(
    fc.property(anyHtml, fc.constantFrom('html' as const, 'wordpress' as const), (pattern, dialect) => {
      let count = 0;
      const html = pattern.replaceAll('#', () => {
        count += 1;
        return String(count);
      });
      const { body, losses } = htmlToBody(html, { dialect });
      const written = JSON.stringify(body).replace(/"id":"[^"]*"/g, '');
      const missing = (html.match(/(?:szó|kép|l)\d+x/g) ?? []).filter((name) => !written.includes(name));
      if (Object.keys(losses).length === 0) expect(missing).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
