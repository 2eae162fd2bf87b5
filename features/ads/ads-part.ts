/** `edition/ads`: the slots of a domain, its ad server, and what its `ads.txt` says. A domain without a file has no ads. */
import { z } from 'zod';
import { defineEditionPart } from '#features/kit/public.ts';
import {
  type Edition,
  type EditionPart,
  type Site,
  siteBySlug,
  sitesOfDomain,
} from '#features/sites/public.ts';
import { sellersSchema } from './sellers.ts';
import { roomFor } from './slots/sizes.ts';
import { type Slot, slotSchema } from './slots/slot.ts';

const line = z.string().regex(/^[^\r\n]+$/);
const address = z.url({ protocol: /^https$/ });

const adsSchema = z.strictObject({
  /** The site at the root of the domain; its slug is the ad site of slots that name no other [ADS-06]. */
  site: z.string(),
  /**
   * The ad server for slots without a campaign of our own: Google Publisher Tag, the built-in `sandbox`, or none.
   * Nothing is requested before the reader consents [S18].
   */
  server: z.enum(['google', 'sandbox', 'none']).default('none'),
  /** The network's number in unit paths [ADS-08]. */
  network: z
    .string()
    .regex(/^[0-9]+(,[0-9]+)?$/)
    .optional(),
  /** Address of a Prebid build that the publisher hosts or rents, and the bidders by ad site. */
  prebid: z
    .strictObject({
      script: address,
      timeoutMs: z.int().min(100).max(5_000).default(1_000),
      bids: z.array(z.strictObject({ bidder: z.string(), params: z.record(z.string(), z.json()) })).min(1),
    })
    .optional(),
  /** Address of the loader of Setupad, for slots marked `setupad`. */
  setupad: z.strictObject({ script: address }).optional(),
  /** Hosts of measuring pixels that stories and sponsored lines may name [ADS-15]. */
  pixelHosts: z.array(z.hostname()).default([]),
  /** Where slots follow in a story's text: `article-1`, `article-2` and so on [ART-10]. */
  inText: z
    .strictObject({ first: z.int().min(1), every: z.int().min(1), rest: z.int().min(1) })
    .default({ first: 3, every: 6, rest: 2 }),
  slots: z.array(slotSchema).default([]),
  /** Lines of `/ads.txt` and `/app-ads.txt`; without them the addresses do not exist. */
  adsTxt: z.array(line).min(1).optional(),
  appAdsTxt: z.array(line).min(1).optional(),
  /** `/sellers.json`. */
  sellers: sellersSchema.optional(),
});

export type AdsSetting = z.infer<typeof adsSchema>;

export const adsPart: EditionPart<AdsSetting> = defineEditionPart({
  folder: 'ads',
  schema: adsSchema,
  faults: (edition) => adsPart.of(edition).flatMap((setting) => faultsOf(edition, setting)),
});

/** The advertising of a site's domain; null where it has none. */
export function adsOf(edition: Edition, site: Site): AdsSetting | null {
  const domain = sitesOfDomain(edition, site).map(({ slug }) => slug);
  return adsPart.of(edition).find((setting) => domain.includes(setting.site)) ?? null;
}

/** The slots of a site, by their places. */
export function slotsOf(setting: AdsSetting, site: string): ReadonlyMap<string, Slot> {
  const own = setting.slots.filter(({ sites }) => sites === undefined || sites.includes(site));
  return new Map(own.map((slot) => [slot.place, slot]));
}

function faultsOf(edition: Edition, setting: AdsSetting): string[] {
  const main = edition.sites.find(({ slug }) => slug === setting.site);
  if (!main) return [`ads: no site has the slug '${setting.site}'.`];
  const sites = sitesOfDomain(edition, siteBySlug(edition, setting.site)).map(({ slug }) => slug);
  const fault = (what: string): string => `ads of '${setting.site}': ${what}.`;
  return [
    ...(setting.server !== 'none' && setting.network === undefined ? [fault('the network is missing')] : []),
    ...setting.slots.flatMap((slot) => faultsOfSlot(setting, slot, sites).map(fault)),
    ...sites.flatMap((site) => repeatedPlaces(setting, site).map(fault)),
  ];
}

function faultsOfSlot(setting: AdsSetting, slot: Slot, sites: string[]): string[] {
  const { place, sizes } = slot;
  const isFluid = [...sizes.desktop, ...sizes.mobile].includes('fluid');
  return [
    ...(slot.sites ?? [])
      .filter((site) => !sites.includes(site))
      .map((site) => `the slot '${place}' names the site '${site}', which is not on this domain`),
    ...(roomFor([...sizes.desktop, ...sizes.mobile]) === 0 ? [`the slot '${place}' has no sizes`] : []),
    // Both change their height, which would move a page that the reader sees.
    ...(slot.load === 'early' && (isFluid || slot.loadCollapsed)
      ? [`the slot '${place}' is loaded early and can be neither fluid nor collapsed`]
      : []),
    ...(slot.setupad && setting.setupad === undefined
      ? [`the slot '${place}' needs the setting 'setupad'`]
      : []),
  ];
}

function repeatedPlaces(setting: AdsSetting, site: string): string[] {
  const places = setting.slots.filter(({ sites }) => sites?.includes(site) ?? true).map(({ place }) => place);
  return places
    .filter((place, index) => places.indexOf(place) !== index)
    .map((place) => `the site '${site}' has two slots '${place}'`);
}
