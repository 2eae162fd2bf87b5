/** Fills an empty database with the sample edition, as if it had been written in the days before the load. */
import type { Transaction } from 'kysely';
import type { AppContext } from '#apps/server/compose.ts';
import type { DB } from '#db/types.ts';
import { everything } from '#platform/cache/dependency.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { slugOf } from '#platform/text/slug.ts';
import { hourOf } from '#platform/time/hour.ts';
import { contentFolder } from '../content-folder.ts';
import { readSample } from './read-sample.ts';
import { type DateOfAge, datesBefore, draftOfPost, draftOfStory, type SampleIds } from './sample-drafts.ts';
import { deleteContent, hasNoContent, lockLoading } from './sample-queries.server.ts';
import type { Sample } from './sample-types.ts';
import { saveCampaigns } from './save-campaigns.ts';
import { saveNewsletters } from './save-newsletters.ts';
import { type PodcastsNeeds, savePodcasts } from './save-podcasts.ts';
import { saveQuizzes } from './save-quizzes.ts';
import { saveTickets } from './save-tickets.ts';
import { spreadSupport } from './spread-support.ts';
import { picturesIn, storePictures, storePortraits } from './store-pictures.ts';

type ReportProgress = (what: string) => void;
type SampleTransaction = Transaction<DB>;

/** Loads the sample, all of it or nothing, when the database has no content; returns whether it did. */
export async function loadSampleIfEmpty(context: AppContext, report: ReportProgress): Promise<boolean> {
  if (!(await hasNoContent(context.db))) return false;
  const sample = await readSample(contentFolder, context.edition);
  const isLoaded = await context.db.transaction().execute(async (trx) => {
    await lockLoading(trx);
    if (!(await hasNoContent(trx))) return false;
    await loadAll(context, sample, trx, report);
    return true;
  });
  if (!isLoaded) return false;
  await saveNewsletters(context, sample.newsletters);
  await context.content.writeEditionDocuments();
  return true;
}

/** Deletes every story, picture, person and document, and loads the sample again. */
export async function resetSample(context: AppContext, report: ReportProgress): Promise<void> {
  const sample = await readSample(contentFolder, context.edition);
  await context.db.transaction().execute(async (trx) => {
    await lockLoading(trx);
    await loadAll(context, sample, trx, report);
  });
  await saveNewsletters(context, sample.newsletters);
  await context.content.writeEditionDocuments();
}

/** Empties even an empty database: an interrupted load has used up ids, and the sample must always get the same ids. */
async function loadAll(
  context: AppContext,
  sample: Sample,
  trx: SampleTransaction,
  report: ReportProgress,
): Promise<void> {
  const { content, media, front, edition, clock } = context;
  const age = datesBefore(clock.now());
  await deleteContent(trx);

  const wanted = picturesIn(sample);
  report(`sample edition: storing ${wanted.length + sample.authors.length} pictures`);
  const pictures = await storePictures(media, wanted, sample.pictures, trx);
  const authors = await saveAuthors(context, sample, trx);
  const sections = await content.ensureSuperTags(sample.sections, trx);
  const names = [...new Set(sample.stories.flatMap((story) => story.tags))];
  const tags = await content.ensureTags(
    names.map((name) => ({ name, slug: slugOf(name) })),
    trx,
  );

  for (const film of sample.films) await context.media.storeRecording(film, trx);

  report(`sample edition: writing ${sample.stories.length} stories and ${sample.posts.length} live posts`);
  const ids = { pictures, table: sample.pictures, authors, sections, tags };
  const stories = await saveStories(context, sample, ids, age, trx);
  for (const site of edition.sites) {
    const boxes = (sample.boxes[site.slug] ?? []).map(({ stories: chosen, ...box }) => ({
      ...box,
      site: site.slug,
      articleIds: chosen.map((slug) => idOf(stories, slug)),
    }));
    await front.writeBoxes(site.slug, boxes, trx);
  }
  for (const [group, chosen] of Object.entries(sample.groups)) {
    const articleIds = chosen.map((slug) => idOf(stories, slug));
    await context.lists.writeGroup(group, articleIds, trx);
  }
  const now = Math.floor(age(0).getTime() / 1000);
  await saveQuizzes({ quiz: context.quiz, pictures, now }, sample.quizzes, trx);
  await saveTickets(context.tips, sample.tips, trx);
  await saveSamplePodcasts(context, sample, { pictures, stories }, age, trx);
  await context.support.put(spreadSupport(sample.supporters, age(0)), trx);
  await saveSponsoredLines(context, sample, age, trx);
  await saveCampaigns(context.ads, sample.campaigns, age, trx);
  await saveReads(context, sample, stories, trx);
  for (const item of sample.uniques.items) await front.writeUnique(item, trx);
  for (const group of sample.uniques.groups) await front.writeUniqueGroup(group, trx);
  await recordInvalidations(trx, [{ key: everything }]);
}

async function saveSamplePodcasts(
  { audio, media }: AppContext,
  sample: Sample,
  ids: Pick<PodcastsNeeds, 'pictures' | 'stories'>,
  age: DateOfAge,
  trx: SampleTransaction,
): Promise<void> {
  const storiesBySlug = new Map(sample.stories.map((story) => [story.slug, story]));
  const secondsAgo = (minutes: number): number => Math.floor(age(minutes).getTime() / 1000);
  await savePodcasts({ audio, media, ...ids, secondsAgo }, sample.podcasts, storiesBySlug, trx);
}

async function saveSponsoredLines(
  { lists }: AppContext,
  { sponsoredLines }: Sample,
  age: DateOfAge,
  trx: SampleTransaction,
): Promise<void> {
  for (const { minutesAgo, days, ...line } of sponsoredLines) {
    const dateFrom = Math.floor(age(minutesAgo).getTime() / 1000);
    await lists.saveSponsoredLine({ ...line, dateFrom, dateTo: dateFrom + days * 86_400 }, trx);
  }
}

/** Spreads the reads evenly over the hours of the last day since the story's publication. */
async function saveReads(
  { readership, clock }: AppContext,
  { reads, stories }: Sample,
  ids: ReadonlyMap<string, number>,
  trx: SampleTransaction,
): Promise<void> {
  const minutesOf = new Map(stories.map(({ slug, minutesAgo }) => [slug, minutesAgo]));
  const counted = Object.entries(reads).flatMap(([slug, all]) => {
    const hours = Math.min(24, Math.floor((minutesOf.get(slug) ?? 0) / 60) + 1);
    return Array.from({ length: hours }, (_, back) => ({
      hour: hourOf(clock.now()) - back * 3_600,
      articleId: idOf(ids, slug),
      reads: Math.ceil(all / hours),
    }));
  });
  await readership.addReads(counted, trx);
  await readership.rank(trx);
  await readership.sumMonth(trx);
}

async function saveAuthors(
  context: AppContext,
  sample: Sample,
  trx: SampleTransaction,
): Promise<Map<string, number>> {
  const portraits = await storePortraits(context.media, sample.authors, trx);
  const authors = sample.authors.map((author) => ({
    ...author,
    avatarImageId: portraits.get(author.slug) ?? null,
    sourceKey: `sample:${author.slug}`,
  }));
  return context.content.ensureAuthors(authors, true, trx);
}

/** Returns ids by slug. */
async function saveStories(
  context: AppContext,
  { stories, posts }: Sample,
  ids: SampleIds,
  age: DateOfAge,
  trx: SampleTransaction,
): Promise<Map<string, number>> {
  const lastPosts = new Map(posts.map((post) => [post.parent, post.minutesAgo]));
  const saved = await context.content.save(
    stories.map((story) => draftOfStory(story, ids, age, lastPosts.get(story.slug) ?? null)),
    'create',
    { trx },
  );
  const idsBySlug = new Map(saved.map(({ slug, id }) => [slug, id]));
  const parents = new Map(
    stories.map((story) => [story.slug, { ...story, id: idOf(idsBySlug, story.slug) }]),
  );
  const drafts = posts.flatMap((post) => {
    const parent = parents.get(post.parent);
    return parent ? [draftOfPost(post, parent, ids, age)] : [];
  });
  await context.content.save(drafts, 'create', { trx });
  return idsBySlug;
}

function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`the story '${slug}' was to be there before what names it`);
  return id;
}
