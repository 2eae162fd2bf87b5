/** A slot in a page's HTML [ADS-01]. */
import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { slot } from '../campaigns/campaign.fixture.ts';
import type { PictureSize } from '../campaigns/campaign.ts';
import {
  noAds,
  type PageAds,
  partsOfAds,
  type ShownCampaign,
  type ShownSlot,
  takesMobilePicture,
} from '../shown-ads.ts';
import { AdRequestData, SlotPart } from './SlotPart.tsx';

const campaign: ShownCampaign = {
  id: 7,
  link: 'https://kert.example/?a=1&b=2',
  alt: 'Kert',
  label: '',
  dailyCap: 0,
  desktop: null,
  mobile: null,
};

function shown(more: Partial<ShownSlot> = {}): PageAds {
  return {
    request: null,
    slots: { 'front-1': { rooms: { mobile: 0, narrow: 250, desktop: 250 }, campaigns: [], slot, ...more } },
  };
}
const part = (ads: PageAds, place = 'front-1'): string =>
  html(<SlotPart ads={ads} place={place} language="hu" />);

describe('a slot', () => {
  it('is nothing where the page has none', () => {
    expect(part(noAds)).toBe('');
    expect(part(shown(), 'front-2')).toBe('');
    expect(partsOfAds(noAds)).toEqual([]);
    expect(partsOfAds(shown())).toEqual(['SlotPart']);
  });

  it('reserves its room, and has what the browser needs to fill it', () => {
    const text = part(shown());
    expect(text).toContain('data-room-mobile="0" data-room-desktop="250"');
    expect(text).toContain('data-room=""');
    expect(text).not.toContain('data-campaigns');
    const data = /data-slot="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
    expect(JSON.parse(data)).toEqual(slot);
  });

  it('reserves another room on tablets only where the widest sizes do not fit', () => {
    expect(part(shown())).not.toContain('data-room-narrow');
    const text = part(shown({ rooms: { mobile: 280, narrow: 280, desktop: 250 } }));
    expect(text).toContain('data-room-mobile="280" data-room-narrow="280" data-room-desktop="250"');
  });

  it('of a campaign swaps a picture that tablets would cut for that of phones', () => {
    const picture = (size: PictureSize) => ({ size, image: { id: 1 } as never });
    const swaps = (desktop: '970x250' | '640x360', mobile: '300x250' | null): boolean =>
      takesMobilePicture({ desktop: picture(desktop), mobile: mobile && picture(mobile) });
    expect([swaps('970x250', '300x250'), swaps('640x360', '300x250'), swaps('970x250', null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('that is loaded collapsed has no room before', () => {
    expect(part(shown({ slot: { ...slot, loadCollapsed: true } }))).toContain('data-collapsed=""');
    expect(part(shown())).not.toContain('data-collapsed');
  });

  it('with a campaign on an English page says in which language the campaign is [S28]', () => {
    const campaigns = [
      { ...campaign, label: 'A lap ajánlata' },
      { ...campaign, id: 8 },
    ];
    const text = html(<SlotPart ads={shown({ campaigns })} place="front-1" language="en" />);
    expect(text).toMatch(/<p[^>]* lang="hu">A lap ajánlata</);
    expect(text).toMatch(/<p class="[^"]*">Advertisement</);
    expect(text.match(/<a [^>]*lang="hu"/g)).toHaveLength(2);
    expect(part(shown({ campaigns }))).not.toContain('lang=');
  });

  it('that is fixed says so where its campaigns can reach their caps', () => {
    const ofSlot = (dailyCap: number, fixed: boolean): string =>
      part(shown({ campaigns: [{ ...campaign, dailyCap }], slot: { ...slot, fixed } }));
    expect(ofSlot(3, true)).toContain('data-fixed=""');
    for (const other of [ofSlot(0, true), ofSlot(3, false)]) expect(other).not.toContain('data-fixed');
  });

  it('with campaigns of our own shows the first, and asks no server [S48]', () => {
    const campaigns = [campaign, { ...campaign, id: 8, dailyCap: 3, label: 'A lap ajánlata' }];
    const text = part(shown({ campaigns, slot: { ...slot, loadCollapsed: true } }));
    expect(text).not.toContain('data-slot=');
    expect(text).not.toContain('data-collapsed');
    expect(text).toMatch(/<div data-campaign="7"><p[^>]*>Hirdetés</);
    expect(text).toMatch(/<div data-campaign="8" data-cap="3" hidden=""><p[^>]*>A lap ajánlata</);
    expect(text).toContain('href="https://kert.example/?a=1&amp;b=2" rel="sponsored nofollow noopener"');
  });

  describe('with campaigns that have a picture for one kind of window', () => {
    const rooms = { mobile: 250, narrow: 250, desktop: 250 };
    const withPictures = (id: number, ...platforms: ('desktop' | 'mobile')[]): ShownCampaign => {
      const image = {
        id,
        token: 'a',
        width: 970,
        height: 250,
        focal: { x: 0.5, y: 0.5 },
        alt: '',
        caption: '',
        credit: '',
      };
      const picture = { size: '970x250' as const, image };
      const of = (platform: 'desktop' | 'mobile') => (platforms.includes(platform) ? picture : null);
      return { ...campaign, id, desktop: of('desktop'), mobile: of('mobile') };
    };
    const tags = (campaigns: ShownCampaign[], given = rooms): string[] =>
      part(shown({ campaigns, rooms: given })).match(/<div data-campaign[^>]*>/g) ?? [];

    it('shows without script the first one of each kind of window', () => {
      const [desktop, both] = [withPictures(1, 'desktop'), withPictures(3, 'desktop', 'mobile')];
      expect(tags([desktop, withPictures(2, 'desktop'), both, withPictures(4, 'mobile')])).toEqual([
        '<div data-campaign="1" data-only="desktop">',
        '<div data-campaign="2" data-only="desktop" hidden="">',
        '<div data-campaign="3">',
        '<div data-campaign="4" data-only="mobile" hidden="">',
      ]);
    });

    it('says nothing of it where the slot exists in these windows only', () => {
      expect(tags([withPictures(1, 'desktop')], { ...rooms, mobile: 0 })).toEqual([
        '<div data-campaign="1">',
      ]);
    });
  });
});

describe('the request for the ad server', () => {
  it('is data that no script runs, and missing where nothing is asked', () => {
    const targeting = {
      url: '</template><script>',
      url2: '',
      type: '',
      slug: '',
      slug2: '',
      tags: [],
      site: 't',
    };
    const request = { server: 'sandbox' as const, network: '1', targeting };
    expect(html(<AdRequestData ads={{ request, slots: {} }} />)).not.toContain('<script>');
    expect(html(<AdRequestData ads={noAds} />)).toBe('');
  });
});
