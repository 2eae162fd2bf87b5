/** The advertisements of a page, as its view gets them. */
import type { CampaignPicture } from './campaigns/campaign.ts';
import { fitsNarrow } from './slots/sizes.ts';
import type { Slot } from './slots/slot.ts';
import type { Targeting } from './slots/targeting.ts';

/** The same for every reader: what comes from the ad server is decided in the browser. */
export interface PageAds {
  /** The configuration for the ad server in the browser; null on pages that use none. */
  request: AdRequest | null;
  slots: Readonly<Record<string, ShownSlot>>;
}

export interface AdRequest {
  server: 'google' | 'sandbox';
  network: string;
  targeting: Targeting;
  prebid?: { script: string; timeoutMs: number; bids: { bidder: string; params: Record<string, unknown> }[] };
  setupad?: { script: string };
}

export interface ShownSlot {
  /** Reserved heights in CSS pixels; 0 where the slot does not exist. */
  rooms: {
    mobile: number;
    /** In windows of desktops where the widest sizes do not fit. */
    narrow: number;
    desktop: number;
  };
  /** Campaigns of our own, in the order in which they are offered; the ad server fills slots without one. */
  campaigns: ShownCampaign[];
  slot: Omit<Slot, 'sites' | 'adSite'> & { adSite: string };
}

export interface ShownCampaign {
  id: number;
  link: string;
  alt: string;
  label: string;
  dailyCap: number;
  desktop: CampaignPicture | null;
  mobile: CampaignPicture | null;
}

/** Whether a narrow window of a desktop shows the picture for phones. */
export function takesMobilePicture({ desktop, mobile }: Pick<ShownCampaign, 'desktop' | 'mobile'>): boolean {
  return desktop !== null && mobile !== null && !fitsNarrow(desktop.size);
}

/** For pages without advertisements. */
export const noAds: PageAds = { request: null, slots: {} };

/** The stylesheet that a page with slots needs, for its `traits.parts`. */
export function partsOfAds({ slots }: PageAds): string[] {
  return Object.keys(slots).length > 0 ? ['SlotPart'] : [];
}
