import { describe, expect, it } from 'vitest';
import type { Edition, ListSearch, Section } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { isComposite, type ListPlan, listPlanOf, listsOfStory, type StoryFacts } from './list-plan.ts';

const edition = await loadTestEdition();
const nothing: ListSearch = {
  superTags: [],
  tags: [],
  authors: [],
  flags: [],
  withoutTags: [],
  sites: 'domain',
};
const anything: StoryFacts = {
  id: 1,
  sites: ['telex'],
  language: 'hu',
  flags: [],
  superTags: [],
  tags: [],
  authors: [],
};

function planWith(search: Partial<ListSearch>, given: Partial<Section> = {}): ListPlan {
  const [section] = edition.sections;
  if (!section) throw new Error('the edition has no section');
  const components: Section['components'] = [
    { factory: 'article-list', props: { search: { ...nothing, ...search }, perPage: 10 } },
  ];
  const only: Edition = {
    ...edition,
    landings: [],
    sections: [{ ...section, sites: ['telex'], allowed: {}, ...given, components }],
  };
  return listPlanOf(only);
}

function lists(plan: ListPlan, story: Partial<StoryFacts>): string[] {
  return listsOfStory(plan, { ...anything, ...story }).toSorted();
}

function composites(plan: ListPlan, story: Partial<StoryFacts>): string[] {
  return lists(plan, story).filter((list) => list.startsWith('search:'));
}

describe('the lists of a story', () => {
  it('are those of its sites, labels and flags, for each domain and for all sites [LIST-19] [LIST-21] [X11]', () => {
    const story = {
      sites: ['g7', 'transtelex'],
      language: 'en',
      flags: ['live'],
      superTags: ['penz'],
      tags: ['bank'],
      authors: ['kis-eva'],
    };
    expect(lists(planWith({}), story)).toEqual(
      [
        'latest:g7',
        'latest:transtelex',
        'flag:live/g7',
        'flag:live/transtelex',
        'section:penz',
        'tag:bank',
        'author:kis-eva',
        ...['telex', 'transtelex'].flatMap((paper) =>
          ['latest', 'section:penz', 'tag:bank', 'author:kis-eva', 'flag:live', 'language:en'].map(
            (part) => `${part}@${paper}`,
          ),
        ),
      ].toSorted(),
    );
  });

  it('include highlight lists for important stories [LIST-23]', () => {
    for (const flag of ['legfontosabb', 'important'])
      expect(lists(planWith({}), { flags: [flag], tags: ['bank'] })).toContain('highlight:tag:bank@telex');
    const penz = lists(planWith({}), { flags: ['important'], superTags: ['penz'] });
    expect(penz).toContain('highlight:section:penz');
    expect(penz).toContain('highlight:section:penz@telex');
    expect(lists(planWith({}), { flags: ['live'], tags: ['bank'] }).join()).not.toContain('highlight:');
  });

  it('exclude the domains of sites that the edition does not have', () => {
    expect(lists(planWith({}), { sites: ['megszunt'] })).toEqual(['latest:megszunt']);
  });
});

describe('a list that a section needs', () => {
  const hikes = { superTags: ['tura'], tags: ['konnyu'], withoutTags: ['hirek'] };
  const name = 'search:section:tura&tag:konnyu&-tag:hirek@telex';

  it('has the stories that match all criteria [LIST-15]', () => {
    const plan = planWith(hikes);
    const hike = { superTags: ['tura', 'egyeb'], tags: ['erdo', 'konnyu'] };
    expect(composites(plan, hike)).toEqual([name]);
    expect(composites(plan, { ...hike, tags: ['erdo'] })).toEqual([]);
    expect(composites(plan, { ...hike, superTags: ['egyeb'] })).toEqual([]);
    expect(composites(plan, { ...hike, tags: ['konnyu', 'hirek'] })).toEqual([]);
    expect(composites(plan, { ...hike, sites: ['g7'] })).toEqual([name]);
    expect(composites(plan, { ...hike, sites: ['transtelex'] })).toEqual([]);
  });

  it('has highlights like the standard lists', () => {
    expect(lists(planWith(hikes), { ...hikes, flags: ['important'] })).toContain(`highlight:${name}`);
  });

  it('is one list per value of a parameter, or per allowed value', () => {
    const story = { sites: ['after', 'telex'], superTags: ['zene', 'bulvar'] };
    const own: Partial<ListSearch> = { superTags: ['{slug}'], sites: 'own' };
    expect(composites(planWith(own, { sites: ['after'] }), story)).toEqual([
      'search:section:bulvar/after',
      'search:section:zene/after',
    ]);
    const allowed = { slug: ['zene'] };
    expect(composites(planWith(own, { sites: ['after'], allowed }), story)).toEqual([
      'search:section:zene/after',
    ]);
    expect(composites(planWith(own, { sites: ['g7'] }), story)).toEqual([]);
  });

  it('requires the same value where a parameter occurs twice', () => {
    const plan = planWith({ superTags: ['{slug}'], tags: ['{slug}-tura'] });
    const story = { superTags: ['konnyu', 'nehez'], tags: ['nehez-tura', 'erdo'] };
    expect(composites(plan, story)).toEqual(['search:section:nehez&tag:nehez-tura@telex']);
  });

  it('is limited to a language when it names one', () => {
    const plan = planWith({ language: 'en', flags: ['live'] });
    expect(composites(plan, { language: 'en', flags: ['live'] })).toHaveLength(1);
    expect(composites(plan, { flags: ['live'] })).toEqual([]);
  });

  it('is recognised by its search with any parameter values', () => {
    const plan = planWith({ superTags: ['{slug}'], sites: 'own' }, { allowed: { slug: ['zene'] } });
    const there = { of: 'site', site: 'telex' } as const;
    expect(isComposite(plan, { ...nothing, superTags: ['zene'], sites: 'own' }, there)).toBe(true);
    expect(isComposite(plan, { ...nothing, superTags: ['sport'], sites: 'own' }, there)).toBe(false);
    expect(isComposite(plan, { ...nothing, superTags: ['zene'] }, { of: 'paper', paper: 'telex' })).toBe(
      false,
    );
  });
});
