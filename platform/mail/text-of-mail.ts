import { convert } from 'html-to-text';

/** The text part of a mail, for programs and readers without HTML: links follow their words in brackets. */
export function textOfMail(html: string): string {
  return convert(html, {
    wordwrap: 78,
    formatters: { alternative: ({ attribs }, _walk, builder) => builder.addInline(attribs.alt ?? '') },
    selectors: [
      { selector: 'a', options: { ignoreHref: false, hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
      // The name of the paper, which its wordmark shows.
      { selector: 'img[src^=cid]', format: 'alternative' },
      { selector: '[data-preview]', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'h3', options: { uppercase: false } },
      { selector: '[data-mail=picture]', format: 'skip' },
      { selector: 'table', format: 'block' },
      { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ],
  });
}
