/** Saves the sample's campaigns, with a picture for each size of their slots. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { type AdsFeature, type CampaignDraft, campaignFaultText } from '#features/ads/public.server.ts';
import type { PictureSize } from '#features/ads/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import { picturesFolder } from './picture-table.ts';
import type { DateOfAge } from './sample-drafts.ts';
import type { SampleCampaign } from './sample-schema.ts';

export async function saveCampaigns(
  ads: Pick<AdsFeature, 'create'>,
  campaigns: readonly SampleCampaign[],
  age: DateOfAge,
  trx: Transaction<DB>,
): Promise<void> {
  for (const campaign of campaigns)
    for (const draft of await draftsOf(campaign, age)) {
      const result = await ads.create(draft, undefined, trx);
      if (result.kind === 'created') continue;
      // Another edition has other slots.
      if (result.faults.some(({ kind }) => kind !== 'unknown-slot'))
        throw new Error(`the campaign '${draft.name}': ${result.faults.map(campaignFaultText).join('; ')}`);
    }
}

const minutesADay = 1_440;

/** One draft for each slot. */
function draftsOf(
  { name, link, label, alt, minutesAgo, days, lines }: SampleCampaign,
  age: DateOfAge,
): Promise<CampaignDraft[]> {
  const pictureIn = async (platform: 'desktop' | 'mobile', size: PictureSize | undefined) => {
    if (size === undefined) return [];
    const bytes = await readFile(join(picturesFolder, `campaigns/${slugOf(name)}-${size}.avif`));
    return [{ platform, size, bytes, trusted: true }];
  };
  const draftOf = async ({ site, place, desktop, mobile }: SampleCampaign['lines'][number]) => ({
    name,
    link,
    label,
    site,
    place,
    alt,
    weight: 1,
    dailyCap: 0,
    from: age(minutesAgo),
    until: age(minutesAgo - days * minutesADay),
    pictures: [...(await pictureIn('desktop', desktop)), ...(await pictureIn('mobile', mobile))],
  });
  return Promise.all(lines.map(draftOf));
}
