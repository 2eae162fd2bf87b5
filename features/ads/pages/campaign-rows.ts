/** Campaigns and slots as the operator's page shows them. */
import { type Edition, type Site, siteBySlug } from '#features/sites/public.ts';
import { adsOf, slotsOf } from '../ads-part.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import type { Slot } from '../slots/slot.ts';

export type CampaignState = 'running' | 'future' | 'over' | 'stopped';

export function stateOf({ from, until, stoppedAt }: Campaign, now: Date): CampaignState {
  if (stoppedAt !== null) return 'stopped';
  if (until <= now) return 'over';
  return from > now ? 'future' : 'running';
}

export interface SlotOfSite {
  site: Site;
  slot: Slot;
}

/** The slots into which a picture fits, of each site that has some. */
export function slotsForPictures(edition: Edition): { site: Site; slots: Slot[] }[] {
  return edition.sites
    .map((site) => {
      const setting = adsOf(edition, site);
      const slots = setting === null ? [] : [...slotsOf(setting, site.slug).values()];
      return { site, slots: slots.filter(takesPictures) };
    })
    .filter(({ slots }) => slots.length > 0);
}

function takesPictures({ sizes: { desktop, mobile } }: Slot): boolean {
  return [...desktop, ...mobile].some((size) => size !== 'fluid');
}

/** @param value `telex/front-1`; undefined if there is no such slot. */
export function slotNamed(edition: Edition, value: string): SlotOfSite | undefined {
  const [slug = '', place = ''] = value.split('/');
  const found = slotsForPictures(edition).find(({ site }) => site.slug === slug);
  const slot = found?.slots.find((one) => one.place === place);
  return found && slot ? { site: found.site, slot } : undefined;
}

/** The site of a campaign; the main site for one that is no longer in the edition. */
export function siteOf(edition: Edition, { site }: Pick<Campaign, 'site'>): Site {
  const slug = edition.sites.some((one) => one.slug === site) ? site : edition.mainSite;
  return siteBySlug(edition, slug);
}
