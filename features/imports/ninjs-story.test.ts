import { describe, expect, it } from 'vitest';
import { allOf, fileOf } from './fixtures/file-of.ts';
import type { ImportedStory } from './imported.ts';
import { readNinjs } from './ninjs-reader.server.ts';

/** A story of an agency's item; what a test is not about is right. */
async function storyOf(about: object): Promise<ImportedStory> {
  const item = {
    uri: 'urn:ugynokseg.example:1',
    headline: 'Megnyílt a híd',
    body_html: '<p>Délben átadták.</p>',
    versioncreated: '2024-03-01T09:00:00Z',
    ...about,
  };
  const file = fileOf(JSON.stringify(item), 'hir.json');
  const { things, error } = await allOf(readNinjs(file, { timeZone: 'Europe/Budapest' }));
  if (error !== null) throw error;
  const [story] = things;
  if (story?.kind !== 'story') throw new Error(`no story: ${JSON.stringify(story)}`);
  return story;
}

describe('when a story may be seen', () => {
  it.each([
    ['20310101T100000+0100', '2031-01-01T09:00:00Z'],
    ['2031-01-01T10:00:00', '2031-01-01T09:00:00Z'],
    [{ value: '2031-01-01T09:00Z' }, '2031-01-01T09:00:00Z'],
    [1924992000, '2031-01-01T00:00:00Z'],
    ['1924992000000', '2031-01-01T00:00:00Z'],
  ])('waits for the embargo %j', async (embargoed, end) => {
    const { state, pubDate, losses } = await storyOf({ embargoed });
    expect({ state, pubDate, losses }).toEqual({ state: 'scheduled', pubDate: new Date(end), losses: {} });
  });

  it.each(['2031/01/01 10:00', '2031. január 1. 10:00', '2024-13-45', 12, true, { date: '2031-01-01' }])(
    'publishes nothing under the embargo %j, which nobody can read',
    async (embargoed) => {
      const { state, losses } = await storyOf({ embargoed });
      expect({ state, losses }).toEqual({ state: 'draft', losses: { embargo: 1 } });
    },
  );

  it('waits for the later of two embargoes', async () => {
    const both = { embargoed: '2031-01-01T10:00:00Z', embargoedUntil: '2020-01-01T10:00:00Z' };
    expect((await storyOf(both)).pubDate).toEqual(new Date('2031-01-01T10:00:00Z'));
    expect(await storyOf({ ...both, embargoed: 'holnap' })).toMatchObject({ state: 'draft' });
  });

  it.each([[null], [''], [' '], [false], [[]], [{}]])('takes the embargo %j for none', async (embargoed) => {
    expect(await storyOf({ embargoed })).toMatchObject({ state: 'active', losses: {} });
  });

  it.each([
    ['usable', 'active'],
    ['http://cv.iptc.org/newscodes/pubstatusg2/usable', 'active'],
    ['', 'active'],
    [null, 'active'],
    ['stat:withheld', 'draft'],
    ['Withheld', 'draft'],
    [['withheld'], 'draft'],
    [{ qcode: 'stat:withheld' }, 'draft'],
    [[{ literal: 'withheld' }], 'draft'],
    [{ name: 'withheld' }, 'draft'],
    ['http://cv.iptc.org/newscodes/pubstatusg2/canceled', 'withdrawn'],
    ['http://cv.iptc.org/newscodes/pubstatusg2#canceled', 'withdrawn'],
    ['http://cv.iptc.org/newscodes/pubstatusg2/canceled/', 'withdrawn'],
    ['cancelled', 'withdrawn'],
    ['killed', 'withdrawn'],
    [{ code: 'stat:kill' }, 'withdrawn'],
  ])('reads the status %j as %s', async (pubstatus, state) => {
    expect(await storyOf({ pubstatus })).toMatchObject({ state, losses: {} });
  });

  it.each([['bizalmas'], [['usable', 'withheld']], [[[['withheld']]]], [{ id: 3 }], [false], [':']])(
    'publishes nothing of the status %j, which nobody knows',
    async (pubstatus) => {
      const { state, losses } = await storyOf({ pubstatus });
      expect({ state, losses }).toEqual({ state: 'draft', losses: { pubstatus: 1 } });
    },
  );

  it('reads times without a zone on the site’s clocks', async () => {
    const at = async (firstcreated: unknown) => (await storyOf({ firstcreated })).pubDate?.toISOString();
    expect(await at('2024-07-01T00:30:00')).toBe('2024-06-30T22:30:00.000Z');
    expect(await at('2024-07-01')).toBe('2024-06-30T22:00:00.000Z');
    expect(await at('20240701T003000Z')).toBe('2024-07-01T00:30:00.000Z');
    expect(await at(1719793800)).toBe('2024-07-01T00:30:00.000Z');
  });

  it('tells of dates that are missing, and holds back a story whose dates nobody can read', async () => {
    const dates = { versioncreated: undefined, firstcreated: undefined };
    expect(await storyOf(dates)).toMatchObject({ state: 'active', pubDate: null, losses: { date: 1 } });
    expect(await storyOf({ ...dates, firstcreated: 'tegnap', versioncreated: 'ma' })).toMatchObject({
      state: 'draft',
      pubDate: null,
      losses: { date: 1 },
    });
    expect(await storyOf({ firstcreated: 'tegnap' })).toMatchObject({
      state: 'active',
      pubDate: new Date('2024-03-01T09:00:00Z'),
      losses: { date: 1 },
    });
    expect(await storyOf({ ...dates, embargoed: '2020-01-01T10:00:00Z' })).toMatchObject({ losses: {} });
  });
});

it.each([
  ['12', 12],
  [3, 3],
  ['4.2', 4],
  ['7-javított', 7],
  ['v3', 0],
  [undefined, 0],
])('knows the version %j by its number', async (version, number) => {
  expect(await storyOf({ version })).toMatchObject({ version: number });
});
