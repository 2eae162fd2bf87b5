/** Adds and changes campaigns with their pictures, checked against the slot that they name. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Refusal } from '#features/media/public.server.ts';
import type { ImageRef } from '#features/media/public.ts';
import { adsOf, slotsOf } from '../ads-part.ts';
import {
  campaignToChange,
  insertCampaign,
  type StoredPicture,
  updateCampaign,
  updatePicture,
} from '../ads-queries.server.ts';
import type { NewCampaign, PictureSize } from '../campaign.ts';
import { boxOf } from '../sizes.ts';
import type { AdsNeeds } from './ads-needs.server.ts';

type Platform = 'desktop' | 'mobile';

export interface DraftPicture {
  platform: Platform;
  size: PictureSize;
  bytes: Uint8Array;
  /** Only our own drawings may be SVG. */
  trusted?: boolean;
}

export interface CampaignDraft extends NewCampaign {
  pictures: DraftPicture[];
}

export interface CampaignChange {
  id: number;
  /** Fields that stay as they are are missing. */
  change: Partial<Omit<NewCampaign, 'site' | 'place'>>;
  /** Replaces the one of its platform. */
  picture?: DraftPicture;
}

interface Refused {
  kind: 'refused';
  faults: string[];
}

export type CreateResult = { kind: 'created'; id: number } | Refused;
export type ChangeResult = { kind: 'changed' } | { kind: 'not-found' } | Refused;

/** Runs in the transaction that saves a campaign: what it writes is stored with the change, or neither is. */
export type OnSaved = (work: Kysely<DB>, id: number) => Promise<void>;

type SaveNeeds = AdsNeeds & { dependencyOf(site: string): { key: string } };

export async function createCampaign(
  needs: SaveNeeds,
  draft: CampaignDraft,
  onSaved: OnSaved = ignored,
): Promise<CreateResult> {
  const faults = faultsOf(needs, draft, { needsPicture: true });
  if (faults.length > 0) return { kind: 'refused', faults };
  return inTransaction(needs.db, async (work) => {
    const pictures: Record<Platform, StoredPicture | null> = { desktop: null, mobile: null };
    for (const picture of draft.pictures)
      pictures[picture.platform] = await storePicture(needs, { ...picture, alt: draft.alt }, work);
    const id = await insertCampaign(work, draft, { ...pictures, now: needs.clock.now() });
    await needs.recordInvalidations(work, [needs.dependencyOf(draft.site)]);
    await onSaved(work, id);
    return { kind: 'created', id };
  });
}

/** Changes a campaign that has not ended; its slot stays, as its counts are those of that slot. */
export async function changeCampaign(
  needs: SaveNeeds,
  { id, change, picture }: CampaignChange,
  onSaved: OnSaved = ignored,
): Promise<ChangeResult> {
  return inTransaction(needs.db, async (work) => {
    const current = await campaignToChange(work, id);
    if (!current) return { kind: 'not-found' };
    const changed = { ...current, ...change };
    const faults = [
      ...(changed.from < changed.until ? [] : ['the end must be after the beginning']),
      ...faultsOf(needs, { ...changed, pictures: picture ? [picture] : [] }, { needsPicture: false }),
    ];
    if (faults.length > 0) return { kind: 'refused', faults };
    await updateCampaign(work, id, changed);
    if (picture) {
      const stored = await storePicture(needs, { ...picture, alt: changed.alt }, work);
      await updatePicture(work, id, { ...stored, platform: picture.platform });
    }
    await needs.recordInvalidations(work, [needs.dependencyOf(current.site)]);
    await onSaved(work, id);
    return { kind: 'changed' };
  });
}

export async function ignored(): Promise<void> {
  // Nothing else is stored with the change.
}

/** A refused picture rolls back the pictures that were stored before it. */
async function inTransaction<Result extends { kind: string }>(
  db: Kysely<DB>,
  save: (work: Kysely<DB>) => Promise<Result | Refused>,
): Promise<Result | Refused> {
  try {
    return await db.transaction().execute(save);
  } catch (error) {
    if (error instanceof RefusedPicture) return { kind: 'refused', faults: [error.message] };
    throw error;
  }
}

async function storePicture(
  needs: SaveNeeds,
  { platform, size, bytes, trusted = false, alt }: DraftPicture & { alt: string },
  work: Kysely<DB>,
): Promise<StoredPicture> {
  const result = await needs.storeImage({ bytes, alt, trusted }, work);
  if (result.kind === 'refused') throw new RefusedPicture(platform, refusalText(result.why));
  const fault = faultOfPicture(result.image, size);
  if (fault !== null) throw new RefusedPicture(platform, fault);
  return { size, imageId: result.image.id };
}

/** Thrown to roll back. */
class RefusedPicture extends Error {
  constructor(platform: string, why: string) {
    super(`the picture for ${platform} ${why}`);
  }
}

function faultsOf(
  { edition }: SaveNeeds,
  draft: Pick<CampaignDraft, 'site' | 'place' | 'pictures'>,
  { needsPicture }: { needsPicture: boolean },
): string[] {
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
    ...(needsPicture && draft.pictures.length === 0
      ? ['a campaign needs a picture for desktop or mobile']
      : []),
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
