/** Newsletters as data of the edition: what a file may say, in which order lists are shown, and where. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Edition, mainSite, type Site } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { newsletterNamed } from './commands/newsletter-named.server.ts';
import { type Newsletter, newsletterSchema } from './newsletter.ts';
import { issueAddress, newsletterAddress, reservedCodes, unsubscribeAddress } from './newsletter-address.ts';
import { fullAddressOf, rootOf } from './newsletter-origin.ts';
import {
  newsletterOf,
  newslettersOfDomain,
  newslettersPart,
  orderedNewsletters,
  promotedNewsletter,
} from './newsletters-part.ts';
import { offered, sitesWithNewsletters } from './pages/newsletter-pages.ts';

const written = {
  code: 'reggeli',
  site: 'telex',
  name: 'Reggeli',
  description: 'Minden reggel.',
  rhythm: 'Reggel',
  schedule: { every: 'day', at: '06:30' },
  parts: [{ from: 'latest', title: 'Friss', count: 5 }],
};
const list = (change: object = {}): Newsletter => newslettersPart.schema.parse({ ...written, ...change });

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

function editionWith(...newsletters: Newsletter[]): Edition {
  return { ...edition, parts: newsletters };
}

function siteNamed(slug: string): Site {
  const site = edition.sites.find((one) => one.slug === slug);
  if (!site) throw new Error(`there is no site ${slug}`);
  return site;
}

describe('the file of a newsletter', () => {
  it('is Hungarian, for everyone and not promoted unless it says so', () => {
    expect(list()).toMatchObject({ language: 'hu', visibleTo: 'everyone', isPromoted: false });
  });

  it.each([
    ['a code with capitals', { code: 'Reggeli' }],
    ['a code with a slash', { code: 'a/b' }],
    ['a code that ends with a hyphen', { code: 'reggeli-' }],
    ['an empty code', { code: '' }],
    ['a long code', { code: 'a'.repeat(41) }],
    ['no name', { name: '' }],
    ['a language without words', { language: 'de' }],
    ['a schedule without a time', { schedule: { every: 'day' } }],
    ['an hour that does not exist', { schedule: { every: 'day', at: '25:00' } }],
    ['a weekly schedule without its day', { schedule: { every: 'week', at: '06:30' } }],
    ['a day in Hungarian', { schedule: { every: 'week', on: 'hétfő', at: '06:30' } }],
    ['a time for what editors send', { schedule: { every: 'request', at: '06:30' } }],
    ['no parts', { parts: [] }],
    ['a part with more stories than a mail shows', { parts: [{ from: 'latest', title: 'F', count: 21 }] }],
    ['a section without its name', { parts: [{ from: 'section', title: 'F', count: 5 }] }],
    ['a choice with a count', { parts: [{ from: 'choice', title: 'F', count: 5 }] }],
    ['an unknown source', { parts: [{ from: 'rss', title: 'F', count: 5 }] }],
    ['a misspelt field', { ispromoted: true }],
  ])('is refused with %s', (_what, change) => {
    expect(newsletterSchema.safeParse({ ...written, ...change }).success).toBe(false);
  });
});

describe('the order of newsletters', () => {
  const all = () =>
    editionWith(
      list({ code: 'english', language: 'en', isPromoted: true }),
      list({ code: 'heti' }),
      list({ code: 'titkos', visibleTo: 'invited' }),
      list({ code: 'reggeli', isPromoted: true }),
      list({ code: 'erdely', site: 'transtelex' }),
    );
  const codes = (newsletters: readonly Newsletter[]) => newsletters.map(({ code }) => code);

  it('has the promoted first and those in English last, and hides those for the invited', () => {
    expect(codes(newslettersOfDomain(all(), siteNamed('telex')))).toEqual(['reggeli', 'heti', 'english']);
  });

  it('has for operators also those for the invited, by the order of the sites', () => {
    expect(codes(orderedNewsletters(all()))).toEqual(['reggeli', 'heti', 'titkos', 'english', 'erdely']);
  });

  it('offers in forms the promoted list of the site and the language', () => {
    const code = (slug: string, language: 'hu' | 'en') => promotedNewsletter(all(), { slug }, language)?.code;
    expect([code('telex', 'hu'), code('telex', 'en'), code('transtelex', 'hu')]).toEqual([
      'reggeli',
      'english',
      undefined,
    ]);
    expect(promotedNewsletter(all(), { slug: 'telex' }, 'hu')).not.toHaveProperty('schedule');
  });

  it('finds a list by its code, and tells an operator which ones there are', () => {
    expect(newsletterOf(all(), 'heti')?.code).toBe('heti');
    expect(newsletterOf(all(), 'HETI')).toBeNull();
    expect(() => newsletterNamed({ edition: editionWith(list(), list({ code: 'heti' })) }, 'nincs')).toThrow(
      "There is no newsletter 'nincs'; there are reggeli, heti.",
    );
    expect(() => newsletterNamed({ edition: editionWith() }, 'nincs')).toThrow('there are none.');
  });
});

describe('the pages of newsletters', () => {
  it('are at the root of the domain, also for a list of a site below it', () => {
    const g7 = siteNamed('g7');
    expect(rootOf(edition, g7).slug).toBe(mainSite(edition).slug);
    const address = fullAddressOf({ edition, port: 3_000 }, g7, newsletterAddress('g7-heti'));
    expect(new URL(address).pathname).toBe('/hirlevel/g7-heti');
    expect(address).toBe(fullAddressOf({ edition, port: 3_000 }, mainSite(edition), '/hirlevel/g7-heti'));
  });

  it('exist on each domain that has a list, once', () => {
    const lists = [list({ site: 'g7' }), list(), list({ site: 'transtelex' })];
    expect(sitesWithNewsletters(editionWith(...lists))).toEqual(['telex', 'transtelex']);
    expect(sitesWithNewsletters(editionWith(list({ site: 'nincs' })))).toEqual([]);
  });

  it('name the site of a list where the domain has several', () => {
    expect(offered(edition, siteNamed('telex'), list({ site: 'g7' }))).toMatchObject({
      site: siteNamed('g7').name,
      href: '/hirlevel/reggeli',
    });
    expect(offered(edition, siteNamed('transtelex'), list({ site: 'transtelex' })).site).toBe('');
  });

  it('have addresses that no code of a list can take', () => {
    expect(issueAddress('reggeli', '2026-11-21')).toBe('/hirlevel/reggeli/2026-11-21');
    const [folder] = unsubscribeAddress('reggeli', '1-a').split('/').slice(2);
    expect(reservedCodes).toContain(folder);
  });
});
