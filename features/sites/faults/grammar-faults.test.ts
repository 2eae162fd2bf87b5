/** Two pages cannot answer at one address, and no redirect hides a page [S04]. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { grammarOf, redirectsOf, titleOf } from '../addresses/grammar.ts';
import { noQuery } from '../addresses/query-schema.ts';
import { resolveAddress } from '../addresses/resolve-address.ts';
import type { Edition, PagePath, PageTraits } from '../edition/edition.ts';
import { grammarFaults } from './grammar-faults.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

function page(route: string, ...at: PagePath[]): PageTraits {
  return {
    route,
    at,
    query: noQuery,
    view: 'Proba',
    frame: 'site',
    audience: 'everyone',
    examples: noExample,
  };
}
const noExample = { none: 'a page of a test' };
const path = (pattern: string, more: Partial<PagePath> = {}): PagePath => ({
  pattern,
  sites: ['telex'],
  row: null,
  ...more,
});
/** An edition with these pages only. */
const withPages = (...routes: PageTraits[]): Edition => ({ ...edition, routes, redirects: [] });
const withRedirect = (from: string, ...routes: PageTraits[]): Edition => ({
  ...withPages(...routes),
  redirects: [{ from, to: '/cel', status: 301, sites: ['telex'] }],
});

describe('the addresses of an edition', () => {
  it('are unambiguous', () => {
    expect(grammarFaults(edition)).toEqual([]);
  });

  it('are ambiguous if two pages have the same pattern, or patterns of the same kind', () => {
    const [one, other] = [page('egy', path('/proba')), page('ketto', path('/proba'))];
    expect(grammarFaults(withPages(one, other))).toEqual([
      "the route 'egy' and the route 'ketto' could both answer at one address (telex)",
    ]);
    const free = [page('egy', path('/{a}/hir')), page('ketto', path('/{b}/hir'))] as const;
    expect(grammarFaults(withPages(...free))).toHaveLength(1);
  });

  it('are not ambiguous if one pattern is more specific, or another site has it', () => {
    expect(
      grammarFaults(
        withPages(
          page('egy', path('/{slug}')),
          page('ketto', path('/proba')),
          page('harom', path('/{a...}')),
        ),
      ),
    ).toEqual([]);
    const elsewhere = path('/proba', { sites: ['transtelex'] });
    expect(grammarFaults(withPages(page('egy', path('/proba')), page('ketto', elsewhere)))).toEqual([]);
  });

  it('are not ambiguous if lists of values have nothing in common', () => {
    const values = (...allowed: string[]) => path('/{nev}', { allowed: { nev: allowed } });
    expect(grammarFaults(withPages(page('egy', values('a', 'b')), page('ketto', values('c'))))).toEqual([]);
    expect(grammarFaults(withPages(page('egy', values('a', 'b')), page('ketto', values('b'))))).toHaveLength(
      1,
    );
  });

  it('may be shared by one page that answers certain queries, but not by two', () => {
    const always = page('mindig', path('/proba'));
    const sometimes = (route: string) => page(route, path('/proba', { when: ({ a }) => a === '1' }));
    expect(grammarFaults(withPages(always, sometimes('neha')))).toEqual([]);
    expect(grammarFaults(withPages(always, sometimes('neha'), sometimes('ritkan')))).toEqual([
      "the route 'neha' and the route 'ritkan' could both answer at one address (telex)",
    ]);
  });
});

describe('a redirect', () => {
  it('must not lead away from a page with a fixed address', () => {
    const fixed = page('egy', path('/{nev}', { allowed: { nev: ['proba', 'masik'] } }));
    expect(grammarFaults(withRedirect('/proba', fixed, page('cel', path('/cel'))))).toEqual([
      "the redirect /proba → /cel leads away from an address of the route 'egy' (telex)",
    ]);
  });

  it('may lead away from one of any number of slugs, whose page may have moved', () => {
    const any = page('egy', path('/{slug}'));
    const moved = withRedirect('/proba', any);
    expect(grammarFaults(moved)).toEqual([]);
    expect(resolveAddress(moved, 'localhost', '/proba', '')).toMatchObject({ kind: 'redirect' });
    expect(resolveAddress(moved, 'localhost', '/masik', '')).toMatchObject({ kind: 'page' });
  });

  it('of the shop is temporary, and on the main site only [REDIR-12]', () => {
    const shop = redirectsOf(edition).at(-1);
    expect(shop).toMatchObject({ from: '/shop', status: 302, sites: [edition.mainSite] });
    expect(resolveAddress(edition, 'localhost', '/g7/shop', '')).toMatchObject({ kind: 'notFound' });
  });
});

describe('the grammar of a site', () => {
  it('has the most specific pattern first, whatever the order of the pages', () => {
    const pages = [
      page('maradek', path('/{a...}')),
      page('barmi', path('/{a}')),
      page('proba', path('/proba')),
    ];
    for (const routes of [pages, pages.toReversed()]) {
      const changed = withPages(...routes);
      const [site] = changed.sites;
      const titles = site ? grammarOf(changed, site).rows.map(({ title }) => title) : [];
      const order = ["the route 'proba'", "the route 'barmi'", "the route 'maradek'"];
      expect(titles.filter((title) => order.includes(title))).toEqual(order);
    }
  });

  it('says of any other name below a sub-site that it is invalid, not unknown [SITE-30] [ERR-02]', () => {
    const found = (address: string) => resolveAddress(edition, 'localhost', address, '');
    expect(found('/after/barmi')).toMatchObject({ message: 'Page Not Found: /after/barmi' });
    expect(found('/after/barmi/mas')).toMatchObject({ message: 'Page not found: /after/barmi/mas' });
  });

  it('leaves out a page whose pattern is none', () => {
    const broken = page('rossz', path('/Nagy Betűk'));
    expect(grammarFaults(withPages(broken, page('jo', path('/jo'))))).toEqual([]);
    expect(resolveAddress(withPages(broken), 'localhost', '/Nagy Betűk', '')).toMatchObject({
      kind: 'notFound',
    });
  });

  it('names a path by its own title, its own route or the route of its page', () => {
    const one = page('oldal', path('/a'));
    expect(titleOf({ page: one, path: path('/a') })).toBe("the route 'oldal'");
    expect(titleOf({ page: one, path: path('/a', { route: 'sajat' }) })).toBe("the route 'sajat'");
    expect(titleOf({ page: one, path: path('/a', { title: "section 'a'" }) })).toBe("section 'a'");
  });
});
