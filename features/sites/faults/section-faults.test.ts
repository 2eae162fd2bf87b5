import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import type { Edition } from '../edition/edition.ts';
import { type Section, sectionSchema } from '../sections/section.ts';
import { sectionFaults } from './section-faults.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

const list = (props: object) => ({ factory: 'article-list', props });

function section(about: object): Section {
  return sectionSchema.parse({
    name: 'proba',
    route: 'list',
    pattern: '/proba',
    sites: ['telex'],
    components: [list({ search: { superTags: ['proba'] } })],
    ...about,
  });
}

/** Without the name of the section. */
function faultsOf(about: object): string[] {
  return sectionFaults(edition, section(about)).map((fault) => fault.replace("section 'proba': ", ''));
}

describe('a section', () => {
  it('without faults has none, with and without parameters', () => {
    expect(faultsOf({})).toEqual([]);
    expect(
      faultsOf({
        pattern: '/proba/{slug}',
        rss: '/rss/proba/{slug}',
        components: [list({ search: { tags: ['{slug}'], withoutTags: ['{slug}'] } })],
      }),
    ).toEqual([]);
  });

  it('names itself in its faults', () => {
    expect(sectionFaults(edition, section({ pattern: '/Nagy Betűk' }))).toEqual([
      expect.stringMatching(/^section 'proba': '\/Nagy Betűk' is not a path pattern$/),
    ]);
  });

  it('has a name of its own', () => {
    const [other] = edition.sections;
    expect(sectionFaults(edition, section({ name: other?.name }))).toContainEqual(
      expect.stringContaining('another section has the same name'),
    );
    // The same section twice in the check is not another one.
    expect(edition.sections.flatMap((one) => sectionFaults(edition, one))).toEqual([]);
  });

  it.each([
    ['its feed', { rss: '/rss/{nev}' }, 'rss'],
    ['a search', { components: [list({ search: { authors: ['{nev}'] } })] }, 'a search'],
    ['a search that leaves out', { components: [list({ search: { withoutTags: ['{nev}'] } })] }, 'a search'],
    [
      'an extra block',
      {
        components: [
          list({ search: {} }),
          { factory: 'extra-block', props: { title: 'Több', size: 3, search: { flags: ['{nev}'] } } },
        ],
      },
      'a search',
    ],
  ])('cannot use a parameter that its address does not have: %s', (_what, about, place) => {
    expect(faultsOf(about)).toEqual([`${place} has the placeholder 'nev', which /proba does not have`]);
  });

  it('cannot limit a parameter that its address does not have', () => {
    expect(faultsOf({ allowed: { nev: ['a'] } })).toEqual(["allowed names 'nev', which /proba has not"]);
  });
});

describe('the list of a section', () => {
  it('exists', () => {
    expect(faultsOf({ components: [{ factory: 'author-header', props: {} }] })).toEqual([
      'it has no article-list',
    ]);
  });

  it('has one search or several, not both and not none', () => {
    const fault = 'an article-list has either a search or searches';
    expect(faultsOf({ components: [list({})] })).toEqual([fault]);
    const both = { search: {}, searches: { uj: {} }, selectedSearch: 'uj' };
    expect(faultsOf({ components: [list(both)] })).toEqual([fault]);
  });

  it('selects a search that exists, for every allowed value of the address', () => {
    const searches = { uj: {}, regi: {} };
    const about = (selectedSearch: string, allowed: string[]) => ({
      pattern: '/proba/{tab}',
      allowed: { tab: allowed },
      components: [list({ searches, selectedSearch })],
    });
    expect(faultsOf(about('{tab}', ['uj', 'regi']))).toEqual([]);
    expect(faultsOf(about('{tab}', ['uj', 'nincs', 'sincs']))).toEqual([
      "selectedSearch: there is no search 'nincs'",
      "selectedSearch: there is no search 'sincs'",
    ]);
    expect(faultsOf(about('uj', ['a']))).toEqual([]);
    // A name that every object has is no search.
    expect(faultsOf(about('toString', ['a']))).toEqual(["selectedSearch: there is no search 'toString'"]);
  });

  it('that may be any slug cannot select a search', () => {
    const components = [list({ searches: { uj: {} }, selectedSearch: '{tab}' })];
    expect(faultsOf({ pattern: '/proba/{tab}', components })).toEqual([
      "selectedSearch: there is no search '{tab}'",
    ]);
  });

  it('shows the stories of a site that exists', () => {
    expect(faultsOf({ components: [list({ search: { sites: { site: 'g7' } } })] })).toEqual([]);
    expect(faultsOf({ components: [list({ search: { sites: { site: 'g8' } } })] })).toEqual([
      "a search names the site 'g8', which is none",
    ]);
  });
});

describe('a block of a section', () => {
  const highlight = { factory: 'highlight-block', props: {} };
  const football = { factory: 'football', props: { leagues: [4] } };

  it('with highlighted stories is allowed on three routes only [LIST-22]', () => {
    const components = [list({ search: {} }), highlight];
    expect(faultsOf({ components })).toEqual([expect.stringContaining('is allowed on the routes english')]);
    for (const route of ['english', 'articles_by_mstag', 'articles_by_tag'])
      expect(faultsOf({ route, components })).toEqual([]);
  });

  it('with live scores is in Hungarian only [SUPP-12]', () => {
    const components = [list({ search: {} }), football];
    expect(faultsOf({ components })).toEqual([]);
    expect(faultsOf({ language: 'en', components })).toEqual(['live lists are in Hungarian only']);
  });

  it('with an unknown name is not read at all [ERR-07]', () => {
    expect(() => section({ components: [{ factory: 'article-lisp', props: {} }] })).toThrow(
      'Referenced component not found',
    );
  });
});
