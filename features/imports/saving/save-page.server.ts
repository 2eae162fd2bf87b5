/** Saves a page of the old site (imprint, contact …) as a document. */
import { relinkBody, resolveImages } from '#features/content/public.server.ts';
import { countLoss } from '#features/content/public.ts';
import { siteBySlug } from '#features/sites/public.ts';
import { freeSlug, slugOf } from '#platform/text/slug.ts';
import { importDocuments, redirectsOfDocuments } from '../import-documents.server.ts';
import {
  deleteRedirectsTo,
  type KnownItem,
  redirectTarget,
  storeItems,
  takenDocumentSlugs,
  writeRedirects,
} from '../import-queries.server.ts';
import type { ImportedStory } from '../imported.ts';
import { itemOf, type ReportItem } from '../report.ts';
import { siteAt } from '../site-at.ts';
import { type BatchWork, importer } from './batch-work.ts';
import type { PreparedStory } from './prepare-story.server.ts';
import { redirectsOfPictures } from './redirects-of-story.server.ts';
import { importItemOf } from './version-check.ts';

export interface SavedPage {
  item: ReportItem;
  redirects: number;
}

/** @param known Stored state of earlier imports. */
export async function savePage(
  work: BatchWork,
  page: PreparedStory,
  known: KnownItem | undefined,
): Promise<SavedPage> {
  const { needs, request } = work;
  const { story } = page;
  const paths = page.oldPaths;
  const before = known?.kind === 'document' ? await previousSlug(work, paths) : undefined;
  if (story.state !== 'active') return withdrawPage(work, page, known, before);
  const slug = before ?? (await freeSlugFor(work, page));
  const ids = await work.pictures.importAll(page);
  await importDocuments(work, page);
  const item: ReportItem = {
    ...itemOf(story, before === undefined ? 'imported' : 'changed', '', slug),
    losses: { ...page.losses },
    lost: page.lost,
  };
  for (const what of lossesOfPage(story)) countLoss(item.losses, what);
  if (request.isDryRun) return { item, redirects: 0 };
  const updatedAt = story.updatedAt ?? story.pubDate ?? needs.clock.now();
  const target = `/dokumentum/${slug}`;
  const redirects = [
    ...redirectsOfPictures(work, ids),
    ...redirectsOfDocuments(work, page),
    ...paths.filter((path) => path !== target).map((path) => ({ site: siteAt(work, path), path, target })),
  ];
  await needs.db.transaction().execute(async (transaction) => {
    const document = {
      slug,
      site: siteAt(work, '/dokumentum'),
      language: siteBySlug(needs.edition, request.site).locale.startsWith('en') ? 'en' : 'hu',
      title: page.title,
      body: relinkBody(resolveImages(page.body, ids), page.documents),
      updatedAt,
    } as const;
    await needs.content.writeDocument(document, { trx: transaction, by: importer });
    await writeRedirects(transaction, redirects);
    const made = { kind: 'document', targetId: null, writtenAt: updatedAt } as const;
    await storeItems(transaction, request.format, [importItemOf(page, known, made)]);
  });
  return { item, redirects: redirects.length };
}

/** Parts of a page that a document, which is a title and a text, cannot have. */
function lossesOfPage({ lead, leadPicture, tags, categories }: ImportedStory): string[] {
  return [
    ...(lead === '' ? [] : ['lead']),
    ...(leadPicture === null ? [] : ['picture']),
    ...[...tags, ...categories].map(() => 'label'),
  ];
}

/** Removes a page that its newsroom withdrew, with its redirects. */
async function withdrawPage(
  { needs, request }: BatchWork,
  page: PreparedStory,
  known: KnownItem | undefined,
  slug: string | undefined,
): Promise<SavedPage> {
  const { story } = page;
  if (slug === undefined)
    return { item: itemOf(story, 'skipped', 'a page that is not public', ''), redirects: 0 };
  if (!request.isDryRun)
    await needs.db.transaction().execute(async (transaction) => {
      await needs.content.removeDocument(slug, { trx: transaction, by: importer });
      await deleteRedirectsTo(transaction, `/dokumentum/${slug}`);
      const made = { kind: 'withdrawn', targetId: null, writtenAt: null } as const;
      await storeItems(transaction, request.format, [importItemOf(page, known, made)]);
    });
  return { item: itemOf(story, 'changed', 'withdrawn', slug), redirects: 0 };
}

/** Slug of the document of an earlier import, found through its redirects. */
async function previousSlug(work: BatchWork, paths: string[]): Promise<string | undefined> {
  const [first = ''] = paths;
  const target = await redirectTarget(work.needs.db, siteAt(work, first), paths);
  return /^\/dokumentum\/([a-z0-9-]+)$/.exec(target ?? '')?.[1];
}

async function freeSlugFor({ needs }: BatchWork, { story, title }: PreparedStory): Promise<string> {
  const wanted = story.slug || slugOf(title) || 'oldal';
  const candidates = [wanted, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${wanted}-${number}`)];
  const taken = await takenDocumentSlugs(needs.db, candidates);
  return freeSlug(wanted, (slug) => taken.has(slug));
}
