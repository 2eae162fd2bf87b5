import { describe, expect, it } from 'vitest';
import { htmlToBody } from './html-to-body.server.ts';

const base = 'https://www.regi.example/2019/hir/';

function read(html: string, dialect: 'html' | 'wordpress' = 'html') {
  return htmlToBody(html, { dialect, base, formerSite: 'https://www.regi.example' });
}

describe('links of an imported story', () => {
  it.each([
    ['https://www.regi.example/masik/?a=1#b', '/masik/?a=1#b'],
    ['http://regi.example', '/'],
    ['//Regi.Example/masik', '/masik'],
    ['www.regi.example/masik', '/masik'],
    ['?p=2', '/?p=2'],
    ['../masik/', '/2019/masik/'],
    ['/masik/', '/masik/'],
    ['https://regi.example//gonosz.example/', '/gonosz.example/'],
    ['#ott', '#ott'],
    ['https://regi.example/wp-content/t.pdf', 'https://regi.example/wp-content/t.pdf'],
    ['/wp-content/t.pdf', 'https://www.regi.example/wp-content/t.pdf'],
    ['https://regi.example.hu/x', 'https://regi.example.hu/x'],
    ['https://mas.example/?u=regi.example', 'https://mas.example/?u=regi.example'],
    ['mailto:a@regi.example', 'mailto:a@regi.example'],
    ['https://mas.example@regi.example/x', '/x'],
  ])('to %s become %s', (href, expected) => {
    expect(read(`<p><a href="${href}">a</a></p>`).body).toEqual([
      { kind: 'paragraph', html: `<a href="${expected}">a</a>` },
    ]);
  });

  it('are recognised without quotes, alone on a line, around an image and in a box', () => {
    expect(
      read(
        '<a href=https://regi.example/a>a</a>\n\nhttps://regi.example/b\n\n<a href="//regi.example/c"><img src="https://regi.example/k.jpg"></a><a class="related" href="d/">D</a>',
        'wordpress',
      ).body,
    ).toEqual([
      { kind: 'paragraph', html: '<a href="/a">a</a>' },
      { kind: 'paragraph', html: '<a href="/b">https://regi.example/b</a>' },
      { kind: 'image', source: 'https://regi.example/k.jpg', alt: '', width: 'normal', href: '/c' },
      { kind: 'relatedLink', target: { to: 'address', href: '/2019/hir/d/', title: 'D' } },
    ]);
  });

  it('stay unchanged without a former site', () => {
    expect(htmlToBody('<a href="https://regi.example/a">a</a>').body).toEqual([
      { kind: 'paragraph', html: '<a href="https://regi.example/a">a</a>' },
    ]);
  });
});

describe('posts that WordPress embedded', () => {
  function embedded(site: string) {
    return `<blockquote class="wp-embedded-content" data-secret="x"><p><a href="${site}/cikk/">A cikk</a></p></blockquote><p><iframe class="wp-embedded-content" title="„A cikk” — Lap" src="${site}/cikk/embed/#?secret=x"></iframe></p>`;
  }

  it('become one link to a story of our own', () => {
    const link = { kind: 'relatedLink', target: { to: 'address', href: '/cikk/', title: 'A cikk' } };
    const figure = `<figure class="wp-block-embed is-type-wp-embed">${embedded('http://regi.example')}</figure>`;
    for (const html of [embedded('https://regi.example'), figure]) {
      const { body, losses } = read(html);
      expect(body).toMatchObject([link]);
      expect(losses).toEqual({});
    }
  });

  it('are recognised by their iframe or by their address', () => {
    const { body, losses } = read(
      '<iframe class="wp-embedded-content" title="B" src="https://regi.example/?p=3&embed=true#?secret=x"></iframe>[embed]https://regi.example/c/[/embed]<figure class="wp-block-embed"><div>\nhttps://regi.example/d/\n</div><figcaption>Ez is</figcaption></figure>',
      'wordpress',
    );
    expect(body).toEqual([
      { kind: 'relatedLink', target: { to: 'address', href: '/?p=3', title: 'B' } },
      { kind: 'relatedLink', target: { to: 'address', href: '/c/', title: '/c/' } },
      { kind: 'relatedLink', target: { to: 'address', href: '/d/', title: '/d/' } },
      { kind: 'paragraph', html: 'Ez is' },
    ]);
    expect(losses).toEqual({});
  });

  it('become one link to a story of another site, and are counted', () => {
    expect(read(embedded('https://mas.example'))).toMatchObject({
      body: [
        {
          kind: 'relatedLink',
          target: { to: 'address', href: 'https://mas.example/cikk/', title: 'A cikk' },
        },
      ],
      losses: { 'embed:mas.example': 1 },
    });
  });

  it('do not include other iframes of the former site', () => {
    expect(read('<iframe src="https://regi.example/jatek/"></iframe>')).toMatchObject({
      body: [{ kind: 'relatedLink', target: { href: 'https://regi.example/jatek/' } }],
      losses: { 'embed:regi.example': 1 },
    });
  });
});
