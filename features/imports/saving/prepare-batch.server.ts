/**
 * Decides what to do with each imported story of a batch and does everything that needs no writing except of pictures
 * and labels. The batch before may be saved meanwhile, if it has none of the same stories.
 */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { resolveAddress, siteBySlug } from '#features/sites/public.ts';
import { importDocuments } from '../import-documents.server.ts';
import {
  type ExistingStory,
  type KnownItem,
  knownItems,
  storiesBySourceKey,
} from '../import-queries.server.ts';
import type { ImportedStory } from '../imported.ts';
import { itemOf, type ReportItem } from '../report.ts';
import type { BatchWork } from './batch-work.ts';
import { ensureLabels, type Labels } from './ensure-labels.server.ts';
import { hashOf, type OldSite, type PreparedStory, prepareStory } from './prepare-story.server.ts';
import { isChangedLocally, isOlder } from './version-check.ts';

export interface PreparedBatch {
  /** Report items of stories that need no further work. */
  items: ReportItem[];
  withdrawn: Withdrawn[];
  pages: PreparedStory[];
  ready: PreparedStory[];
  /** Labels of the stories in `ready`. */
  labels: Labels;
  /** By source key. */
  existing: ReadonlyMap<string, ExistingStory>;
  /** By source key: stored state of earlier imports. */
  known: ReadonlyMap<string, KnownItem>;
  /** Picture ids by source, for each story. */
  pictureIds: ReadonlyMap<PreparedStory, ReadonlyMap<string, number>>;
}

export interface Withdrawn {
  story: ImportedStory;
  hash: string;
  /** Undefined when the story was withdrawn before it was imported. */
  before: ExistingStory | undefined;
}

/** Source keys within a batch must be unique. */
export async function prepareBatch(
  work: BatchWork,
  stories: readonly ImportedStory[],
): Promise<PreparedBatch> {
  const { needs, request } = work;
  const keys = stories.map((story) => story.sourceKey);
  const known = await knownItems(needs.db, request.format, keys);
  const existing = await storiesBySourceKey(needs.db, keys);
  const shown = new Map<PreparedStory, ReadonlyMap<string, number>>();
  const batch: Omit<PreparedBatch, 'labels'> = {
    items: [],
    withdrawn: [],
    pages: [],
    ready: [],
    existing,
    known,
    pictureIds: shown,
  };
  const old = oldSite(work);
  for (const story of stories) {
    const before = existing.get(story.sourceKey);
    const item = known.get(story.sourceKey);
    const own = hashOf(story, request.mediaFolder !== null);
    const hash = work.processedKeys.has(story.sourceKey) ? withVariants(own, item) : own;
    work.processedKeys.add(story.sourceKey);
    const leave = (outcome: ReportItem['outcome'], why: string) =>
      batch.items.push(itemOf(story, outcome, why, before?.slug ?? ''));
    // Without the folder, a story that was imported with its pictures is not imported again.
    const same = request.mediaFolder === null ? [own, hashOf(story, true)] : [own];
    if (isUnchanged(item, same, before)) leave('unchanged', '');
    else if (isOlder(story, item)) leave('skipped', 'an older version');
    else if (story.type === 'page') batch.pages.push(prepareStory(story, hash, old));
    // A withdrawal by the source applies even if our editors changed the story.
    else if (story.state === 'withdrawn' || isExpired(story, needs.clock.now()))
      batch.withdrawn.push({ story, hash, before });
    else if (await isOurs(work, story, item, before)) leave('skipped', 'changed here since');
    else {
      const one = prepareStory(story, hash, old);
      batch.ready.push(one);
      shown.set(one, await work.pictures.importAll(one));
      await importDocuments(work, one);
    }
    // Lets the database responses of the previous batch be processed.
    await nextTurn();
  }
  return { ...batch, labels: await ensureLabels(work, batch.ready) };
}

/** Whether its time has expired, or expires before its publication. */
function isExpired({ expiresAt, pubDate }: ImportedStory, now: Date): boolean {
  return expiresAt !== undefined && (expiresAt <= now || (pubDate !== null && expiresAt <= pubDate));
}

function oldSite({ needs: { edition }, request, baseUrl }: BatchWork): OldSite {
  const host = siteBySlug(edition, request.site).domains[0] ?? '';
  return {
    baseUrl,
    ownPages: edition.ownPages,
    isOwnPage(path) {
      const answer = resolveAddress(edition, host, encodeURI(path), '');
      if (answer.kind !== 'page' || path.includes('?')) return false;
      const { page, params } = answer.match;
      return page.mayBeMissing !== true && Object.keys(params).length === 0;
    },
  };
}

/** True if this version was imported and its story not deleted since; documents are not checked. */
function isUnchanged(
  item: KnownItem | undefined,
  hashes: readonly string[],
  story: ExistingStory | undefined,
): boolean {
  if (item === undefined || !item.hash.split(' ').some((hash) => hashes.includes(hash))) return false;
  return item.targetId === null || story !== undefined;
}

/** True if our editors changed the story after the source did: the publication at the end of an embargo is no change. */
async function isOurs(
  { needs }: BatchWork,
  story: ImportedStory,
  item: KnownItem | undefined,
  here: ExistingStory | undefined,
): Promise<boolean> {
  if (here === undefined || !isChangedLocally(story, item, here)) return false;
  const updatedAt = (await needs.content.changedAt(here.id)) ?? here.updatedAt;
  return isChangedLocally(story, item, { ...here, updatedAt });
}

/**
 * A file may have a story several times: the hashes of all variants are stored, or the next run would import them
 * again.
 */
function withVariants(hash: string, item: KnownItem | undefined): string {
  return [hash, ...(item?.hash.split(' ') ?? [])].slice(0, 10).join(' ');
}
