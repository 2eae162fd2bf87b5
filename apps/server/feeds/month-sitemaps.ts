/** The archive, month by month (UTC): an index, and each month's stories where they were published first [S02]. */
import type { ArchivedStory, ArchiveStretch } from '#features/content/public.server.ts';
import { type SitemapEntry, sitemap, sitemapIndex } from '#platform/feeds/sitemap.ts';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { Problem } from '#platform/http/problem.ts';
import { archiveDependencies, type MappedPaper, xmlAnswer } from './sitemap-answer.ts';

/**
 * Addresses in a file. Search engines take 50,000, but fetch the whole again for one that changed: this many are a
 * megabyte and a half, and 20 ms to compress for whoever asks in an old encoding.
 */
const storiesInFile = 10_000;
const storiesAtOnce = 1_000;

export async function sitemapOfMonths(paper: MappedPaper): Promise<FinishedAnswer> {
  const months = await paper.house.lists.months(paper.list);
  const files = months.flatMap(({ month, stories }) =>
    Array.from({ length: filesFor(stories) }, (_, at) => fileName(month, at + 1)),
  );
  const addresses = ['lapok.xml', ...files].map((file) => `${paper.origin}/sitemap/${file}`);
  return xmlAnswer(sitemapIndex(addresses), [{ key: paper.list }]);
}

export async function monthSitemap(
  paper: MappedPaper,
  month: string,
  number: number,
): Promise<FinishedAnswer> {
  const months = await paper.house.lists.months(paper.list);
  const stories = months.find((one) => one.month === month)?.stories ?? 0;
  if (number > filesFor(stories))
    throw new Problem('page-not-found', `Page not found: /sitemap/${fileName(month, number)}`);
  const stretch = stretchOf(paper, month);
  const lasts = { from: seconds(stretch.from), to: seconds(stretch.to) - 1 };
  return xmlAnswer(sitemap(entriesOf(paper, stretch, number)), archiveDependencies(paper, lasts));
}

function filesFor(stories: number): number {
  return Math.ceil(stories / storiesInFile);
}

function fileName(month: string, number: number): string {
  return number === 1 ? `${month}.xml` : `${month}-${number}.xml`;
}

function stretchOf({ sites }: MappedPaper, month: string): ArchiveStretch {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return {
    sites,
    from: new Date(Date.UTC(year, number - 1)),
    to: new Date(Date.UTC(year, number)),
  };
}

/** The file's stories in the order of their publication, so that a new one changes the month's last file only. */
async function* entriesOf(
  { house, view }: MappedPaper,
  stretch: ArchiveStretch,
  number: number,
): AsyncGenerator<SitemapEntry[], void, undefined> {
  const before = (number - 1) * storiesInFile;
  let place = before === 0 ? undefined : await house.content.placeInArchive(stretch, before);
  if (before > 0 && !place) return;
  for (let read = 0; read < storiesInFile; read += storiesAtOnce) {
    const stories = await house.content.archiveFrom(view, stretch, place, storiesAtOnce);
    yield stories.filter((story) => story.isPublic).map(entryOf);
    place = stories.at(-1)?.place;
    if (stories.length < storiesAtOnce) return;
  }
}

function entryOf(story: ArchivedStory): SitemapEntry {
  return { address: story.address, changedAt: Math.max(story.publishedAt, story.updatedAt) };
}

function seconds(moment: Date): number {
  return moment.getTime() / 1000;
}
