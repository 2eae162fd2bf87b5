import { describe, expect, it } from 'vitest';
import { componentSchema, isLive } from './component.ts';
import { hasMapOf, recordNamesOf, supplementSchema } from './supplement.ts';

const list = { factory: 'article-list', props: { search: {} } };
const tab = { path: '', title: 'Cikkek', components: [list] };

function supplement(about: object = {}) {
  return supplementSchema.safeParse({
    path: 'proba-2030',
    site: 'telex',
    title: 'Próba',
    description: 'Leírás.',
    tabs: [tab],
    ...about,
  });
}

describe('a supplement', () => {
  it('is Hungarian, blue and without other names unless it says so', () => {
    expect(supplement().data).toMatchObject({
      language: 'hu',
      aliases: [],
      theme: { colour: 'blue', colorScheme: null, graphic: null },
    });
  });

  it.each(['Proba', 'proba_2030', 'proba/2030', '-proba', 'proba--2030', 'próba', ''])(
    'has no address such as %j, nor an alias',
    (path) => {
      expect(supplement({ path }).success).toBe(false);
      expect(supplement({ aliases: [path] }).success).toBe(false);
    },
  );

  it('has a tab, and a tab has a component', () => {
    expect(supplement({ tabs: [] }).success).toBe(false);
    expect(supplement({ tabs: [{ ...tab, components: [] }] }).success).toBe(false);
    expect(supplement({ tabs: [{ ...tab, cim: 'x' }] }).success).toBe(false);
  });

  it('names each record that it shows, those of a map too, and no stories', () => {
    const components = [
      list,
      { factory: 'turnout', props: { record: 'reszvetel' } },
      { factory: 'dhondt' },
      { factory: 'election-map', props: { record: 'terkep' } },
    ];
    const { data } = supplement({ tabs: [tab, { path: 'adatok', title: 'Adatok', components }] });
    expect(data && recordNamesOf(data)).toEqual(['reszvetel', 'terkep']);
  });

  it('has the map of an election on its data tab only, beside other components too [X24]', () => {
    const components = [list, { factory: 'election-map', props: { record: 'terkep' } }];
    const on = (path: string) => supplement({ tabs: [tab, { path, title: 'Adatok', components }] }).data;
    const [data, other] = [on('adatok'), on('terkep')];
    expect(data && [hasMapOf(data, 'terkep'), hasMapOf(data, 'masik')]).toEqual([true, false]);
    expect(other && hasMapOf(other, 'terkep')).toBe(false);
  });
});

describe('a component', () => {
  const messageOf = (component: object) => componentSchema.safeParse(component).error?.issues[0]?.message;

  it('with an unknown name says so [ERR-07]', () => {
    expect(messageOf({ factory: 'medal-tables', props: {} })).toBe('Referenced component not found');
    expect(messageOf({})).toBe('Referenced component not found');
  });

  it('of results shows none until a record is named', () => {
    expect(componentSchema.parse({ factory: 'turnout' }).props).toEqual({ title: '', record: null });
  });

  it.each([
    [{ factory: 'close-races', props: { size: 107 } }],
    [{ factory: 'country-medals', props: { country: 'HU' } }],
    [{ factory: 'top-list', props: { of: 'assists' } }],
    [{ factory: 'timetable', props: { league: 4, season: 2024, start: '2024-06-31' } }],
    [{ factory: 'promo-boxes', props: { boxes: [] } }],
    [{ factory: 'promo-boxes', props: { boxes: [{ title: 'A', text: 'B', href: 'https://a.example' }] } }],
    [{ factory: 'faq', props: { questions: [{ question: 'Miért?', answer: '' }] } }],
  ])('is not read from %j', (component) => {
    expect(componentSchema.safeParse(component).success).toBe(false);
  });

  it('is live if its data come from the provider of live scores [SUPP-12] [SUPP-14]', () => {
    const season = { league: 4, season: 2024 };
    const timetable = componentSchema.parse({
      factory: 'timetable',
      props: { ...season, start: '2024-06-14' },
    });
    expect([timetable, componentSchema.parse({ factory: 'groups' })].map(isLive)).toEqual([true, false]);
  });
});
