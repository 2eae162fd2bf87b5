/** Adds a campaign with its pictures, checked against the slot that it names. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Refusal } from '#features/media/public.server.ts';
import type { ImageRef } from '#features/media/public.ts';
import { adsOf, slotsOf } from '../ads-part.ts';
import { insertCampaign, type StoredPicture } from '../ads-queries.server.ts';
import type { NewCampaign, PictureSize } from '../campaign.ts';
import { boxOf } from '../sizes.ts';
import type { AdsNeeds } from './ads-needs.server.ts';

export interface CampaignDraft extends NewCampaign {
  pictures: {
    platform: 'desktop' | 'mobile';
    size: PictureSize;
    bytes: Uint8Array;
    /** Only our own drawings may be SVG. */
    trusted?: boolean;
  }[];
}

export type CreateResult = { kind: 'created'; id: number } | { kind: 'refused'; faults: string[] };

type CreateNeeds = AdsNeeds & { dependencyOf(site: string): { key: string } };

export async function createCampaign(
  needs: CreateNeeds,
  draft: CampaignDraft,
  work?: Kysely<DB>,
): Promise<CreateResult> {
  const faults = faultsOf(needs, draft);
  if (faults.length > 0) return { kind: 'refused', faults };
  const save = async (inner: Kysely<DB>): Promise<CreateResult> => {
    const stored = { desktop: null, mobile: null } satisfies Record<string, StoredPicture | null>;
    const pictures: Record<'desktop' | 'mobile', StoredPicture | null> = stored;
    for (const { platform, size, bytes, trusted = false } of draft.pictures) {
      const result = await needs.storeImage({ bytes, alt: draft.alt, trusted }, inner);
      if (result.kind === 'refused') throw new RefusedPicture(platform, refusalText(result.why));
      const fault = faultOfPicture(result.image, size);
      if (fault !== null) throw new RefusedPicture(platform, fault);
      pictures[platform] = { size, imageId: result.image.id };
    }
    const id = await insertCampaign(inner, draft, { ...pictures, now: needs.clock.now() });
    await needs.recordInvalidations(inner, [needs.dependencyOf(draft.site)]);
    return { kind: 'created', id };
  };
  try {
    return await (work ? save(work) : needs.db.transaction().execute(save));
  } catch (error) {
    if (error instanceof RefusedPicture) return { kind: 'refused', faults: [error.message] };
    throw error;
  }
}

/** Thrown to roll back. */
class RefusedPicture extends Error {
  constructor(platform: string, why: string) {
    super(`the picture for ${platform} ${why}`);
  }
}

function faultsOf({ edition }: CreateNeeds, draft: CampaignDraft): string[] {
  const site = edition.sites.find(({ slug }) => slug === draft.site);
  if (!site) return [`no site has the slug '${draft.site}'`];
  const setting = adsOf(edition, site);
  const slots = setting ? slotsOf(setting, site.slug) : new Map<string, never>();
  const slot = slots.get(draft.place);
  if (!slot) {
    const known = [...slots.keys()].join(', ');
    return [`the site '${site.slug}' has no slot '${draft.place}'; it has ${known === '' ? 'none' : known}`];
  }
  return [
    ...(draft.pictures.length === 0 ? ['a campaign needs a picture for desktop or mobile'] : []),
    ...draft.pictures
      .filter(({ platform, size }) => !slot.sizes[platform].includes(size))
      .map(
        ({ platform, size }) =>
          `the slot '${draft.place}' has no ${size} on ${platform}; it has ${slot.sizes[platform].join(', ') || 'none'}`,
      ),
  ];
}

/** A picture must have the proportions of its size, and at least its pixels. */
function faultOfPicture({ width, height }: ImageRef, size: PictureSize): string | null {
  const box = boxOf(size);
  if (!box) return null;
  const isProportional = Math.abs(width / height - box.width / box.height) < 0.02 * (box.width / box.height);
  if (isProportional && width >= box.width) return null;
  return `has ${width} × ${height} pixels; ${size} needs these proportions, best ${box.width * 2} × ${box.height * 2}`;
}

function refusalText(why: Refusal): string {
  return `cannot be used (${why})`;
}
