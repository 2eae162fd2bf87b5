/**
 * A batch of imported stories → what is to be done with each, and everything for it that needs no writing but pictures
 * and labels. The batch before may be on its way into the database meanwhile, if it holds none of the same stories.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { resolveAddress, siteBySlug } from '#features/sites/public.ts';
import { ensureLabels, type Labels } from './ensure-labels.server.ts';
import type { ImportNeeds, ImportRequest } from './import-needs.ts';
import {
  type ExistingStory,
  type KnownItem,
  knownItems,
  storiesBySourceKey,
} from './import-queries.server.ts';
import type { ImportedStory } from './imported.ts';
import { hashOf, type OldSite, type PreparedStory, prepareStory } from './prepare-story.server.ts';
import { itemOf, type ReportItem } from './report.ts';
import type { PictureTaker } from './take-pictures.server.ts';
import { isChangedHere, isOlder } from './which-version.ts';

export interface BatchWork {
  needs: ImportNeeds;
  request: ImportRequest;
  pictures: PictureTaker;
  /** Address of the old site. */
  baseUrl: string;
  /** Language of the old site, for stories that name none. */
  language: string;
  /** Source keys that this run has met. */
  met: Set<string>;
}

export interface PreparedBatch {
  /** Of stories that there is nothing to do with. */
  items: ReportItem[];
  withdrawn: Withdrawn[];
  pages: PreparedStory[];
  ready: PreparedStory[];
  /** Of the stories that are ready. */
  labels: Labels;
  /** By source key. */
  existing: ReadonlyMap<string, ExistingStory>;
  /** By source key: what earlier imports remember. */
  known: ReadonlyMap<string, KnownItem>;
  /** Ids of pictures by their source. */
  shown: ReadonlyMap<PreparedStory, ReadonlyMap<string, number>>;
}

export interface Withdrawn {
  story: ImportedStory;
  hash: string;
  /** Undefined where it is taken back before it came. */
  before: ExistingStory | undefined;
}

/** Source keys in a batch differ from each other. */
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
    shown,
  };
  const old = oldSite(work);
  for (const story of stories) {
    const before = existing.get(story.sourceKey);
    const item = known.get(story.sourceKey);
    const own = hashOf(story, request.mediaFolder !== null);
    const hash = work.met.has(story.sourceKey) ? withVariants(own, item) : own;
    work.met.add(story.sourceKey);
    const leave = (outcome: ReportItem['outcome'], why: string) =>
      batch.items.push(itemOf(story, outcome, why, before?.slug ?? ''));
    if (isThere(item, own, before)) leave('unchanged', '');
    else if (isOlder(story, item)) leave('skipped', 'an older version');
    else if (story.type === 'page') batch.pages.push(prepareStory(story, hash, old));
    // Who takes a story back is heard whatever our editors did with it.
    else if (story.state === 'withdrawn') batch.withdrawn.push({ story, hash, before });
    else if (isChangedHere(story, item, before)) leave('skipped', 'changed here since');
    else {
      const one = prepareStory(story, hash, old);
      batch.ready.push(one);
      shown.set(one, await work.pictures.take(one.pictures, one.losses));
    }
    // The database may have an answer for the batch before.
    await nextTurn();
  }
  return { ...batch, labels: await ensureLabels(work, batch.ready) };
}

/** Whether there is such a page the database says, and an old one may be what it shows. */
const ofTheDatabase = new Set(['single_article', 'doc', 'content', 'later']);

function oldSite({ needs: { edition }, request, baseUrl }: BatchWork): OldSite {
  const host = siteBySlug(edition, request.site).domains[0] ?? '';
  return {
    baseUrl,
    ownPages: edition.ownPages,
    isOurs(path) {
      const answer = resolveAddress(edition, host, encodeURI(path), '');
      if (answer.kind !== 'page' || path.includes('?')) return false;
      const { address } = answer;
      if (address.route === 'section') return Object.keys(address.params).length === 0;
      return !ofTheDatabase.has(address.route);
    },
  };
}

/** Remembered, and not deleted since; documents are not asked for. */
function isThere(item: KnownItem | undefined, hash: string, story: ExistingStory | undefined): boolean {
  if (item === undefined || !item.hash.split(' ').includes(hash)) return false;
  return item.targetId === null || story !== undefined;
}

/** Files may hold a story several times: all forms are remembered, or the next run would turn them over again. */
function withVariants(hash: string, item: KnownItem | undefined): string {
  return [hash, ...(item?.hash.split(' ') ?? [])].slice(0, 10).join(' ');
}
