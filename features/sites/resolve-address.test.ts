import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from './edition.ts';
import { loadEdition } from './load-edition.server.ts';
import { pageNumber, type Resolution, resolveAddress } from './resolve-address.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadEdition(join(import.meta.dirname, '../../edition'));
});

/** One line that says everything: `telex single_article tudomany 2026-11-20 a-hid`. */
function line(resolution: Resolution): string {
  const { site } = resolution;
  if (resolution.kind === 'redirect') return `${site.slug} ${resolution.status} ${resolution.location}`;
  if (resolution.kind === 'notFound') return `${site.slug} 404 ${resolution.message}`;
  const { address } = resolution;
  switch (address.route) {
    case 'single_article':
      return [
        site.slug,
        'article',
        address.superTag ?? '-',
        address.date,
        address.slug,
        address.elo ? 'elo' : '',
      ]
        .join(' ')
        .trim();
    case 'section':
      return `${site.slug} section ${address.section.name} ${address.page}`;
    case 'doc':
      return `${site.slug} doc ${address.slug}`;
    default:
      return `${site.slug} ${address.route}`;
  }
}

function resolved(address: string, host = 'localhost'): string {
  const [path = '', query = ''] = address.split(/\?(.*)/s, 2);
  return line(resolveAddress(edition, host, path, query));
}

describe('an address is', () => {
  it.each([
    ['/', 'telex index'],
    ['/after', 'after index'],
    ['/g7', 'g7 index'],
    ['/karakter', 'karakter index'],
    ['/empty', 'telex empty'],
    ['/legfrissebb', 'telex section legfrissebb 1'],
    ['/legfrissebb?oldal=3', 'telex section legfrissebb 3'],
    ['/legfrissebb?a=b&oldal=3', 'telex section legfrissebb 3'],
    ['/after/legfrissebb?oldal=2', 'after section legfrissebb 2'],
    ['/dokumentum/adatkezeles', 'telex doc adatkezeles'],
    ['/2026/11/20/a-hid', 'telex article - 2026-11-20 a-hid'],
    ['/tudomany/2026/11/20/a-hid', 'telex article tudomany 2026-11-20 a-hid'],
    ['/after/2026/11/20/a-hid', 'after article - 2026-11-20 a-hid'],
    ['/after/bulvar/2026/11/20/a-hid', 'after article bulvar 2026-11-20 a-hid'],
    ['/belfold/2026/11/20/a-hid/elo', 'telex article belfold 2026-11-20 a-hid elo'],
    ['/2026/11/20/a-hid/elo', 'telex article - 2026-11-20 a-hid elo'],
    ['/2026/11/20/elo', 'telex article - 2026-11-20 elo'],
    ['/2024/02/29/szokonap', 'telex article - 2024-02-29 szokonap'],
    ['/%6Cegfrissebb', 'telex section legfrissebb 1'],
  ])('%s → %s [SITE-06] [SITE-23] [X30]', (address, expected) => {
    expect(resolved(address)).toBe(expected);
  });

  it.each([
    ['/2026/11/20/a-hid?fbclid=x', 'telex 301 /2026/11/20/a-hid'],
    ['/2026/11/20/a-hid?a=1&fbclid=x&b=%C3%A1+%26', 'telex 301 /2026/11/20/a-hid?a=1&b=%C3%A1+%26'],
    ['/2026/11/20/a-hid?fbclid', 'telex 301 /2026/11/20/a-hid'],
    ['/?fbclid=x', 'telex 301 /'],
    ['/legfrissebb/', 'telex 301 /legfrissebb'],
    ['//legfrissebb', 'telex 301 /legfrissebb'],
    ['//empty', 'telex 301 /empty'],
    ['/%2F%2Fempty', 'telex 301 /empty'],
    ['/tudomany/2026/11/20/a-hid/?a=b', 'telex 301 /tudomany/2026/11/20/a-hid?a=b'],
    ['/legfrissebb/?oldal=1&fbclid=x', 'telex 301 /legfrissebb'],
    ['/after//legfrissebb/?oldal=2&fbclid=x', 'after 301 /after/legfrissebb?oldal=2'],
    ['/legfrissebb?oldal=1', 'telex 301 /legfrissebb'],
    ['/legfrissebb?a=b&oldal=1', 'telex 301 /legfrissebb?a=b'],
    ['/legfrissebb?%6Fldal=1', 'telex 301 /legfrissebb'],
  ])('%s → %s, permanently [REDIR-10] [S04] [S05]', (address, expected) => {
    expect(resolved(address)).toBe(expected);
  });

  it.each([
    ['/nincs', 'telex 404 Page not found: /nincs'],
    ['/after/nincs/ilyen', 'after 404 Page not found: /after/nincs/ilyen'],
    ['/legfrissebb/tovabb', 'telex 404 Page not found: /legfrissebb/tovabb'],
    ['/nincs/?fbclid=x', 'telex 404 Page not found: /nincs'],
    ['//evil.example/', 'telex 404 Page not found: /evil.example'],
    ['/Legfrissebb', 'telex 404 Page not found: /Legfrissebb'],
    ['/after/dokumentum/adatkezeles', 'after 404 Page not found: /after/dokumentum/adatkezeles'],
    ['/a/b/2026/11/20/a-hid', 'telex 404 Page not found: /a/b/2026/11/20/a-hid'],
    ['/2026/11/20', 'telex 404 Page not found: /2026/11/20'],
    ['/26/11/20/a-hid', 'telex 404 Page not found: /26/11/20/a-hid'],
    ['/%C3%A1rv%C3%ADz', 'telex 404 Page not found: /árvíz'],
    ['/%E0%A4%A', 'telex 404 Page not found: /%E0%A4%A'],
    ['/a%00b', 'telex 404 Page not found: /a%00b'],
    ['/a%0d%0ab', 'telex 404 Page not found: /a%0d%0ab'],
    ['legfrissebb', 'telex 404 Page not found: legfrissebb'],
    ['', 'telex 404 Page not found: '],
    ['*', 'telex 404 Page not found: *'],
  ])('%s → %s [ERR-01] [X29]', (address, expected) => {
    expect(resolved(address)).toBe(expected);
  });

  it.each([
    ['/2026/13/01/a-hid', 'telex 404 Page Not Found: /2026/13/01/a-hid'],
    ['/2026/02/30/a-hid', 'telex 404 Page Not Found: /2026/02/30/a-hid'],
    ['/0000/00/00/a-hid', 'telex 404 Page Not Found: /0000/00/00/a-hid'],
    ['/2026/11/20/A-Hid', 'telex 404 Page Not Found: /2026/11/20/A-Hid'],
    ['/2026/11/20/h%C3%ADd', 'telex 404 Page Not Found: /2026/11/20/híd'],
    ['/dokumentum/A', 'telex 404 Page Not Found: /dokumentum/A'],
  ])('%s → %s [ERR-02] [X29]', (address, expected) => {
    expect(resolved(address)).toBe(expected);
  });

  it('the main site’s at an unknown host, and has no sub-sites on the regional edition [SITE-02] [SITE-07] [X27]', () => {
    expect(resolved('/after', 'nobody.example')).toBe('after index');
    expect(resolved('/', 'transtelex.localhost')).toBe('transtelex index');
    expect(resolved('/after', 'transtelex.localhost')).toBe('transtelex 404 Page not found: /after');
  });
});

describe('a section', () => {
  function sectionAt(path: string): string {
    const [latest] = edition.sections;
    if (!latest) throw new Error('the edition has no section');
    const patterns = ['/rovat/{slug}', '/rovat/sport/{sub}', '/melleklet/{fullPath...}'];
    const sections = patterns.map((pattern) => ({ ...latest, name: pattern, pattern, sites: ['telex'] }));
    const found = resolveAddress({ ...edition, sections }, 'localhost', path, '');
    if (found.kind !== 'page' || found.address.route !== 'section') return line(found);
    return `${found.address.section.name} ${JSON.stringify(found.address.params)}`;
  }

  it.each([
    ['/rovat/sport', '/rovat/{slug} {"slug":"sport"}'],
    ['/rovat/sport/foci', '/rovat/sport/{sub} {"sub":"foci"}'],
    ['/melleklet/vb/2026/tabella', '/melleklet/{fullPath...} {"fullPath":"vb/2026/tabella"}'],
    ['/rovat', 'telex 404 Page not found: /rovat'],
    ['/rovat/kultura/film', 'telex 404 Page not found: /rovat/kultura/film'],
    ['/rovat/sport/foci/nb1', 'telex 404 Page not found: /rovat/sport/foci/nb1'],
    ['/legfrissebb', 'telex 404 Page not found: /legfrissebb'],
    ['/after/rovat/sport', 'after 404 Page not found: /after/rovat/sport'],
  ])('is the one whose pattern matches the whole of %s: %s [SITE-40] [X26]', (path, expected) => {
    expect(sectionAt(path)).toBe(expected);
  });
});

describe('whatever is asked', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'after',
      'g7',
      'legfrissebb',
      '2026',
      '11',
      '20',
      'elo',
      '',
      '.',
      '..',
      '%',
      '%2F',
      '%00',
      '%C3',
    ),
    fc.string(),
  );
  const path = fc.array(part, { maxLength: 7 }).map((parts) => `/${parts.join('/')}`);
  const query = fc
    .array(fc.tuple(fc.constantFrom('fbclid', 'oldal', 'a', '%6Fldal'), fc.constantFrom('', '1', '2', 'x')), {
      maxLength: 4,
    })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

  it('has exactly one answer, and a redirect leads to our own domain and not to another one [S04] [ERR-08]', () => {
    fc.assert(
      fc.property(path, query, (asked, parameters) => {
        const first = resolveAddress(edition, 'localhost', asked, parameters);
        if (first.kind !== 'redirect') return;
        expect(first.location).toMatch(/^\/(?!\/)/);
        expect(first.location).not.toMatch(/[\r\n\0]/);
        const [there = '', rest = ''] = first.location.split(/\?(.*)/s, 2);
        expect(resolveAddress(edition, 'localhost', there, rest).kind).toBe('page');
      }),
      { numRuns: 500 },
    );
  });
});

describe('the number of a page [S05]', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['1', 1],
    ['2', 2],
    ['02', 1],
    ['0', 1],
    ['-3', 1],
    ['2.5', 1],
    ['2e3', 1],
    [' 2', 1],
    ['kettő', 1],
    ['999999999', 999_999_999],
    ['9999999999', 1],
  ])('%s is %i', (oldal, expected) => {
    expect(pageNumber(oldal)).toBe(expected);
  });
});
