/** Adds and changes campaigns with their pictures, checked against the slot that they name. */

import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageRef } from '#features/media/public.ts';
import { type Edition, siteBySlug } from '#features/sites/public.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import { adsOf, slotsOf } from '../ads-part.ts';
import {
  campaignById,
  campaignToChange,
  insertCampaign,
  type StoredPicture,
  updateCampaign,
  updatePicture,
} from '../ads-queries.server.ts';
import type { Campaign, NewCampaign, PictureSize } from '../campaigns/campaign.ts';
import type { CampaignFault, Platform } from '../campaigns/campaign-fault.ts';
import { boxOf } from '../slots/sizes.ts';
import type { Slot } from '../slots/slot.ts';
import type { AdsNeeds } from './ads-needs.server.ts';

export interface DraftPicture {
  platform: Platform;
  /** Null for the one of the slot's sizes that has the picture's proportions. */
  size: PictureSize | null;
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
  /** Each replaces the one of its platform. */
  pictures?: readonly DraftPicture[];
  /** The version that the client saw; null changes any. */
  expectedVersion?: number | null;
}

interface Refused {
  kind: 'refused';
  faults: CampaignFault[];
}

export type CreateResult = { kind: 'created'; id: number } | Refused;
export type ChangeResult =
  | { kind: 'changed'; campaign: Campaign }
  /** Nothing is changed. */
  | { kind: 'outdated'; current: Campaign }
  | { kind: 'not-found' }
  | Refused;

/** Runs in the transaction that saves a campaign: what it writes is stored with the change, or neither is. */
export type OnSaved = (trx: Kysely<DB>, id: number) => Promise<void>;

type SaveNeeds = AdsNeeds & { dependencyOf(site: string): { key: string } };

/** @param transaction The caller's, when the campaign is part of a larger change. */
export async function createCampaign(
  needs: SaveNeeds,
  draft: CampaignDraft,
  onSaved: OnSaved = ignored,
  transaction?: Transaction<DB>,
): Promise<CreateResult> {
  const found = slotOf(needs.edition, draft);
  if ('kind' in found) return { kind: 'refused', faults: [found] };
  const faults = [...faultsOfTimes(draft), ...faultsOfSizes(found, draft.pictures)];
  if (draft.pictures.length === 0) faults.push({ kind: 'no-picture' });
  if (faults.length > 0) return { kind: 'refused', faults };
  return unlessRefused(needs.db, transaction, async (trx) => {
    const pictures: Record<Platform, StoredPicture | null> = { desktop: null, mobile: null };
    for (const picture of draft.pictures)
      pictures[picture.platform] = await storePicture(needs, found, { ...picture, alt: draft.alt }, trx);
    const id = await insertCampaign(trx, draft, { ...pictures, now: needs.clock.now() });
    await needs.recordInvalidations(trx, [needs.dependencyOf(draft.site)]);
    await onSaved(trx, id);
    return { kind: 'created', id };
  });
}

/** Changes a campaign that has not ended; its slot stays, as its counts are those of that slot. */
export async function changeCampaign(
  needs: SaveNeeds,
  { id, change, pictures = [], expectedVersion = null }: CampaignChange,
  onSaved: OnSaved = ignored,
): Promise<ChangeResult> {
  return unlessRefused(needs.db, undefined, async (trx) => {
    const current = await campaignToChange(trx, id);
    if (!current) return { kind: 'not-found' };
    if (expectedVersion !== null && expectedVersion !== current.version) return { kind: 'outdated', current };
    const changed = { ...current, ...change };
    const found = slotOf(needs.edition, changed);
    if ('kind' in found) return { kind: 'refused', faults: [found] };
    const faults = [...faultsOfTimes(changed), ...faultsOfSizes(found, pictures)];
    if (faults.length > 0) return { kind: 'refused', faults };
    await updateCampaign(trx, current, changed);
    for (const picture of pictures) {
      const stored = await storePicture(needs, found, { ...picture, alt: changed.alt }, trx);
      await updatePicture(trx, id, { ...stored, platform: picture.platform });
    }
    await needs.recordInvalidations(trx, [needs.dependencyOf(current.site)]);
    await onSaved(trx, id);
    return { kind: 'changed', campaign: (await campaignById(trx, id)) ?? current };
  });
}

export async function ignored(): Promise<void> {
  // Nothing else is stored with the change.
}

/** A refused picture rolls back the pictures that were stored before it. */
async function unlessRefused<Result extends { kind: string }>(
  db: Kysely<DB>,
  transaction: Transaction<DB> | undefined,
  save: (trx: Transaction<DB>) => Promise<Result | Refused>,
): Promise<Result | Refused> {
  try {
    return await inTransaction(db, transaction, save);
  } catch (error) {
    if (error instanceof RefusedPicture) return { kind: 'refused', faults: [error.fault] };
    throw error;
  }
}

async function storePicture(
  needs: SaveNeeds,
  slot: Slot,
  { platform, size, bytes, trusted = false, alt }: DraftPicture & { alt: string },
  trx: Kysely<DB>,
): Promise<StoredPicture> {
  const result = await needs.storeImage({ bytes, alt, trusted }, trx);
  if (result.kind === 'refused')
    throw new RefusedPicture({ kind: 'unusable-picture', platform, why: result.why });
  const { image } = result;
  const sizes = size === null ? pictureSizesOf(slot, platform) : [size];
  const fitting = sizes.find((one) => fits(image, one));
  if (fitting === undefined) {
    const { width, height } = image;
    throw new RefusedPicture({ kind: 'wrong-pixels', platform, width, height, sizes });
  }
  return { size: fitting, imageId: image.id };
}

/** Thrown to roll back. */
class RefusedPicture extends Error {
  readonly fault: CampaignFault;

  constructor(fault: CampaignFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

function slotOf(
  edition: Edition,
  { site, place }: Pick<CampaignDraft, 'site' | 'place'>,
): Slot | CampaignFault {
  if (edition.sites.every(({ slug }) => slug !== site)) return { kind: 'unknown-site', site };
  const setting = adsOf(edition, siteBySlug(edition, site));
  const slots = setting ? slotsOf(setting, site) : new Map<string, Slot>();
  return slots.get(place) ?? { kind: 'unknown-slot', site, place, known: [...slots.keys()] };
}

/** Sizes of pictures that a slot has on a platform, the largest first. */
function pictureSizesOf({ sizes }: Slot, platform: Platform): PictureSize[] {
  return sizes[platform].filter((size) => size !== 'fluid').toSorted((a, b) => areaOf(b) - areaOf(a));
}

function areaOf(size: PictureSize): number {
  const box = boxOf(size);
  return box === null ? 0 : box.width * box.height;
}

function faultsOfTimes({ from, until }: Pick<NewCampaign, 'from' | 'until'>): CampaignFault[] {
  return from < until ? [] : [{ kind: 'ends-before-it-begins' }];
}

function faultsOfSizes({ place, sizes }: Slot, pictures: readonly DraftPicture[]): CampaignFault[] {
  return pictures.flatMap(({ platform, size }): CampaignFault[] => {
    const allowed = sizes[platform];
    const isAllowed = size === null ? allowed.some((one) => one !== 'fluid') : allowed.includes(size);
    return isAllowed
      ? []
      : [{ kind: 'wrong-size', platform, place, size: size ?? 'picture', sizes: allowed }];
  });
}

/** A picture must have the proportions of its size, and at least its pixels. */
function fits({ width, height }: ImageRef, size: PictureSize): boolean {
  const box = boxOf(size);
  if (!box) return true;
  const proportion = box.width / box.height;
  return Math.abs(width / height - proportion) < 0.02 * proportion && width >= box.width;
}
