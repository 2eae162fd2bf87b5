import { describe, expect, it } from 'vitest';
import { pagePayload } from './page-payload.ts';

const html = [
  '<!doctype html><html lang="hu" data-build="b1"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width"><title>„Híd” &amp; &lt;más&gt;</title>',
  '<link rel="stylesheet" href="/_assets/base.css"><link rel="stylesheet" href="/_assets/section.css">',
  '<link rel="preload" as="font" href="/a.woff2"><script type="module" src="/c.js"></script>',
  '<meta name="description" content="a &gt; b"><link rel="canonical" href="http://localhost/x">',
  '<script type="application/ld+json">{"a":"\\u003c/main>"}</script></head>',
  '<body class="site-telex route-rovat" data-route="rovat" data-currency-sign="&quot;Ft&quot;" data-empty>',
  '<header>fej</header><main id="tartalom"><p>&lt;main&gt; &lt;/main&gt;</p></main><footer>láb</footer></body></html>',
].join('');

function payloadOf(withShell = false) {
  return pagePayload(html, 200, 'b1', withShell);
}

describe('the payload of a page', () => {
  it('holds what the document says of the page, and nothing that every page has [BUILD-07]', () => {
    expect(payloadOf()).toEqual({
      build: 'b1',
      status: 200,
      route: 'rovat',
      head:
        '<title>„Híd” &amp; &lt;más&gt;</title><meta name="description" content="a &gt; b">' +
        '<link rel="canonical" href="http://localhost/x">',
      styles: ['/_assets/base.css', '/_assets/section.css'],
      root: { lang: 'hu', 'data-build': 'b1' },
      body: {
        class: 'site-telex route-rovat',
        'data-route': 'rovat',
        'data-currency-sign': '"Ft"',
        'data-empty': '',
      },
      main: '<main id="tartalom"><p>&lt;main&gt; &lt;/main&gt;</p></main>',
    });
  });

  it('holds what stands around the page where that was asked for', () => {
    expect(payloadOf(true).shell).toEqual({
      before: '<header>fej</header>',
      after: '<footer>láb</footer>',
    });
  });

  it('is not made of something that is no page', () => {
    expect(() => pagePayload('Hiba', 500, 'b1', false)).toThrow('main');
  });
});
