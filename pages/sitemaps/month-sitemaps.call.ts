/** Monthly sitemaps (UTC): an index, and each month's stories under their canonical addresses [S02]. */
import { z } from 'zod';
import type {
  ArchiveCursor,
  ArchivedStory,
  ArchiveRange,
  ContentFeature,
} from '#features/content/public.server.ts';
import { defineCall, failure, publicFile, xml } from '#features/kit/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import { originOf, type Viewpoint } from '#features/sites/public.ts';
import { type SitemapEntry, sitemap, sitemapIndex } from '#platform/feeds/sitemap.ts';
import { archiveDependencies, archiveList, sitesIn } from './archive-scope.ts';
import { pagesSitemapPath } from './pages-sitemap.call.ts';

interface SitemapNeeds {
  content: ContentFeature;
  lists: ListsFeature;
}

/**
 * Addresses in a file. Search engines accept 50,000 but fetch the whole file again for one change: this many are 1.5
 * MB, and take 20 ms to compress for a client with an old encoding.
 */
const storiesInFile = 10_000;
const storiesAtOnce = 1_000;

export const sitemapIndexCall = defineCall({
  ...publicFile,
  id: 'sitemapIndex',
  path: '/sitemap.xml',
  summary: 'The sitemaps of a domain',
  answer: xml,
  async handle({ view }, { content, lists }: SitemapNeeds) {
    const [months, changes] = await Promise.all([
      lists.months(archiveList(view)),
      content.monthsChanged(sitesIn(view)),
    ]);
    const origin = originOf(view.site, view.port);
    const files = months.flatMap(({ month, stories }) =>
      Array.from({ length: filesFor(stories) }, (_, at) => {
        const changedAt = changes.get(month);
        const address = `${origin}/sitemap/${fileName(month, at + 1)}`;
        return changedAt === undefined ? { address } : { address, changedAt };
      }),
    );
    // The time of the last change is unknown for pages that are not stories.
    const value = sitemapIndex([{ address: origin + pagesSitemapPath }, ...files]);
    return { kind: 'answer', value, dependencies: archiveDependencies(view) };
  },
});

export const monthSitemapCall = defineCall({
  ...publicFile,
  id: 'monthSitemap',
  path: '/sitemap/:file',
  summary: 'The stories of a month',
  params: z.object({ file: z.string() }),
  answer: xml,
  async handle({ view, params }, { content, lists }: SitemapNeeds) {
    const file = monthFile(params.file);
    if (!file) return failure('route-not-found', `Page not found: /sitemap/${params.file}`);
    const { month, number } = file;
    const months = await lists.months(archiveList(view));
    const stories = months.find((one) => one.month === month)?.stories ?? 0;
    if (number > filesFor(stories))
      return failure('page-not-found', `Page not found: /sitemap/${fileName(month, number)}`);
    const range = rangeOfMonth(sitesIn(view), month);
    return {
      kind: 'answer',
      value: sitemap(entriesOf(view, range, number, content)),
      dependencies: archiveDependencies(view, { from: seconds(range.from), to: seconds(range.to) - 1 }),
    };
  },
});

export interface SoughtStory {
  pubDate: Date;
  isStory(story: ArchivedStory): boolean;
}

/** The path of the file that has a public story; null for one that is in none. */
export async function monthSitemapWith(
  view: Viewpoint,
  { pubDate, isStory }: SoughtStory,
  content: ContentFeature,
): Promise<string | null> {
  const month = pubDate.toISOString().slice(0, 7);
  const range = rangeOfMonth(sitesIn(view), month);
  const moment = { ...range, from: pubDate, to: new Date(pubDate.getTime() + 1) };
  const story = (await content.archiveFrom(view, moment, undefined, storiesAtOnce)).find(isStory);
  if (!story?.isPublic) return null;
  for (let number = 1; ; number += 1) {
    const last = await content.archiveCursorAfter(range, number * storiesInFile);
    if (!last || !isBehind(story.cursor, last)) return `/sitemap/${fileName(month, number)}`;
  }
}

function isBehind(one: ArchiveCursor, other: ArchiveCursor): boolean {
  const between = one.pubDate.getTime() - other.pubDate.getTime();
  return between > 0 || (between === 0 && one.id > other.id);
}

/** `2026-11.xml`, `2026-11-2.xml`: the first file has no number, so that each file has one address. */
function monthFile(name: string): { month: string; number: number } | null {
  const [, month, number = '1'] =
    /^(\d{4}-(?:0[1-9]|1[0-2]))(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(name) ?? [];
  return month === undefined ? null : { month, number: Number(number) };
}

function filesFor(stories: number): number {
  return Math.ceil(stories / storiesInFile);
}

function fileName(month: string, number: number): string {
  return number === 1 ? `${month}.xml` : `${month}-${number}.xml`;
}

function rangeOfMonth(sites: string[], month: string): ArchiveRange {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return {
    sites,
    from: new Date(Date.UTC(year, number - 1)),
    to: new Date(Date.UTC(year, number)),
  };
}

/** The file's stories in order of publication, so that a new one changes only the last file of the month. */
async function* entriesOf(
  view: Viewpoint,
  range: ArchiveRange,
  number: number,
  content: ContentFeature,
): AsyncGenerator<SitemapEntry[], void, undefined> {
  const before = (number - 1) * storiesInFile;
  let place = before === 0 ? undefined : await content.archiveCursorAfter(range, before);
  if (before > 0 && !place) return;
  for (let read = 0; read < storiesInFile; read += storiesAtOnce) {
    const stories = await content.archiveFrom(view, range, place, storiesAtOnce);
    yield stories.filter((story) => story.isPublic).map(entryOf);
    place = stories.at(-1)?.cursor;
    if (stories.length < storiesAtOnce) return;
  }
}

function entryOf(story: ArchivedStory): SitemapEntry {
  return { address: story.address, changedAt: Math.max(story.publishedAt, story.updatedAt) };
}

function seconds(moment: Date): number {
  return moment.getTime() / 1000;
}
