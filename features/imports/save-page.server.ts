/** A page of the old site (imprint, contact …) → a document. */
import { resolveImages } from '#features/content/public.server.ts';
import { siteBySlug } from '#features/sites/public.ts';
import { freeSlug, slugOf } from '#platform/text/slug.ts';
import {
  redirectTarget,
  rememberItems,
  takenDocumentSlugs,
  writeRedirects,
} from './import-queries.server.ts';
import { storedPaths } from './old-address.ts';
import type { BatchWork } from './prepare-batch.server.ts';
import type { PreparedStory } from './prepare-story.server.ts';
import { itemOf, type ReportItem } from './report.ts';
import { siteAt } from './save-batch.server.ts';

export async function savePage(
  work: BatchWork,
  page: PreparedStory,
  isKnown: boolean,
): Promise<{ item: ReportItem; redirects: number }> {
  const { needs, request } = work;
  const { story } = page;
  if (story.state !== 'active') {
    return { item: itemOf(story, 'skipped', 'a page that is not public', ''), redirects: 0 };
  }
  const paths = storedPaths(story.addresses);
  const slug = await slugOfPage(work, page, paths);
  const ids = await work.pictures.take(page.pictures, page.losses);
  const item: ReportItem = {
    ...itemOf(story, isKnown ? 'changed' : 'imported', '', slug),
    losses: page.losses,
  };
  if (request.isDryRun) return { item, redirects: 0 };
  await needs.content.writeDocument({
    slug,
    site: siteAt(work, '/dokumentum'),
    language: siteBySlug(needs.edition, request.site).locale.startsWith('en') ? 'en' : 'hu',
    title: page.title,
    body: resolveImages(page.body, ids),
    updatedAt: story.updatedAt ?? story.pubDate ?? needs.clock.now(),
  });
  const target = `/dokumentum/${slug}`;
  const redirects = paths
    .filter((path) => path !== target)
    .map((path) => ({ site: siteAt(work, path), path, articleId: null, target }));
  await writeRedirects(needs.db, redirects);
  const remembered = { sourceKey: story.sourceKey, hash: page.hash, kind: 'document', targetId: null };
  await rememberItems(needs.db, request.format, [remembered]);
  return { item, redirects: redirects.length };
}

/** The address it got last time, which its redirects know; else a free one. */
async function slugOfPage(work: BatchWork, page: PreparedStory, paths: string[]): Promise<string> {
  const [first = ''] = paths;
  const before = await redirectTarget(work.needs.db, siteAt(work, first), paths);
  const known = /^\/dokumentum\/([a-z0-9-]+)$/.exec(before ?? '')?.[1];
  if (known !== undefined) return known;
  const wanted = page.story.slug || slugOf(page.title) || 'oldal';
  const candidates = [wanted, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${wanted}-${number}`)];
  const taken = await takenDocumentSlugs(work.needs.db, candidates);
  return freeSlug(wanted, (slug) => taken.has(slug));
}
