import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { resolveAddress } from '../addresses/resolve-address.ts';
import { resolved } from '../addresses/resolved.fixture.ts';
import type { Edition } from '../edition/edition.ts';
import { type Redirect, redirectSchema } from '../edition/redirect.ts';
import { faultsOfEdition } from './edition-faults.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

describe('an old address', () => {
  it.each([
    ['/list/newest', 'telex 301 /legfrissebb [REDIR-01]'],
    ['/list/important', 'telex 301 /legfontosabb [REDIR-02]'],
    ['/list/favorite', 'telex 301 /kedvenceink [REDIR-03]'],
    ['/list/announcement', 'telex 301 /kozlemenyek [REDIR-04]'],
    ['/list/english', 'telex 301 /english [REDIR-05]'],
    ['/tag/budapest', 'telex 301 /cimke/budapest [REDIR-06]'],
    ['/tag/budapest/hidak', 'telex 301 /cimke/budapest/hidak [REDIR-06]'],
    ['/tag/%C3%A1rv%C3%ADz', 'telex 301 /cimke/%C3%A1rv%C3%ADz [REDIR-06]'],
    ['/tag/h%c3%adrek%20ma/a_b', 'telex 301 /cimke/h%C3%ADrek%20ma/a_b [REDIR-06]'],
    ['/tag/a%2Fb', 'telex 301 /cimke/a%2Fb [REDIR-06]'],
    ['/t', 'telex 301 /tamogatas [REDIR-07]'],
    ['/t/en', 'telex 301 /tamogatas [REDIR-07]'],
    ['/rovat/after', 'after 301 /after [REDIR-08]'],
    ['/szerzo/g7', 'g7 301 /g7 [REDIR-08]'],
    ['/x/20240101/slug', 'g7 301 /g7/2024/01/01/slug [REDIR-11]'],
    ['/g7/20240101/slug', 'g7 301 /g7/2024/01/01/slug [REDIR-11]'],
    ['/g7/adat/20240101/slug', 'g7 301 /g7/2024/01/01/slug [REDIR-11]'],
    ['/shop', 'telex 302 https://bolt.lapzarta.example/ [REDIR-12]'],
    ['/shop?akcio=nyar', 'telex 302 https://bolt.lapzarta.example/?akcio=nyar [REDIR-12]'],
    ['/rovat/valasztas', 'telex 301 /melleklet/valasztas-2022'],
    ['/rovat/olimpia', 'telex 301 /melleklet/parizs-2024'],
    ['/rovat/tokio-2020', 'telex 301 /melleklet/tokio-2020'],
    ['/g7/friss', 'g7 301 /g7/legfrissebb [X04]'],
  ])('%s redirects: %s', (address, expected) => {
    expect(resolved(edition, address)).toBe(expected.replace(/ \[[^\]]+\]$/, ''));
  });

  it.each([
    ['/list/newest/?fbclid=x&a=b', 'telex 301 /legfrissebb?a=b'],
    ['/list/newest?oldal=1', 'telex 301 /legfrissebb'],
    ['/LIST/Newest', 'telex 301 /legfrissebb'],
    ['/tag/Budapest//?oldal=2&fbclid=x', 'telex 301 /cimke/budapest?oldal=2'],
    ['/g7//friss/?oldal=1', 'g7 301 /g7/legfrissebb'],
    ['/x/20240101/Slug/?a=1', 'g7 301 /g7/2024/01/01/slug?a=1'],
  ])('in a variant spelling redirects to the final target: %s → %s [REDIR-10] [S04]', (address, expected) => {
    expect(resolved(edition, address)).toBe(expected);
  });

  it.each([
    ['/x/20249901/slug', 'telex 404 Page Not Found: /x/20249901/slug'],
    ['/tag', 'telex 404 Page not found: /tag'],
    ['/list', 'telex 404 Page not found: /list'],
    ['/list/nincs', 'telex 404 Page not found: /list/nincs'],
    ['/after/list/newest', 'after 404 Page not found: /after/list/newest'],
  ])('must match its pattern: %s → %s [ERR-01] [ERR-02]', (address, expected) => {
    expect(resolved(edition, address)).toBe(expected);
  });

  it('of a story identifies the story, so that one redirect leads to its own address [SEO-01] [S04]', () => {
    const found = resolveAddress(edition, 'localhost', '/x/20240101/slug', '');
    expect(found).toMatchObject({
      kind: 'redirect',
      isLegacy: true,
      target: {
        page: { route: 'single_article' },
        params: { slug: 'slug', year: '2024', month: '01', day: '01' },
      },
    });
  });
});

function withRedirects(...given: (Partial<Redirect> & Pick<Redirect, 'from' | 'to'>)[]): Edition {
  const more = given.map((one) => redirectSchema.parse({ sites: ['telex'], ...one }));
  return { ...edition, redirects: [...edition.redirects, ...more] };
}

describe('a chain of redirects', () => {
  it('is one redirect, and temporary when any of them is [S04]', () => {
    const chain = withRedirects(
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c?x=1' },
      { from: '/c', to: '/list/newest', status: 302 },
      { from: '/cimke/regi', to: '/cimke/uj' },
    );
    expect(faultsOfEdition(chain)).toEqual([]);
    expect(resolved(chain, '/a?y=2&fbclid=3')).toBe('telex 302 /legfrissebb?x=1&y=2');
    expect(resolved(chain, '/tag/regi')).toBe('telex 301 /cimke/uj');
    expect(resolved(chain, '/tag/masik')).toBe('telex 301 /cimke/masik');
  });

  it('ends even if loops were not checked [S04]', () => {
    const loop = withRedirects({ from: '/a', to: '/b' }, { from: '/b', to: '/a' });
    expect(resolved(loop, '/a')).toBe('telex 404 Page not found: /a');
  });
});

describe('an edition is rejected when a redirect', () => {
  it.each([
    ['leads to itself', [{ from: '/a', to: '/a' }], /redirects\.yaml: \/a → \/a: leads back to itself/],
    [
      'leads back by way of others',
      [
        { from: '/a/{x}', to: '/b/{x}' },
        { from: '/b/{x}', to: '/c/{x}' },
        { from: '/c/z', to: '/a/z' },
      ],
      /redirects\.yaml: \/c\/z → \/a\/z: leads back to itself/,
    ],
    [
      'leads nowhere',
      [{ from: '/a', to: '/sehova' }],
      /redirects\.yaml: \/a → \/sehova: no page answers at \/sehova \(telex\)/,
    ],
    [
      'leads where one of its sites has nothing',
      [{ from: '/a', to: '/english', sites: ['telex', 'transtelex'] }],
      /\/a → \/english: no page answers at \/english \(transtelex\)/,
    ],
    [
      'starts at a page',
      [{ from: '/legfrissebb', to: '/english' }],
      /section 'legfrissebb' and the redirect \/legfrissebb → \/english could both answer at one address \(telex\)/,
    ],
    [
      'starts at a page that is code',
      [{ from: '/archivum', to: '/english' }],
      /the route 'archivum' and the redirect \/archivum → \/english could both/,
    ],
    [
      'starts at a page that a list names',
      [{ from: '/rovat/szepkilatas/nehez', to: '/english' }],
      /leads away from an address of section 'szepkilatas-nehezseg' \(telex\)/,
    ],
    [
      'starts where another does',
      [{ from: '/list/newest', to: '/english' }],
      /\/list\/newest → \/legfrissebb and the redirect \/list\/newest → \/english could both/,
    ],
    [
      'names a parameter it has not',
      [{ from: '/a/{x}', to: '/cimke/{y}' }],
      /\/a\/\{x\} → \/cimke\/\{y\}: 'y' is no parameter of \/a\/\{x\}/,
    ],
    ['has no pattern', [{ from: '/a b', to: '/english' }], /'\/a b' is not a path pattern/],
    [
      'is on a site that does not exist',
      [{ from: '/a', to: '/english', sites: ['sehol'] }],
      /redirects\.yaml: \/a: no site has the slug 'sehol'/,
    ],
  ])('%s [S04]', (_what, redirects, message) => {
    expect(faultsOfEdition(withRedirects(...redirects)).join('\n')).toMatch(message);
  });

  it('leads to an external address that is invalid or not safe [ERR-08]', () => {
    for (const to of ['javascript:alert(1)', 'http://bolt.example', '//bolt.example', 'bolt'])
      expect(redirectSchema.safeParse({ from: '/a', to, sites: ['telex'] }).success, to).toBe(false);
  });
});
