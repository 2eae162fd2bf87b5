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
  const isLoaded = await context.db.transaction().execute(async (work) => {
    await lockLoading(work);
    if (!(await hasNoContent(work))) return false;
    await loadAll(context, sample, work, report);
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
  await context.db.transaction().execute(async (work) => {
    await lockLoading(work);
    await loadAll(context, sample, work, report);
  });
  await saveNewsletters(context, sample.newsletters);
  await context.content.writeEditionDocuments();
}

/** Empties even an empty database: an interrupted load has used up ids, and the sample must always get the same ids. */
async function loadAll(
  context: AppContext,
  sample: Sample,
  work: SampleTransaction,
  report: ReportProgress,
): Promise<void> {
  const { content, media, front, edition, clock } = context;
  const age = datesBefore(clock.now());
  await deleteContent(work);

  const wanted = picturesIn(sample);
  report(`sample edition: storing ${wanted.length + sample.authors.length} pictures`);
  const pictures = await storePictures(media, wanted, sample.pictures, work);
  const authors = await saveAuthors(context, sample, work);
  const sections = await content.ensureSuperTags(sample.sections, work);
  const names = [...new Set(sample.stories.flatMap((story) => story.tags))];
  const tags = await content.ensureTags(
    names.map((name) => ({ name, slug: slugOf(name) })),
    work,
  );

  for (const film of sample.films) await context.media.storeRecording(film, work);

  report(`sample edition: writing ${sample.stories.length} stories and ${sample.posts.length} live posts`);
  const ids = { pictures, table: sample.pictures, authors, sections, tags };
  const stories = await saveStories(context, sample, ids, age, work);
  for (const site of edition.sites) {
    const boxes = (sample.boxes[site.slug] ?? []).map(({ stories: chosen, ...box }) => ({
      ...box,
      site: site.slug,
      articleIds: chosen.map((slug) => idOf(stories, slug)),
    }));
    await front.writeBoxes(site.slug, boxes, work);
  }
  for (const [group, chosen] of Object.entries(sample.groups)) {
    const articleIds = chosen.map((slug) => idOf(stories, slug));
    await context.lists.writeGroup(group, articleIds, work);
  }
  const now = Math.floor(age(0).getTime() / 1000);
  await saveQuizzes({ quiz: context.quiz, pictures, now }, sample.quizzes, work);
  await saveTickets(context.tips, sample.tips, work);
  await saveSamplePodcasts(context, sample, { pictures, stories }, age, work);
  await context.support.put(spreadSupport(sample.supporters, age(0)), work);
  await saveSponsoredLines(context, sample, age, work);
  await saveCampaigns(context.ads, sample.campaigns, age, work);
  await saveReads(context, sample, stories, work);
  for (const item of sample.uniques.items) await front.writeUnique(item, work);
  for (const group of sample.uniques.groups) await front.writeUniqueGroup(group, work);
  await recordInvalidations(work, [{ key: everything }]);
}

async function saveSamplePodcasts(
  { audio, media }: AppContext,
  sample: Sample,
  ids: Pick<PodcastsNeeds, 'pictures' | 'stories'>,
  age: DateOfAge,
  work: SampleTransaction,
): Promise<void> {
  const storiesBySlug = new Map(sample.stories.map((story) => [story.slug, story]));
  const secondsAgo = (minutes: number): number => Math.floor(age(minutes).getTime() / 1000);
  await savePodcasts({ audio, media, ...ids, secondsAgo }, sample.podcasts, storiesBySlug, work);
}

async function saveSponsoredLines(
  { lists }: AppContext,
  { sponsoredLines }: Sample,
  age: DateOfAge,
  work: SampleTransaction,
): Promise<void> {
  for (const { minutesAgo, days, ...line } of sponsoredLines) {
    const dateFrom = Math.floor(age(minutesAgo).getTime() / 1000);
    await lists.saveSponsoredLine({ ...line, dateFrom, dateTo: dateFrom + days * 86_400 }, work);
  }
}

/** Spreads the reads evenly over the hours of the last day since the story's publication. */
async function saveReads(
  { readership, clock }: AppContext,
  { reads, stories }: Sample,
  ids: ReadonlyMap<string, number>,
  work: SampleTransaction,
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
  await readership.addReads(counted, work);
  await readership.rank(work);
  await readership.sumMonth(work);
}

async function saveAuthors(
  context: AppContext,
  sample: Sample,
  work: SampleTransaction,
): Promise<Map<string, number>> {
  const portraits = await storePortraits(context.media, sample.authors, work);
  const authors = sample.authors.map((author) => ({
    ...author,
    avatarImageId: portraits.get(author.slug) ?? null,
    sourceKey: `sample:${author.slug}`,
  }));
  return context.content.ensureAuthors(authors, true, work);
}

/** Returns ids by slug. */
async function saveStories(
  context: AppContext,
  { stories, posts }: Sample,
  ids: SampleIds,
  age: DateOfAge,
  work: SampleTransaction,
): Promise<Map<string, number>> {
  const lastPosts = new Map(posts.map((post) => [post.parent, post.minutesAgo]));
  const saved = await context.content.save(
    stories.map((story) => draftOfStory(story, ids, age, lastPosts.get(story.slug) ?? null)),
    'create',
    { work },
  );
  const idsBySlug = new Map(saved.map(({ slug, id }) => [slug, id]));
  const parents = new Map(
    stories.map((story) => [story.slug, { ...story, id: idOf(idsBySlug, story.slug) }]),
  );
  const drafts = posts.flatMap((post) => {
    const parent = parents.get(post.parent);
    return parent ? [draftOfPost(post, parent, ids, age)] : [];
  });
  await context.content.save(drafts, 'create', { work });
  return idsBySlug;
}

function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`the story '${slug}' was to be there before what names it`);
  return id;
}
