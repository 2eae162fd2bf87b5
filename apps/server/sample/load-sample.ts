/** Fills an empty paper with the sample edition, as if it had been written in the days before this moment. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { resolveImages } from '#features/content/public.server.ts';
import { hourOf } from '#features/readership/public.ts';
import { everything } from '#platform/cache/dependency.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { House } from '../compose.ts';
import { daysOfSupport } from './days-of-support.ts';
import { avatarSource, drawPictures, picturesIn } from './draw-pictures.ts';
import { readSample, type Sample } from './read-sample.ts';
import { type Age, ageFrom, draftOfPost, draftOfStory, type SampleIds } from './sample-drafts.ts';
import { emptyPaper, isPaperEmpty, waitForTurn } from './sample-queries.server.ts';
import { type PodcastsNeeds, takePodcasts } from './take-podcasts.ts';
import { takeQuizzes } from './take-quizzes.ts';

type Say = (what: string) => void;
type Work = Transaction<DB>;

/** Loads the edition's sample when nobody has put anything in yet; tells whether it did. All of it or nothing. */
export async function loadSampleIfEmpty(house: House, editionFolder: string, say: Say): Promise<boolean> {
  const folder = join(editionFolder, 'sample');
  if (!existsSync(folder) || !(await isPaperEmpty(house.db))) return false;
  const sample = await readSample(folder, house.edition);
  return house.db.transaction().execute(async (work) => {
    await waitForTurn(work);
    if (!(await isPaperEmpty(work))) return false;
    await fill(house, sample, work, say);
    return true;
  });
}

/** Wipes every story, picture, person and page, and loads the sample afresh. */
export async function resetSample(house: House, editionFolder: string, say: Say): Promise<void> {
  const folder = join(editionFolder, 'sample');
  if (!existsSync(folder)) throw new OperatorError(`This edition has no sample: ${folder} is not there.`);
  const sample = await readSample(folder, house.edition);
  await house.db.transaction().execute(async (work) => {
    await waitForTurn(work);
    await fill(house, sample, work, say);
  });
}

/** Emptied first even when empty: an interrupted load has used up ids, and the same sample must get the same ones. */
async function fill(house: House, sample: Sample, work: Work, say: Say): Promise<void> {
  const { content, media, front, edition, clock } = house;
  const age = ageFrom(clock.now());
  await emptyPaper(work);

  const wanted = picturesIn(sample);
  say(`sample edition: drawing ${wanted.length + sample.authors.length} pictures`);
  const pictures = await drawPictures(media, wanted, work);
  const authors = await takeAuthors(house, sample, work);
  const sections = await content.ensureSuperTags(sample.sections, work);
  const names = [...new Set(sample.stories.flatMap((story) => story.tags))];
  const tags = await content.ensureTags(
    names.map((name) => ({ name, slug: slugOf(name) })),
    work,
  );

  for (const film of sample.films) await house.media.takeRecording(film, work);

  say(`sample edition: writing ${sample.stories.length} stories and ${sample.posts.length} live posts`);
  const ids = { pictures, authors, sections, tags };
  const stories = await saveStories(house, sample, ids, age, work);
  for (const page of sample.documents) {
    const { slug, site, language, title, reading } = page;
    const body = resolveImages(reading.body, pictures);
    await content.writeDocument({ slug, site, language, title, body, updatedAt: age(0) }, work);
  }
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
    await house.lists.writeGroup(group, articleIds, work);
  }
  const now = Math.floor(age(0).getTime() / 1000);
  await takeQuizzes({ quiz: house.quiz, pictures, now }, sample.quizzes, work);
  await takeSamplePodcasts(house, sample, { pictures, stories }, age, work);
  await house.support.put(daysOfSupport(sample.supporters, age(0)), work);
  await takeSponsoredLines(house, sample, age, work);
  await takeReads(house, sample, stories, work);
  for (const item of sample.uniques.items) await front.writeUnique(item, work);
  for (const group of sample.uniques.groups) await front.writeUniqueGroup(group, work);
  await recordInvalidations(work, [{ key: everything }]);
}

async function takeSamplePodcasts(
  { audio, media }: House,
  sample: Sample,
  ids: Pick<PodcastsNeeds, 'pictures' | 'stories'>,
  age: Age,
  work: Work,
): Promise<void> {
  const told = new Map(sample.stories.map((story) => [story.slug, story]));
  const secondsAgo = (minutes: number): number => Math.floor(age(minutes).getTime() / 1000);
  await takePodcasts({ audio, media, ...ids, secondsAgo }, sample.podcasts, told, work);
}

async function takeSponsoredLines(
  { lists }: House,
  { sponsoredLines }: Sample,
  age: Age,
  work: Work,
): Promise<void> {
  for (const { minutesAgo, days, ...line } of sponsoredLines) {
    const dateFrom = Math.floor(age(minutesAgo).getTime() / 1000);
    await lists.saveSponsoredLine({ ...line, dateFrom, dateTo: dateFrom + days * 86_400 }, work);
  }
}

/** Evenly over the hours of the last day in which the story was there. */
async function takeReads(
  { readership, clock }: House,
  { reads, stories }: Sample,
  ids: ReadonlyMap<string, number>,
  work: Work,
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
}

async function takeAuthors(house: House, sample: Sample, work: Work): Promise<Map<string, number>> {
  const avatars = await drawPictures(
    house.media,
    sample.authors.map(({ name, avatar }) => ({ source: avatarSource(avatar.seed), alt: name, caption: '' })),
    work,
  );
  const authors = sample.authors.map(({ avatar, ...author }) => ({
    ...author,
    avatarImageId: avatars.get(avatarSource(avatar.seed)) ?? null,
    sourceKey: `sample:${author.slug}`,
  }));
  return house.content.ensureAuthors(authors, true, work);
}

/** Ids by slug. */
async function saveStories(
  house: House,
  { stories, posts }: Sample,
  ids: SampleIds,
  age: Age,
  work: Work,
): Promise<Map<string, number>> {
  const lastPosts = new Map(posts.map((post) => [post.parent, post.minutesAgo]));
  const saved = await house.content.save(
    stories.map((story) => draftOfStory(story, ids, age, lastPosts.get(story.slug) ?? null)),
    'create',
    work,
  );
  const idsBySlug = new Map(saved.map(({ slug, id }) => [slug, id]));
  const parents = new Map(
    stories.map((story) => [story.slug, { ...story, id: idOf(idsBySlug, story.slug) }]),
  );
  const drafts = posts.flatMap((post) => {
    const parent = parents.get(post.parent);
    return parent ? [draftOfPost(post, parent, ids, age)] : [];
  });
  await house.content.save(drafts, 'create', work);
  return idsBySlug;
}

function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`the story '${slug}' was to be there before what names it`);
  return id;
}
