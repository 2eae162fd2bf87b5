/** A batch of imported stories → the paper, in one transaction with what is remembered of them and their redirects. */
import type { ArticleDraft } from '#features/content/public.server.ts';
import { resolveSite, siteBySlug } from '#features/sites/public.ts';
import { draftOf } from './article-draft-of.server.ts';
import { ensureLabels } from './ensure-labels.server.ts';
import type { ImportNeeds, ImportRequest } from './import-needs.ts';
import {
  type ExistingStory,
  type KnownItem,
  knownItems,
  type NewRedirect,
  rememberItems,
  storiesBySourceKey,
  writeRedirects,
} from './import-queries.server.ts';
import type { ImportedStory } from './imported.ts';
import { storedPaths } from './old-address.ts';
import { hashOf, type PreparedStory, prepareStory } from './prepare-story.server.ts';
import type { ReportItem } from './report.ts';
import { savePage } from './save-page.server.ts';
import { slugsFor } from './slugs-for-stories.server.ts';
import type { PictureTaker } from './take-pictures.server.ts';

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

export interface BatchResult {
  items: ReportItem[];
  redirects: number;
}

/** Source keys in a batch differ from each other. */
export async function saveBatch(work: BatchWork, stories: readonly ImportedStory[]): Promise<BatchResult> {
  const { needs, request } = work;
  if (stories.length === 0) return { items: [], redirects: 0 };
  const keys = stories.map((story) => story.sourceKey);
  const known = await knownItems(needs.db, request.format, keys);
  const existing = await storiesBySourceKey(needs.db, keys);
  const items: ReportItem[] = [];
  const ready: PreparedStory[] = [];
  const old = { baseUrl: work.baseUrl, ownPages: needs.edition.ownPages };
  let redirects = 0;
  for (const story of stories) {
    const before = existing.get(story.sourceKey);
    const item = known.get(story.sourceKey);
    const own = hashOf(story, request.mediaFolder !== null);
    const hash = work.met.has(story.sourceKey) ? withVariants(own, item) : own;
    work.met.add(story.sourceKey);
    if (isThere(item, own, before)) items.push(itemOf(story, 'unchanged', '', before?.slug ?? ''));
    else if (story.state === 'withdrawn') items.push(await withdraw(work, story, hash, before));
    else if (isOlder(story, before))
      items.push(itemOf(story, 'skipped', 'an older version', before?.slug ?? ''));
    else if (story.type === 'page') {
      const page = await savePage(work, prepareStory(story, hash, old), known.has(story.sourceKey));
      items.push(page.item);
      redirects += page.redirects;
    } else ready.push(prepareStory(story, hash, old));
  }
  const shown = new Map<PreparedStory, ReadonlyMap<string, number>>();
  for (const one of ready) shown.set(one, await work.pictures.take(one.pictures, one.losses));
  const saved = await saveStories(work, ready, existing, shown);
  return { items: [...items, ...saved.items], redirects: redirects + saved.redirects };
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

async function saveStories(
  work: BatchWork,
  ready: readonly PreparedStory[],
  existing: ReadonlyMap<string, ExistingStory>,
  shown: ReadonlyMap<PreparedStory, ReadonlyMap<string, number>>,
): Promise<BatchResult> {
  if (ready.length === 0) return { items: [], redirects: 0 };
  const slugs = await slugsFor(work, ready, existing);
  const labels = await ensureLabels(work, ready);
  const drafts = ready.map((one) =>
    draftOf(work, one, slugs.get(one.story.sourceKey) ?? '', labels, shown.get(one) ?? new Map()),
  );
  const items = ready.map((one, at): ReportItem => {
    const outcome = existing.has(one.story.sourceKey) ? 'changed' : 'imported';
    return {
      ...itemOf(one.story, outcome, '', drafts[at]?.slug ?? ''),
      title: one.title,
      losses: one.losses,
    };
  });
  if (work.request.isDryRun) return { items, redirects: 0 };
  try {
    return { items, redirects: await commit(work, ready, drafts) };
  } catch (error) {
    const [only] = ready;
    if (ready.length === 1 && only !== undefined && isAboutTheStory(error)) {
      const why = `could not be saved: ${error instanceof Error ? error.message : String(error)}`;
      return { items: [{ ...itemOf(only.story, 'skipped', why, ''), losses: only.losses }], redirects: 0 };
    }
    if (ready.length === 1 || !isAboutTheStory(error)) throw error;
    // One story must not hold up the others.
    const halves = [ready.slice(0, ready.length / 2), ready.slice(ready.length / 2)];
    const results: BatchResult[] = [];
    for (const half of halves) results.push(await saveStories(work, half, existing, shown));
    return {
      items: results.flatMap((result) => result.items),
      redirects: results.reduce((sum, result) => sum + result.redirects, 0),
    };
  }
}

/** A taken address, or data that the database refuses (SQLSTATE classes 22 and 23); not a lost connection. */
function isAboutTheStory(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return 'slug' in error || ('code' in error && /^2[23]/.test(String(error.code)));
}

async function commit(
  work: BatchWork,
  ready: readonly PreparedStory[],
  drafts: ArticleDraft[],
): Promise<number> {
  const { needs, request } = work;
  return needs.db.transaction().execute(async (transaction) => {
    const saved = await needs.content.save(drafts, 'import', transaction);
    const redirects = ready.flatMap((one, at) => redirectsOf(work, one.story, saved[at]?.id ?? 0));
    await writeRedirects(transaction, redirects);
    await rememberItems(
      transaction,
      request.format,
      ready.map((one, at) => ({
        sourceKey: one.story.sourceKey,
        hash: one.hash,
        kind: 'article',
        targetId: saved[at]?.id ?? null,
      })),
    );
    return redirects.length;
  });
}

/** Old paths belong to whichever site answers at them now, which a sub-site below a prefix does not. */
function redirectsOf(work: BatchWork, story: ImportedStory, articleId: number): NewRedirect[] {
  return storedPaths(story.addresses).map((path) => ({
    site: siteAt(work, path),
    path,
    articleId,
    target: null,
  }));
}

export function siteAt({ needs, request }: BatchWork, path: string): string {
  const host = siteBySlug(needs.edition, request.site).domains[0] ?? '';
  return resolveSite(needs.edition, host, path.split('?')[0]?.split('/').filter(Boolean) ?? []).site.slug;
}

async function withdraw(
  { needs, request }: BatchWork,
  story: ImportedStory,
  hash: string,
  before: ExistingStory | undefined,
): Promise<ReportItem> {
  if (before === undefined) return itemOf(story, 'skipped', 'withdrawn before it came', '');
  if (!request.isDryRun) {
    await needs.content.withdraw(before.id);
    const item = { sourceKey: story.sourceKey, hash, kind: 'article', targetId: before.id };
    await rememberItems(needs.db, request.format, [item]);
  }
  return itemOf(story, 'changed', 'withdrawn', before.slug);
}

/** Agencies send every version, and not in order; and what our editors changed since is newer than any file. */
function isOlder(story: ImportedStory, before: ExistingStory | undefined): boolean {
  return before !== undefined && story.updatedAt !== null && story.updatedAt < before.updatedAt;
}

export function itemOf(
  story: ImportedStory,
  outcome: ReportItem['outcome'],
  why: string,
  slug: string,
): ReportItem {
  return { sourceKey: story.sourceKey, title: story.title, outcome, why, slug, losses: story.losses };
}
