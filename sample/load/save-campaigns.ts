/** Saves the sample's campaigns, with pictures drawn in the sizes of their slots. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { type AdsFeature, type CampaignDraft, campaignFaultText } from '#features/ads/public.server.ts';
import type { PictureSize } from '#features/ads/public.ts';
import { type DrawAdvertisement, openAdvertisements } from '#sample/pictures/draw-advertisement.ts';
import type { DateOfAge } from './sample-drafts.ts';
import type { SampleCampaign } from './sample-schema.ts';

export async function saveCampaigns(
  ads: Pick<AdsFeature, 'create'>,
  campaigns: readonly SampleCampaign[],
  age: DateOfAge,
  work: Transaction<DB>,
): Promise<void> {
  const draw = await openAdvertisements();
  for (const campaign of campaigns)
    for (const draft of draftsOf(campaign, age, draw)) {
      const result = await ads.create(draft, undefined, work);
      if (result.kind === 'created') continue;
      // Another edition has other slots.
      if (result.faults.some(({ kind }) => kind !== 'unknown-slot'))
        throw new Error(`the campaign '${draft.name}': ${result.faults.map(campaignFaultText).join('; ')}`);
    }
}

const minutesADay = 1_440;

/** One draft for each slot. */
function draftsOf(
  { name, link, label, minutesAgo, days, advertisement, lines }: SampleCampaign,
  age: DateOfAge,
  draw: DrawAdvertisement,
): CampaignDraft[] {
  const { brand, headline, call } = advertisement;
  const pictureOf = (platform: 'desktop' | 'mobile', size: PictureSize | undefined) => {
    if (size === undefined) return [];
    const [width = 0, height = 0] = size.split('x').map(Number);
    const bytes = Buffer.from(draw(advertisement, { width, height }));
    return [{ platform, size, bytes, trusted: true }];
  };
  return lines.map(({ site, place, desktop, mobile }) => ({
    name,
    link,
    label,
    site,
    place,
    alt: `${brand}: ${headline}. ${call}`,
    weight: 1,
    dailyCap: 0,
    from: age(minutesAgo),
    until: age(minutesAgo - days * minutesADay),
    pictures: [...pictureOf('desktop', desktop), ...pictureOf('mobile', mobile)],
  }));
}
