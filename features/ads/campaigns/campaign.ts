/** Campaigns of our own: what a slot shows, from when to when, without an ad server. */
import { z } from 'zod';
import type { ImageRef } from '#features/media/public.ts';
import { type AdSize, adSizes } from '../slots/sizes.ts';

/** A size of a picture; `fluid` has none. */
const pictureSizes = adSizes.filter((size): size is Exclude<AdSize, 'fluid'> => size !== 'fluid');
export const pictureSizeSchema = z.enum(pictureSizes);
export type PictureSize = z.infer<typeof pictureSizeSchema>;

/** Fields that an operator may change later, too. */
export const campaignFields = {
  /** Lines with one name are one campaign in the report. */
  name: z.string().min(1).max(100),
  /** Its share among the campaigns of a slot. */
  weight: z.int().min(1).max(100),
  /** How often a device shows it in a day; 0 for any number. */
  dailyCap: z.int().min(0).max(1_000),
  link: z.url({ protocol: /^https$/ }),
  alt: z.string().min(1).max(300),
  /** Instead of “Hirdetés”, such as “A Lapzárta ajánlata”. */
  label: z.string().max(60),
};

/** A line as an operator writes it; its pictures come beside it. */
export const campaignSchema = z
  .strictObject({
    ...campaignFields,
    site: z.string(),
    place: z.string(),
    from: z.date(),
    until: z.date(),
    weight: campaignFields.weight.default(1),
    dailyCap: campaignFields.dailyCap.default(0),
    label: campaignFields.label.default(''),
  })
  .refine(({ from, until }) => from < until, 'the end must be after the beginning');

export type NewCampaign = z.infer<typeof campaignSchema>;

export interface CampaignPicture {
  size: PictureSize;
  image: ImageRef;
}

export interface Campaign extends NewCampaign {
  id: number;
  /** Grows with each change. */
  version: number;
  stoppedAt: Date | null;
  desktop: CampaignPicture | null;
  mobile: CampaignPicture | null;
}

/**
 * The campaigns of a slot at `now`, in the order in which a page offers them, and how long that holds. The first one is
 * drawn by its weight; the others follow for devices that have shown it often enough.
 * @param seed Chooses; the same seed gives the same order.
 */
export function drawCampaigns(
  campaigns: readonly Campaign[],
  { place, now, seed }: { place: string; now: number; seed: string },
): { drawn: Campaign[]; freshForMs: number | null } {
  const current = campaigns.filter((one) => one.place === place && one.stoppedAt === null);
  const running = current.filter(({ from, until }) => from.getTime() <= now && now < until.getTime());
  const changes = current
    .flatMap(({ from, until }) => [from.getTime(), until.getTime()])
    .filter((time) => time > now);
  return {
    drawn: running
      .map((campaign) => ({ campaign, rank: rankOf(`${seed} ${campaign.id}`, campaign.weight) }))
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, mostOffered)
      .map(({ campaign }) => campaign),
    freshForMs: changes.length === 0 ? null : Math.min(...changes) - now,
  };
}

/** Only devices that have shown the first often enough need another. */
const mostOffered = 3;

/** The greatest of u^(1/w) belongs to each one in proportion to its weight w (Efraimidis and Spirakis). */
function rankOf(text: string, weight: number): number {
  return hashOf(text) ** (1 / weight);
}

/** FNV-1a with a final mix: a number above 0 and below 1. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) + 0.5) / 2 ** 32;
}
