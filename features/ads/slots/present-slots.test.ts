/** Which slots a page has, what is in them, and how long that holds [ADS-01] [ADS-10] [ADS-11]. */
import { describe, expect, it } from 'vitest';
import { type AdsSetting, adsPart, slotsOf } from '../ads-part.ts';
import { campaign as invented, now } from '../campaigns/campaign.fixture.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { type AdPage, presentSlots } from './present-slots.ts';

const minute = 60_000;

const slot = (place: string, more: object = {}) => ({
  place,
  page: 'cover',
  creative: 'roadblock',
  position: 'top',
  index: 1,
  sizes: { desktop: ['970x250'], mobile: ['300x250'] },
  ...more,
});
const setting = (more: object = {}): AdsSetting =>
  adsPart.schema.parse({
    site: 'telex',
    server: 'google',
    network: '123',
    slots: [
      slot('front-1'),
      slot('front-2', { pr: true }),
      slot('g7-1', { sites: ['g7'], adSite: 'szamok' }),
    ],
    ...more,
  });
const page: AdPage = {
  path: '/',
  type: 'front',
  slug: '',
  tags: [],
  site: 'telex',
  places: ['front-1', 'front-2', 'g7-1'],
  flags: [],
  superTags: [],
  isVideo: false,
  isInApp: false,
};
const campaign: Campaign = {
  ...invented,
  from: new Date(now - minute),
  until: new Date(now + 90_000),
  desktop: { size: '970x90', image: { id: 1 } as never },
};

const present = (
  more: Partial<AdPage> = {},
  campaigns: Campaign[] = [],
  own: AdsSetting | null = setting(),
) => presentSlots(own, { ...page, ...more }, { campaigns, now });
const placesOf = (result: ReturnType<typeof present>) => Object.keys(result.ads.slots);

describe('the slots of a page', () => {
  it('are those of its site that it has places for', () => {
    expect(placesOf(present())).toEqual(['front-1', 'front-2']);
    expect(placesOf(present({ places: ['front-2', 'article-1'] }))).toEqual(['front-2']);
    expect(placesOf(present({ site: 'g7' }))).toEqual(['front-1', 'front-2', 'g7-1']);
    expect([...slotsOf(setting(), 'after').keys()]).toEqual(['front-1', 'front-2']);
  });

  it('have the room of their highest size, and the name that the ad server knows', () => {
    const { slots } = present({ site: 'g7' }).ads;
    expect(slots['front-1']).toMatchObject({
      rooms: { desktop: 250, mobile: 250 },
      slot: { adSite: 'telex' },
    });
    expect(slots['g7-1']?.slot.adSite).toBe('szamok');
    expect(slots['g7-1']?.slot).not.toHaveProperty('sites');
  });

  it('are none without a setting, on pages without ads, and of the marked ones beside sponsored contents', () => {
    expect(present({}, [], null).ads).toEqual({ request: null, slots: {} });
    for (const flags of [['adfree'], ['pr'], ['adult-content']])
      expect(placesOf(present({ flags }))).toEqual([]);
    expect(placesOf(present({ superTags: ['tamogatott-tartalom'] }))).toEqual(['front-2']);
    expect(placesOf(present({ isVideo: true, isInApp: true }))).toEqual([]);
    expect(placesOf(present({ isVideo: true }))).toEqual(['front-1', 'front-2']);
  });

  it('without an ad server are only those with a campaign of our own', () => {
    const own = setting({ server: 'none', network: undefined });
    expect(placesOf(present({}, [], own))).toEqual([]);
    const { ads } = present({}, [campaign], own);
    expect(Object.keys(ads.slots)).toEqual(['front-1']);
    expect(ads.request).toBeNull();
  });
});

describe('a campaign in a slot [S48]', () => {
  it('takes the place of the ad server there, and has the room of its own pictures', () => {
    const { ads } = present({}, [campaign]);
    expect(ads.slots['front-1']).toMatchObject({ rooms: { desktop: 90, mobile: 0 }, campaigns: [{ id: 1 }] });
    expect(ads.slots['front-2']?.campaigns).toEqual([]);
    expect(ads.request).not.toBeNull();
  });

  it('asks no ad server where all slots have one', () => {
    const { ads } = present({ places: ['front-1'] }, [campaign]);
    expect(ads.request).toBeNull();
  });

  it('gives the page nothing that readers need not know', () => {
    const [shown] = present({}, [campaign]).ads.slots['front-1']?.campaigns ?? [];
    expect(Object.keys(shown ?? {}).toSorted()).toEqual([
      'alt',
      'dailyCap',
      'desktop',
      'id',
      'label',
      'link',
      'mobile',
    ]);
  });
});

describe('a page with slots is fresh', () => {
  it('until a campaign begins or ends, in a slot that it has', () => {
    expect(present().freshForMs).toBeNull();
    expect(present({}, [campaign]).freshForMs).toBe(90_000);
    const later = { ...campaign, from: new Date(now + 5_000) };
    expect(present({}, [later]).freshForMs).toBe(5_000);
    expect(present({ places: ['front-2'] }, [campaign]).freshForMs).toBeNull();
  });

  it('for the rest of the minute when several campaigns take turns', () => {
    const two = [campaign, { ...campaign, id: 2 }];
    expect(presentSlots(setting(), page, { campaigns: two, now: now + 20_000 }).freshForMs).toBe(40_000);
  });

  it('and shows each of them in its turn, the same to all readers of a minute', () => {
    const two = [
      campaign,
      { ...campaign, id: 2, until: new Date(now + 1e9) },
      { ...campaign, id: 3, until: new Date(now + 1e9) },
    ];
    const firstAt = (time: number) =>
      presentSlots(setting(), page, { campaigns: two, now: time }).ads.slots['front-1']?.campaigns[0]?.id;
    expect(firstAt(now + 1)).toBe(firstAt(now + 59_000));
    const turns = Array.from({ length: 60 }, (_, at) => firstAt(now + at * minute));
    expect(new Set(turns).size).toBeGreaterThan(1);
  });
});

describe('what the ad server is asked [ADS-09]', () => {
  it('has the network, the targeting of the page, and the bidders of the edition', () => {
    const prebid = { script: 'https://p.example/p.js', bids: [{ bidder: 'x', params: { id: 1 } }] };
    const own = setting({ prebid, setupad: { script: 'https://s.example/s.js' } });
    expect(present({ tags: ['hidak'], type: 'article', slug: 'hid' }, [], own).ads.request).toMatchObject({
      server: 'google',
      network: '123',
      prebid: { timeoutMs: 1_000 },
      setupad: { script: 'https://s.example/s.js' },
      targeting: { tags: ['hidak'], type: 'article', slug: 'hid', site: 'telex' },
    });
    expect(present().ads.request).not.toHaveProperty('prebid');
  });
});

describe('a setting', () => {
  it.each([
    { network: 'abc' },
    { server: 'facebook' },
    { prebid: { script: 'http://p.example/p.js', bids: [{ bidder: 'x', params: {} }] } },
    { prebid: { script: 'https://p.example/p.js', bids: [] } },
    { pixelHosts: ['https://x.example'] },
    { adsTxt: ['egy\nkettő'] },
    { slots: [slot('Front')] },
    { slots: [slot('front-1', { observerMargin: 50 })] },
    { slots: [slot('front-1', { sizes: { desktop: ['1x1'], mobile: [] } })] },
  ])('with %j is refused', (change) => {
    expect(
      adsPart.schema.safeParse({ site: 'telex', server: 'google', network: '1', ...change }).success,
    ).toBe(false);
  });
});
