import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { type Edition, siteBySlug } from '../edition/edition.ts';
import { type Section, sectionSchema } from '../sections/section.ts';
import { faultsOfLink, linkFaults } from './link-faults.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

const faults = (href: string, site = 'telex') => faultsOfLink(edition, siteBySlug(edition, site), href);

describe('a link of the edition', () => {
  it.each(['/', '/legfrissebb', '/rovat/sport', '/g7', '/archivum?term=ado', '/legfrissebb?oldal=2'])(
    'may lead to a page: %s',
    (href) => {
      expect(faults(href)).toEqual([]);
    },
  );

  it.each(['https://pelda.example/', 'mailto:a@pelda.example', '#lap-alja', ''])(
    'to another host is not checked: %j',
    (href) => {
      expect(faults(href)).toEqual([]);
    },
  );

  it.each(['/nincs-ilyen', '/g7/nincs-ilyen', '/rovat', '/../legfrissebb', '/%zz'])(
    'cannot lead nowhere: %s',
    (href) => {
      expect(faults(href)).toEqual([`no page answers at ${href}`]);
    },
  );

  it.each([
    ['/list/newest', '/legfrissebb'],
    ['/legfrissebb/', '/legfrissebb'],
    ['/Legfrissebb', '/legfrissebb'],
    ['/legfrissebb?oldal=1', '/legfrissebb'],
  ])('leads to its page at once, without a redirect: %s', (href, target) => {
    expect(faults(href)).toEqual([`${href} only redirects to ${target}`]);
  });

  it('is seen from the domain of its site', () => {
    expect(faults('/after')).toEqual([]);
    expect(faults('/after', 'transtelex')).toEqual(['no page answers at /after']);
  });
});

describe('the links of an edition', () => {
  const withSite = (change: object): Edition => ({
    ...edition,
    sites: edition.sites.map((site) => (site.slug === 'telex' ? { ...site, ...change } : site)),
  });

  it('are without faults', () => {
    expect(linkFaults(edition)).toEqual([]);
  });

  it('in menu and footer are checked, each once', () => {
    const menu = [{ title: 'A', href: '/nincs-a' }];
    const footer = [
      { title: 'B', href: '/nincs-b' },
      { title: 'C', href: '/impresszum' },
    ];
    expect(linkFaults(withSite({ menu, footer }))).toEqual([
      "site 'telex': no page answers at /nincs-a",
      "site 'telex': no page answers at /nincs-b",
    ]);
  });
});

describe('the links of a section', () => {
  function faultsWith(about: object): string[] {
    const section: Section = sectionSchema.parse({
      name: 'proba',
      route: 'list',
      pattern: '/proba',
      sites: ['telex'],
      ...about,
    });
    return linkFaults({ ...edition, sections: [...edition.sections, section] });
  }
  const list = { factory: 'article-list', props: { search: {} } };
  const tabs = (...paths: string[]) => ({
    factory: 'tabs',
    props: { tabs: paths.map((path) => ({ title: path, path })) },
  });

  it('are its tabs, one of which is the section itself [LIST-02]', () => {
    expect(faultsWith({ components: [list, tabs('/proba', '/legfrissebb')] })).toEqual([]);
    expect(faultsWith({ components: [list, tabs('/', '/legfrissebb')] })).toEqual([
      "section 'proba': none of its tabs is /proba",
    ]);
    expect(faultsWith({ components: [list, tabs('/proba', '/nincs')] })).toEqual([
      "section 'proba': no page answers at /nincs",
    ]);
  });

  it('need no tab of their own where the address has a parameter', () => {
    const components = [list, tabs('/legfrissebb', '/rovat/sport')];
    expect(faultsWith({ pattern: '/proba/{slug}', components })).toEqual([]);
  });

  it('are its method and its twin, below the prefix of its site [LIST-20] [X06]', () => {
    const method = { factory: 'methodology-link', props: { title: 'Módszer', href: '/nincs' } };
    expect(faultsWith({ components: [list, method] })).toEqual([
      "section 'proba': no page answers at /nincs",
    ]);
    const twin = { components: [list], twin: '/legfrissebb' };
    expect(faultsWith(twin)).toEqual([]);
    expect(faultsWith({ ...twin, twin: '/nincs', sites: ['g7'] })).toEqual([
      "section 'proba': no page answers at /g7/nincs",
    ]);
  });
});
