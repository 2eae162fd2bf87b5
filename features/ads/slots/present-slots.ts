/** Which slots a page has, and what is in them: a pure function of the edition, the page, the campaigns and the time. */
import { type AdsSetting, slotsOf } from '../ads-part.ts';
import { type Campaign, type CampaignPicture, drawCampaigns } from '../campaigns/campaign.ts';
import { noAds, type PageAds, type ShownCampaign, type ShownSlot, takesMobilePicture } from '../shown-ads.ts';
import { type AdSubject, adVerdict, isAllowed } from '../suppression.ts';
import { narrowSizes, roomFor } from './sizes.ts';
import type { Slot } from './slot.ts';
import { type TargetedPage, targetingOf } from './targeting.ts';

export interface AdPage extends AdSubject, TargetedPage {
  /** The places that this page has, if the edition has slots for them. */
  places: readonly string[];
}

/** A page with several campaigns for a slot is drawn again after this time. */
const drawEveryMs = 60_000;

export function presentSlots(
  setting: AdsSetting | null,
  page: AdPage,
  { campaigns, now }: { campaigns: readonly Campaign[]; now: number },
): { ads: PageAds; freshForMs: number | null } {
  const verdict = adVerdict(page);
  if (!setting || verdict === 'none') return { ads: noAds, freshForMs: null };
  const seed = `${Math.floor(now / drawEveryMs)} ${page.path}`;
  const placed = [...slotsOf(setting, page.site)]
    .filter(([place, slot]) => page.places.includes(place) && isAllowed(verdict, slot))
    .map(([place, slot]) => ({
      place,
      slot,
      ...drawCampaigns(campaigns, { place, now, seed: `${seed} ${place}` }),
    }));
  const shown = placed.filter(({ drawn }) => drawn.length > 0 || setting.server !== 'none');
  const slots = Object.fromEntries(
    shown.map(({ place, slot, drawn }) => [place, shownSlot(setting, slot, drawn)]),
  );
  const asks = shown.some(({ drawn }) => drawn.length === 0);
  const changes = placed.flatMap(({ drawn, freshForMs }) => [
    ...(freshForMs === null ? [] : [freshForMs]),
    ...(drawn.length > 1 ? [drawEveryMs - (now % drawEveryMs)] : []),
  ]);
  return {
    ads: { request: asks ? requestOf(setting, page) : null, slots },
    freshForMs: changes.length === 0 ? null : Math.min(...changes),
  };
}

function shownSlot(setting: AdsSetting, slot: Slot, drawn: readonly Campaign[]): ShownSlot {
  const { sites: _, ...rest } = slot;
  const campaigns = drawn.map(shownCampaign);
  const rooms = campaigns.length > 0 ? roomsOfCampaigns(campaigns) : roomsOfSlot(slot);
  return { rooms, campaigns, slot: { ...rest, adSite: slot.adSite ?? setting.site } };
}

function shownCampaign({ id, link, alt, label, dailyCap, desktop, mobile }: Campaign): ShownCampaign {
  return { id, link, alt, label, dailyCap, desktop, mobile };
}

function roomsOfSlot({ sizes }: Slot): ShownSlot['rooms'] {
  return {
    mobile: roomFor(sizes.mobile),
    narrow: roomFor(narrowSizes(sizes)),
    desktop: roomFor(sizes.desktop),
  };
}

function roomsOfCampaigns(campaigns: readonly ShownCampaign[]): ShownSlot['rooms'] {
  const room = (pictureOf: (campaign: ShownCampaign) => CampaignPicture | null): number =>
    roomFor(campaigns.flatMap((campaign) => pictureOf(campaign)?.size ?? []));
  return {
    mobile: room(({ mobile }) => mobile),
    narrow: room((campaign) => (takesMobilePicture(campaign) ? campaign.mobile : campaign.desktop)),
    desktop: room(({ desktop }) => desktop),
  };
}

function requestOf({ server, network = '', prebid, setupad }: AdsSetting, page: AdPage): PageAds['request'] {
  if (server === 'none') return null;
  return {
    server,
    network,
    targeting: targetingOf(page),
    ...(prebid ? { prebid } : {}),
    ...(setupad ? { setupad } : {}),
  };
}
