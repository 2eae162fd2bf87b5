/** Saves a prepared batch: the stories, the state of their items and their redirects in one transaction. */

import type { ArticleDraft } from '#features/content/public.server.ts';
import { redirectsOfDocuments } from '../import-documents.server.ts';
import { type KnownItem, type NewRedirect, storeItems, writeRedirects } from '../import-queries.server.ts';
import { itemOf, type ReportItem } from '../report.ts';
import { siteAt } from '../site-at.ts';
import { draftOf } from './article-draft.server.ts';
import { type BatchWork, importer } from './batch-work.ts';
import type { PreparedBatch, Withdrawn } from './prepare-batch.server.ts';
import type { PreparedStory } from './prepare-story.server.ts';
import { redirectsWith } from './redirects-of-story.server.ts';
import { savePage } from './save-page.server.ts';
import { slugsFor } from './slugs-for-stories.server.ts';
import { importItemOf } from './version-check.ts';

export interface BatchResult {
  items: ReportItem[];
  redirects: number;
}

export async function saveBatch(work: BatchWork, batch: PreparedBatch): Promise<BatchResult> {
  const items = [...batch.items];
  let redirects = 0;
  for (const one of batch.withdrawn)
    items.push(await withdraw(work, one, batch.known.get(one.story.sourceKey)));
  for (const page of batch.pages) {
    const saved = await savePage(work, page, batch.known.get(page.story.sourceKey));
    items.push(saved.item);
    redirects += saved.redirects;
  }
  const saved = await saveStories(work, batch.ready, batch);
  return { items: [...items, ...saved.items], redirects: redirects + saved.redirects };
}

async function saveStories(
  work: BatchWork,
  ready: readonly PreparedStory[],
  batch: PreparedBatch,
): Promise<BatchResult> {
  const { existing, pictureIds, labels } = batch;
  if (ready.length === 0) return { items: [], redirects: 0 };
  const slugs = await slugsFor(work, ready, existing);
  const drafts = ready.map((one) =>
    draftOf(work, one, slugs.get(one.story.sourceKey) ?? '', labels, pictureIds.get(one) ?? new Map()),
  );
  const items = ready.map((one, at): ReportItem => {
    const outcome = existing.has(one.story.sourceKey) ? 'changed' : 'imported';
    return {
      ...itemOf(one.story, outcome, whyNotPublic(drafts[at]), drafts[at]?.slug ?? ''),
      title: one.title,
      losses: one.losses,
      lost: one.lost,
    };
  });
  if (work.request.isDryRun) return { items, redirects: 0 };
  try {
    return { items, redirects: await commit(work, ready, drafts, batch) };
  } catch (error) {
    const [only] = ready;
    if (ready.length === 1 && only !== undefined && isStoryError(error)) {
      const why = `could not be saved: ${error instanceof Error ? error.message : String(error)}`;
      return {
        items: [{ ...itemOf(only.story, 'skipped', why, ''), losses: only.losses, lost: only.lost }],
        redirects: 0,
      };
    }
    if (ready.length === 1 || !isStoryError(error)) throw error;
    // A failing story must not block the others, so the batch is halved until it is isolated.
    const halves = [ready.slice(0, ready.length / 2), ready.slice(ready.length / 2)];
    const results: BatchResult[] = [];
    for (const half of halves) results.push(await saveStories(work, half, batch));
    return {
      items: results.flatMap((result) => result.items),
      redirects: results.reduce((sum, result) => sum + result.redirects, 0),
    };
  }
}

/** Named in the report, so that nobody looks for the story on the site. */
function whyNotPublic(draft: ArticleDraft | undefined): string {
  if (draft?.state === 'scheduled') return `not public before ${draft.pubDate.toISOString()}`;
  return draft?.state === 'draft' ? 'a draft' : '';
}

/** A slug conflict, or data that the database rejects (SQLSTATE classes 22 and 23); not a lost connection. */
function isStoryError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return 'slug' in error || ('code' in error && /^2[23]/.test(String(error.code)));
}

async function commit(
  work: BatchWork,
  ready: readonly PreparedStory[],
  drafts: ArticleDraft[],
  { known, pictureIds }: PreparedBatch,
): Promise<number> {
  const { needs, request } = work;
  return needs.db.transaction().execute(async (transaction) => {
    const saved = await needs.content.save(drafts, 'import', { trx: transaction, by: importer });
    const redirects = ready.flatMap((one, at) => [
      ...redirectsWith(work, one.story, pictureIds.get(one) ?? new Map()),
      ...redirectsOfDocuments(work, one),
      ...redirectsOf(work, one, saved[at]?.id ?? 0),
    ]);
    await writeRedirects(transaction, redirects);
    await storeItems(
      transaction,
      request.format,
      ready.map((one, at) =>
        importItemOf(one, known.get(one.story.sourceKey), {
          kind: 'article',
          targetId: saved[at]?.id ?? null,
          writtenAt: drafts[at]?.updatedAt ?? null,
        }),
      ),
    );
    return redirects.length;
  });
}

/** Old paths belong to the site that serves them now, which a sub-site below a prefix does not. */
function redirectsOf(work: BatchWork, { oldPaths }: PreparedStory, articleId: number): NewRedirect[] {
  return oldPaths.map((path) => ({
    site: siteAt(work, path),
    path,
    articleId,
  }));
}

/**
 * The withdrawal of a story that is not here yet is stored, because an older version of it may follow, and so is one of
 * a story that is not public, which stays as it is.
 */
async function withdraw(
  { needs, request }: BatchWork,
  one: Withdrawn,
  item: KnownItem | undefined,
): Promise<ReportItem> {
  const { story, before } = one;
  const answer =
    before === undefined || request.isDryRun
      ? undefined
      : await needs.content.withdraw(before.id, undefined, { by: importer });
  const isRefused = answer?.kind === 'refused';
  if (!request.isDryRun) {
    const kind = before === undefined ? 'withdrawn' : 'article';
    const writtenAt = isRefused ? (item?.writtenAt ?? null) : needs.clock.now();
    const made = { kind, targetId: before?.id ?? null, writtenAt } as const;
    await storeItems(needs.db, request.format, [importItemOf(one, item, made)]);
  }
  const cause =
    story.state === 'withdrawn' ? 'withdrawn' : `expired on ${story.expiresAt?.toISOString() ?? ''}`;
  if (before === undefined) return itemOf(story, 'skipped', `${cause} before it came`, '');
  return isRefused
    ? itemOf(story, 'skipped', `not withdrawn: ${answer.why}`, before.slug)
    : itemOf(story, 'changed', cause, before.slug);
}
