import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import type { Edition } from '../edition/edition.ts';
import { resolved } from './resolved.fixture.ts';

const regional = 'transtelex.localhost';
let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

describe('the table of routes', () => {
  it.each([
    ['/', 'telex index [SITE-11]'],
    ['/after', 'after index [SITE-19]'],
    ['/g7', 'g7 index [SITE-19]'],
    ['/karakter', 'karakter index [SITE-19]'],
    ['/dokumentum/adatkezeles', 'telex doc adatkezeles [SITE-12]'],
    ['/melleklet/ep-2024/adatok/megye/02', 'telex attachment_section ep-2024/adatok/megye/02'],
    ['/melleklet/tippjatek', 'telex tip_game'],
    ['/melleklet/tippjatek/csoport', 'telex tip_game csoport [SUPP-15]'],
    ['/melleklet/tippjatek/csoport/abcdefghij234567', 'telex tip_game csoport abcdefghij234567 [SUPP-15]'],
    ['/melleklet/tippjatek/csoport/szelvenyem', 'telex tip_ticket csoport [SUPP-15]'],
    ['/melleklet/tippjatek/csoport/a1', 'telex 404 Page not found: /melleklet/tippjatek/csoport/a1'],
    ['/melleklet/tippjatek/a/b/c', 'telex 404 Page not found: /melleklet/tippjatek/a/b/c'],
    ['/archivum', 'telex archivum 1 [SITE-15]'],
    ['/after/archivum', 'after archivum 1 [SITE-15]'],
    ['/g7/archivum?oldal=2', 'g7 archivum oldal=2 2 [SITE-15]'],
    ['/karakter/archivum', 'karakter archivum 1 [SITE-15]'],
    ['/legfontosabb', 'telex list legfontosabb 1 [SITE-16]'],
    ['/kedvenceink', 'telex list kedvenceink 1 [SITE-16]'],
    ['/kozlemenyek', 'telex list kozlemenyek 1 [SITE-16] [X06]'],
    ['/legfrissebb', 'telex legfrissebb legfrissebb 1 [SITE-17] [SITE-38]'],
    ['/english', 'telex english english 1 [SITE-18] [SITE-38]'],
    ['/cimke/budapest', 'telex articles_by_tag cimke slug=budapest 1 [SITE-20] [SITE-38]'],
    ['/cimke/helyben', 'telex articles_by_tag helyben 1 [SITE-20]'],
    ['/rovat/sport', 'telex articles_by_mstag sport slug=sport 1 [SITE-21] [SITE-38]'],
    ['/g7/rovat/vallalat', 'g7 articles_by_mstag rovat slug=vallalat 1 [SITE-21]'],
    ['/rovat/kozlemeny', 'telex articles_by_mstag kozlemeny 1 [X06]'],
    ['/rovat/szepkilatas', 'telex articles_by_mstag szepkilatas 1 [SITE-40]'],
    ['/rovat/szepkilatas/nehez', 'telex articles_by_mstag szepkilatas-nehezseg tab=nehez 1 [SITE-40]'],
    ['/szerzo/halmi-bence', 'telex articles_by_author szerzo slug=halmi-bence 1 [SITE-22] [SITE-38]'],
    ['/2026/11/20/a-hid', 'telex article - 2026-11-20 a-hid [SITE-23] [X30]'],
    ['/tudomany/2026/11/20/a-hid', 'telex article tudomany 2026-11-20 a-hid [SITE-23] [SITE-38] [X30]'],
    ['/after/2026/11/20/a-hid', 'after article - 2026-11-20 a-hid [SITE-23] [X30]'],
    ['/after/bulvar/2026/11/20/a-hid', 'after article bulvar 2026-11-20 a-hid [SITE-23] [X30]'],
    ['/2024/02/29/szokonap', 'telex article - 2024-02-29 szokonap [SITE-23]'],
    ['/belfold/2026/11/20/a-hid/elo', 'telex article belfold 2026-11-20 a-hid elo [SITE-24]'],
    ['/2026/11/20/a-hid/elo', 'telex article - 2026-11-20 a-hid elo [SITE-24]'],
    ['/g7/adat/2026/11/20/a-hid/elo', 'g7 article adat 2026-11-20 a-hid elo [SITE-24] [X01]'],
    ['/2026/11/20/elo', 'telex article - 2026-11-20 elo [X01]'],
    ['/tamogatas', 'telex support [SITE-25]'],
    ['/tamogatas/belepes', 'telex support_sign_in [SITE-25]'],
    ['/tamogatas/profil', 'telex support_profile [SITE-25]'],
    ['/tamogatas/hiba', 'telex support_outcome hiba [SITE-25]'],
    ['/tamogatas/siker', 'telex support_outcome siker [SITE-25]'],
    ['/lapzartaakademia', 'telex academy lapzartaakademia [SITE-26]'],
    ['/te', 'telex youth fiataloknak [SITE-27]'],
    ['/empty', 'telex empty [SITE-28]'],
    ['/mentett', 'telex saved'],
    ['/karakter/mentett', 'karakter saved'],
    ['/offline', 'telex offline'],
    ['/g7/offline', 'g7 offline'],
    ['/login', 'telex login [SITE-29]'],
    ['/after/legfrissebb', 'after after after-legfrissebb 1 [SITE-30] [SITE-38]'],
    ['/g7/legfrissebb', 'g7 g7 g7-legfrissebb 1 [SITE-31] [X04]'],
    ['/g7/adat', 'g7 g7 g7-adat 1 [SITE-31]'],
    ['/g7/penz', 'g7 g7 g7-penz 1 [SITE-31]'],
    ['/g7/kozelet', 'g7 g7 g7-kozelet 1 [SITE-31]'],
    ['/g7/podcast', 'g7 g7 g7-podcast 1 [SITE-31]'],
    ['/karakter/legfrissebb', 'karakter karakter karakter-legfrissebb 1 [SITE-32]'],
    ['/karakter/kultura', 'karakter karakter karakter-kultura 1 [SITE-32] [X05]'],
    ['/karakter/telextarcak', 'karakter karakter karakter-telextarcak 1 [SITE-32] [X05]'],
    ['/karakter/konyvespolc', 'karakter karakter karakter-konyvespolc 1 [SITE-32] [X05]'],
    ['/karakter/nagyito', 'karakter karakter karakter-nagyito 1 [SITE-32] [X05]'],
    ['/impresszum', 'telex imprint impresszum [SITE-33]'],
    ['/arfolyam', 'telex exchange [SITE-35]'],
    ['/egyszazalek', 'telex one_percent egyszazalek [SITE-36]'],
    ['/app-web-widget', 'telex app_web_widget [SITE-37]'],
    ['/rovat/sport/foci', 'telex football [X24]'],
    ['/rovat/sport/forma1', 'telex formula_1 [X24]'],
    [
      '/melleklet/valasztas-2024/adatok/megye/02',
      'telex attachment_section valasztas-2024/adatok/megye/02 [X24]',
    ],
  ])('%s is %s', (address, expected) => {
    expect(resolved(edition, address)).toBe(expected.replace(/( \[[^\]]+\])+$/, ''));
  });
});

describe('a page of a list', () => {
  it.each([
    ['/legfrissebb?oldal=3', 'telex legfrissebb legfrissebb 3'],
    ['/legfrissebb?a=b&oldal=3', 'telex legfrissebb legfrissebb 3'],
    ['/legfrissebb?oldal=nulla', 'telex legfrissebb legfrissebb 1'],
    ['/legfrissebb?oldal=0', 'telex legfrissebb legfrissebb 1'],
    ['/legfrissebb?oldal=-2', 'telex legfrissebb legfrissebb 1'],
    ['/legfrissebb?oldal=99999999999999999999', 'telex legfrissebb legfrissebb 999999999'],
    ['/rovat/sport?oldal=2&perPage=20', 'telex articles_by_mstag sport slug=sport 2 /20'],
    ['/rovat/sport?perPage=101', 'telex articles_by_mstag sport slug=sport 1'],
    ['/rovat/sport?perPage=0', 'telex articles_by_mstag sport slug=sport 1'],
    ['/archivum?term=h%C3%ADd&perPage=5&oldal=2', 'telex archivum term=h%C3%ADd&perPage=5&oldal=2 2 /5'],
  ])('%s is %s [LIST-05] [LIST-06] [S05]', (address, expected) => {
    expect(resolved(edition, address)).toBe(expected);
  });

  it('of a sub-site’s front page is its list, from the second page on [X03]', () => {
    expect(resolved(edition, '/after?oldal=2')).toBe('after articles_by_site after 2');
    expect(resolved(edition, '/g7?oldal=3&perPage=5')).toBe('g7 articles_by_site g7 3 /5');
    expect(resolved(edition, '/karakter?oldal=2')).toBe('karakter articles_by_site karakter 2');
    expect(resolved(edition, '/after?oldal=x')).toBe('after index');
    expect(resolved(edition, '/after?oldal=1')).toBe('after 301 /after');
    expect(resolved(edition, '/?oldal=2')).toBe('telex index');
  });
});

describe('a variant spelling of an address redirects to the canonical one directly', () => {
  it.each([
    ['/2026/11/20/a-hid?fbclid=x', 'telex 301 /2026/11/20/a-hid'],
    ['/2026/11/20/a-hid?a=1&fbclid=x&b=%C3%A1+%26', 'telex 301 /2026/11/20/a-hid?a=1&b=%C3%A1+%26'],
    ['/2026/11/20/a-hid?fbclid', 'telex 301 /2026/11/20/a-hid'],
    ['/?fbclid=x', 'telex 301 /'],
    ['/legfrissebb/', 'telex 301 /legfrissebb'],
    ['//legfrissebb', 'telex 301 /legfrissebb'],
    ['//empty', 'telex 301 /empty'],
    ['/%6Cegfrissebb', 'telex 301 /legfrissebb'],
    ['/%4CEGFRISSEBB/?a=%6F', 'telex 301 /legfrissebb?a=%6F'],
    ['/rovat/%73port?oldal=2', 'telex 301 /rovat/sport?oldal=2'],
    ['/%6C%69st/newest', 'telex 301 /legfrissebb'],
    ['/tudomany/2026/11/20/a-hid/?a=b', 'telex 301 /tudomany/2026/11/20/a-hid?a=b'],
    ['/legfrissebb/?oldal=1&fbclid=x', 'telex 301 /legfrissebb'],
    ['/after//legfrissebb/?oldal=2&fbclid=x', 'after 301 /after/legfrissebb?oldal=2'],
    ['/legfrissebb?oldal=1', 'telex 301 /legfrissebb'],
    ['/legfrissebb?a=b&oldal=1', 'telex 301 /legfrissebb?a=b'],
    ['/legfrissebb?%6Fldal=1', 'telex 301 /legfrissebb'],
    ['/legfrissebb?perPage=10', 'telex 301 /legfrissebb'],
    ['/legfrissebb?perPage=10&oldal=2', 'telex 301 /legfrissebb?oldal=2'],
    ['/after?oldal=2&perPage=10', 'after 301 /after?oldal=2'],
    ['/archivum?term=a&perPage=10', 'telex 301 /archivum?term=a'],
    ['/list/newest?perPage=10', 'telex 301 /legfrissebb'],
    ['/archivum?term=a&oldal=1&fbclid=x', 'telex 301 /archivum?term=a'],
    ['/Legfrissebb', 'telex 301 /legfrissebb'],
    ['/LEGFRISSEBB/?Oldal=2&fbclid=x', 'telex 301 /legfrissebb?Oldal=2'],
    ['/After', 'after 301 /after'],
    ['/G7/ADAT/', 'g7 301 /g7/adat'],
    ['/cimke/Helyben', 'telex 301 /cimke/helyben'],
    ['/2026/11/20/A-Hid', 'telex 301 /2026/11/20/a-hid'],
    ['/dokumentum/Adatkezeles', 'telex 301 /dokumentum/adatkezeles'],
    ['/dokumentum/egyszazalek', 'telex 301 /egyszazalek'],
    ['/dokumentum/Fiataloknak/?a=b&fbclid=x', 'telex 301 /te?a=b'],
  ])('%s → %s [REDIR-10] [S04] [S05]', (address, expected) => {
    expect(resolved(edition, address)).toBe(expected);
  });

  it.each([
    ['/impresszum?oldal=1', 'telex imprint impresszum'],
    ['/arfolyam?currency=USD&oldal=1', 'telex exchange'],
  ])('keeps `oldal=1` on a page without a page number: %s is %s [REDIR-10] [X13]', (address, expected) => {
    expect(resolved(edition, address)).toBe(expected);
  });

  it('preserves the case of a story’s section, which the story determines [SEO-01]', () => {
    expect(resolved(edition, '/T%C3%A9k/2026/11/20/a-hid')).toBe('telex article Ték 2026-11-20 a-hid');
  });
});

describe('an unknown address', () => {
  it.each([
    ['/nincs', 'telex 404 Page not found: /nincs'],
    ['/after/nincs/ilyen', 'after 404 Page not found: /after/nincs/ilyen'],
    ['/legfrissebb/tovabb', 'telex 404 Page not found: /legfrissebb/tovabb'],
    ['/tag/foo%', 'telex 404 Page not found: /tag/foo%'],
    ['/g7/foo%zz', 'g7 404 Page not found: /g7/foo%zz'],
    ['/after/%00', 'after 404 Page not found: /after/%00'],
    ['/nincs/?fbclid=x', 'telex 404 Page not found: /nincs'],
    ['//evil.example/', 'telex 404 Page not found: /evil.example'],
    ['/NINCS', 'telex 404 Page not found: /NINCS'],
    ['/after/dokumentum/adatkezeles', 'after 404 Page not found: /after/dokumentum/adatkezeles'],
    ['/after/cimke/budapest', 'after 404 Page not found: /after/cimke/budapest'],
    ['/after/tamogatas/siker/meg', 'after 404 Page not found: /after/tamogatas/siker/meg'],
    ['/a/b/2026/11/20/a-hid', 'telex 404 Page not found: /a/b/2026/11/20/a-hid'],
    ['/2026/11/20', 'telex 404 Page not found: /2026/11/20'],
    ['/26/11/20/a-hid', 'telex 404 Page not found: /26/11/20/a-hid'],
    ['/akademia', 'telex 404 Page not found: /akademia'],
    ['/masikakademia', 'telex 404 Page not found: /masikakademia'],
    ['/dokumentum/impresszum-erdely', 'telex 404 Page not found: /dokumentum/impresszum-erdely'],
    ['/melleklet', 'telex 404 Page not found: /melleklet'],
    ['/%C3%A1rv%C3%ADz', 'telex 404 Page not found: /árvíz'],
    ['/%E0%A4%A', 'telex 404 Page not found: /%E0%A4%A'],
    ['/a%00b', 'telex 404 Page not found: /a%00b'],
    ['/a%0d%0ab', 'telex 404 Page not found: /a%0d%0ab'],
    ['/after/../legfrissebb', 'after 404 Page not found: /after/../legfrissebb'],
    ['/tag/%2e%2e/login', 'telex 404 Page not found: /tag/%2e%2e/login'],
    ['/\\evil.example', 'telex 404 Page not found: /\\evil.example'],
    ['legfrissebb', 'telex 404 Page not found: legfrissebb'],
    ['', 'telex 404 Page not found: '],
    ['*', 'telex 404 Page not found: *'],
  ])('%s → %s [ERR-01] [X29]', (address, expected) => {
    expect(resolved(edition, address)).toBe(expected);
  });

  it.each([
    ['/cimke', 'telex 404 Page not found: /cimke'],
    ['/cimke/a/b', 'telex 404 Page not found: /cimke/a/b'],
    ['/szerzo', 'telex 404 Page not found: /szerzo'],
    ['/szerzo/a/b', 'telex 404 Page not found: /szerzo/a/b'],
    ['/rovat', 'telex 404 Page not found: /rovat'],
    ['/rovat/sport/kezilabda', 'telex 404 Page not found: /rovat/sport/kezilabda'],
    ['/g7/rovat/adat/ber', 'g7 404 Page not found: /g7/rovat/adat/ber'],
  ])('%s has no slug, or more segments than its pattern: %s [X26] [SITE-40]', (address, expected) => {
    expect(resolved(edition, address)).toBe(expected);
  });
});

describe('an encoded slash is not a separator', () => {
  it.each([
    ['/%2F%2Fempty', 'telex 404 Page not found: /%2F%2Fempty'],
    ['/legfrissebb%2F', 'telex 404 Page not found: /legfrissebb%2F'],
    ['/rovat%2Fsport', 'telex 404 Page not found: /rovat%2Fsport'],
    ['/rovat%2fsport', 'telex 404 Page not found: /rovat%2Fsport'],
    ['/cimke/a%2Fb', 'telex 404 Page Not Found: /cimke/a%2Fb'],
    ['/melleklet/a%2Fb', 'telex 404 Page Not Found: /melleklet/a%2Fb'],
    ['/a%2Fb/2026/11/20/a-hid', 'telex 404 Page Not Found: /a%2Fb/2026/11/20/a-hid'],
    ['/x%2F20240101/slug', 'telex 404 Page not found: /x%2F20240101/slug'],
    ['/a%2F..%2Fb', 'telex 404 Page not found: /a%2F..%2Fb'],
  ])('%s → %s [ERR-01] [ERR-02]', (address, expected) => {
    expect(resolved(edition, address)).toBe(expected);
  });
});

describe('a repeated parameter', () => {
  it.each([
    ['/legfrissebb?oldal=2&oldal=3', 'telex 301 /legfrissebb?oldal=2'],
    ['/legfrissebb?oldal=x&a=b&oldal=3&oldal=4&c=%6F', 'telex 301 /legfrissebb?a=b&oldal=3&c=%6F'],
    ['/legfrissebb?oldal=x&oldal=y', 'telex 301 /legfrissebb'],
    ['/legfrissebb?oldal=1&oldal=3', 'telex 301 /legfrissebb'],
    ['/Legfrissebb/?oldal=2&%6Fldal=3&fbclid=x', 'telex 301 /legfrissebb?oldal=2'],
    ['/g7?oldal=2&oldal=3', 'g7 301 /g7?oldal=2'],
    ['/rovat/sport?perPage=0&perPage=20', 'telex 301 /rovat/sport?perPage=20'],
    ['/archivum?term=&term=h%C3%ADd&term=t%C3%B3', 'telex 301 /archivum?term=h%C3%ADd'],
    ['/arfolyam?currency=EUR&currency=USD', 'telex 301 /arfolyam?currency=EUR'],
    ['/2026/11/20/a-hid?szuro=minden&szuro=fontos', 'telex 301 /2026/11/20/a-hid?szuro=fontos'],
    ['/?p=x&p=12', 'telex 301 /?p=12'],
    ['/?isMobileApp=1&isMobileApp=0', 'telex 301 /?isMobileApp=1'],
    ['/list/newest?oldal=2&oldal=3', 'telex 301 /legfrissebb?oldal=2'],
  ])('that the page knows redirects to its first valid value: %s → %s [S37] [S04]', (address, expected) => {
    expect(resolved(edition, address)).toBe(expected);
  });

  it.each([
    ['/legfrissebb?a=1&a=2', 'telex legfrissebb legfrissebb 1'],
    ['/impresszum?oldal=2&oldal=3', 'telex imprint impresszum'],
    ['/legfrissebb?term=a&term=b', 'telex legfrissebb legfrissebb 1'],
    ['/rovat/sport?p=1&p=2', 'telex articles_by_mstag sport slug=sport 1'],
  ])('that the page does not know is left unchanged: %s is %s [S37]', (address, expected) => {
    expect(resolved(edition, address)).toBe(expected);
  });
});

describe('an address with an invalid part', () => {
  it.each([
    ['/2026/13/01/a-hid', 'telex 404 Page Not Found: /2026/13/01/a-hid'],
    ['/2026/02/30/a-hid', 'telex 404 Page Not Found: /2026/02/30/a-hid'],
    ['/0000/00/00/a-hid', 'telex 404 Page Not Found: /0000/00/00/a-hid'],
    ['/2026/02/30/A-Hid', 'telex 404 Page Not Found: /2026/02/30/A-Hid'],
    ['/2026/11/20/h%C3%ADd', 'telex 404 Page Not Found: /2026/11/20/híd'],
    ['/belfold/2026/02/30/a-hid/elo', 'telex 404 Page Not Found: /belfold/2026/02/30/a-hid/elo'],
    ['/dokumentum/a_b', 'telex 404 Page Not Found: /dokumentum/a_b'],
    ['/tamogatas/maskepp', 'telex 404 Page Not Found: /tamogatas/maskepp'],
    ['/cimke/%C3%A1rv%C3%ADz', 'telex 404 Page Not Found: /cimke/árvíz'],
    ['/szerzo/a%20b', 'telex 404 Page Not Found: /szerzo/a b'],
    ['/rovat/szepkilatas/lehetetlen', 'telex 404 Page Not Found: /rovat/szepkilatas/lehetetlen'],
    ['/after/adat', 'after 404 Page Not Found: /after/adat'],
    ['/g7/kultura', 'g7 404 Page Not Found: /g7/kultura'],
    ['/karakter/penz', 'karakter 404 Page Not Found: /karakter/penz'],
    ['/melleklet/a_b', 'telex 404 Page Not Found: /melleklet/a_b'],
  ])('%s → %s [ERR-02] [X29]', (address, expected) => {
    expect(resolved(edition, address)).toBe(expected);
  });
});

describe('the regional edition', () => {
  it.each([
    ['/', 'transtelex index'],
    ['/legfrissebb', 'transtelex legfrissebb legfrissebb 1'],
    ['/rovat/szekelyfold', 'transtelex articles_by_mstag rovat slug=szekelyfold 1'],
    ['/rovat/velemeny', 'transtelex articles_by_mstag velemeny 1'],
    ['/szerzo/bodor-boroka', 'transtelex articles_by_author szerzo slug=bodor-boroka 1'],
    ['/legfontosabb', 'transtelex list legfontosabb 1'],
    ['/archivum', 'transtelex archivum 1'],
    ['/dokumentum/adatkezeles', 'transtelex doc adatkezeles'],
    ['/impresszum', 'transtelex imprint impresszum-erdely'],
    ['/dokumentum/impresszum-erdely', 'transtelex 301 /impresszum'],
    ['/app-web-widget', 'transtelex app_web_widget'],
    ['/mentett', 'transtelex saved'],
  ])('has %s: %s [SITE-02] [X11]', (address, expected) => {
    expect(resolved(edition, address, regional)).toBe(expected);
  });

  it.each([['/lapzartaakademia'], ['/te'], ['/egyszazalek'], ['/tamogatas'], ['/tamogatas/siker']])(
    'permanently has no %s [ROLE-03]',
    (address) => {
      expect(resolved(edition, address, regional)).toBe(`transtelex 404 Page not found: ${address}`);
    },
  );

  it.each([['/after'], ['/g7/legfrissebb'], ['/karakter/archivum'], ['/g7/2026/11/20/a-hid'], ['/G7']])(
    'has none of the main domain’s sub-sites: %s [X27]',
    (address) => {
      expect(resolved(edition, address, regional)).toBe(`transtelex 404 Page not found: ${address}`);
    },
  );

  it('does not answer unknown hosts [SITE-07]', () => {
    expect(resolved(edition, '/after', 'nobody.example')).toBe('after index');
    expect(resolved(edition, '/legfrissebb', 'nobody.example:81')).toBe('telex legfrissebb legfrissebb 1');
  });
});
