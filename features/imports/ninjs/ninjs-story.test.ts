import { describe, expect, it } from 'vitest';
import { storyOf } from '../fixtures/ninjs-story-of.ts';

describe('when a story is published', () => {
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
    'publishes nothing under the unreadable embargo %j',
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
    const { state, losses } = await storyOf({ embargoed });
    expect({ state, losses }).toEqual({ state: 'active', losses: {} });
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
    const story = await storyOf({ pubstatus });
    expect([story.state, story.losses]).toEqual([state, {}]);
  });

  it.each([['bizalmas'], [['usable', 'withheld']], [[[['withheld']]]], [{ id: 3 }], [false], [':']])(
    'publishes nothing with the unknown status %j',
    async (pubstatus) => {
      const { state, losses } = await storyOf({ pubstatus });
      expect({ state, losses }).toEqual({ state: 'draft', losses: { pubstatus: 1 } });
    },
  );

  it('reads times without a zone as local times of the site', async () => {
    const at = async (firstcreated: unknown) => (await storyOf({ firstcreated })).pubDate?.toISOString();
    expect(await at('2024-07-01T00:30:00')).toBe('2024-06-30T22:30:00.000Z');
    expect(await at('2024-07-01')).toBe('2024-06-30T22:00:00.000Z');
    expect(await at('20240701T003000Z')).toBe('2024-07-01T00:30:00.000Z');
    expect(await at(1719793800)).toBe('2024-07-01T00:30:00.000Z');
  });

  it('counts missing dates, and saves a story with unreadable dates as a draft', async () => {
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
    expect((await storyOf({ ...dates, embargoed: '2020-01-01T10:00:00Z' })).losses).toEqual({});
  });
});

it.each([
  ['12', 12],
  [3, 3],
  ['4.2', 4],
  ['7-javított', 7],
  ['v3', 0],
  [undefined, 0],
])('reads the number of version %j', async (version, number) => {
  expect(await storyOf({ version })).toMatchObject({ version: number });
});

describe('pictures of a story', () => {
  const picture = (name: string, about: object = {}) => ({
    type: 'picture',
    headline: `A ${name}`,
    byline: 'Fény Ferenc',
    renditions: {
      nagy: { href: `media/${name}.jpg`, mimetype: 'image/jpeg', width: 1600 },
      kicsi: { href: `media/${name}-k.jpg?a=1&b=2`, mimetype: 'image/jpeg', width: 300 },
    },
    ...about,
  });
  const associations = { fo: picture('hid'), masik: picture('part'), harmadik: picture('viz') };
  const sources = (pictures: readonly { source: string }[] = []) => pictures.map((one) => one.source);

  it('that are in its text are not repeated after it', async () => {
    const body_html = '<p>Átadták.</p><figure><img alt="" src="media/part-k.jpg?a=1&amp;b=2"></figure>';
    const story = await storyOf({ associations, body_html });
    expect(story.leadPicture?.source).toBe('media/hid.jpg');
    expect(sources(story.pictures)).toEqual(['media/viz.jpg']);
    expect(story.shownPictures).toMatchObject([
      { source: 'media/part-k.jpg?a=1&b=2', alt: 'A part', credit: 'Fény Ferenc' },
    ]);
  });

  it('has no lead picture when the first picture is in the text', async () => {
    const story = await storyOf({ associations, body_html: '<p>Íme:</p><img src="media/hid.jpg">' });
    expect(story.leadPicture).toBeNull();
    expect(sources(story.pictures)).toEqual(['media/part.jpg', 'media/viz.jpg']);
    expect(sources(story.shownPictures)).toEqual(['media/hid.jpg']);
  });

  it('does not confuse pictures whose names end alike, nor links with pictures', async () => {
    const html =
      '<p>Íme: <a href="media/part.jpg">a part</a></p><img src="media/hid.jpg2"><img src="uj/media/viz.jpg">';
    const story = await storyOf({ associations, body_html: html });
    expect(story.leadPicture?.source).toBe('media/hid.jpg');
    expect(sources(story.pictures)).toEqual(['media/part.jpg', 'media/viz.jpg']);
  });

  it('that are withheld, killed or under a longer embargo are counted, not shown', async () => {
    const story = await storyOf({
      associations: {
        a: picture('a', { pubstatus: 'withheld' }),
        b: picture('b', { pubstatus: 'stat:canceled' }),
        c: picture('c', { embargoed: '2031-01-01T00:00:00Z' }),
        d: picture('d', { embargoed: 'holnap' }),
        e: picture('e', { embargoed: '2024-03-01T08:00:00Z', pubstatus: 'usable' }),
      },
    });
    expect(story).toMatchObject({
      leadPicture: { source: 'media/e.jpg' },
      pictures: [],
      losses: { picture: 4 },
    });
  });

  it('come under a name in 1.x, also several, and in a list later; other associations are counted', async () => {
    const named = { lapozo: [picture('a'), picture('b')], clip: { type: 'video' }, ures: null };
    expect(await storyOf({ associations: named })).toMatchObject({
      leadPicture: { source: 'media/a.jpg' },
      pictures: [{ source: 'media/b.jpg' }],
      losses: { 'association:video': 1 },
    });
    const listed = [
      { ...picture('c'), name: 'fo', uri: 'urn:c', renditions: [rendition] },
      { name: 'szoveg', uri: 'urn:d', type: 'text' },
      'urn:e',
    ];
    expect(await storyOf({ associations: listed })).toMatchObject({
      leadPicture: { source: 'c.jpg', focal: { x: 0.25, y: 0.5 } },
      losses: { 'association:text': 1, 'association:unknown': 1 },
    });
  });

  const rendition = {
    name: 'main',
    href: 'c.jpg',
    contentType: 'image/jpeg',
    width: 800,
    height: 600,
    poi: { x: 200, y: 300 },
  };
});
