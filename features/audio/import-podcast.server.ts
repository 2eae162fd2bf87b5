/** Brings a show in from its feed: what is known by its guid is changed, what the feed no longer has stays. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { freeSlug, slugOf } from '#platform/text/slug.ts';
import { episodesByGuid, podcastBySlug, takenSlugs } from './podcast-queries.server.ts';
import { type EpisodeDraft, episodeDraftSchema, podcastDraftSchema } from './podcast-schema.ts';
import { type ReadEpisode, readPodcastFeed } from './read-podcast-feed.server.ts';
import { type PodcastSaving, type SavePodcastNeeds, savePodcast } from './save-podcast.server.ts';

export interface PodcastImport {
  xml: string;
  site: string;
  /** Made of the show's name where nothing is said. */
  slug: string | null;
  /** Where the feed lives; '' for a file. */
  sourceUrl: string;
  /** Reads and checks everything, and takes it back. */
  isDryRun: boolean;
}

export type PodcastImported =
  | {
      kind: 'imported';
      slug: string;
      counts: Omit<Extract<PodcastSaving, { kind: 'saved' }>, 'kind'>;
      leftOut: Record<string, number>;
    }
  | { kind: 'refused'; why: string };

export async function importPodcast(needs: SavePodcastNeeds, given: PodcastImport): Promise<PodcastImported> {
  const reading = readPodcastFeed(given.xml);
  if (reading.kind === 'refused') return reading;
  const { feed } = reading;
  const slug = given.slug ?? slugOf(feed.podcast.name);
  if (slug === '') return { kind: 'refused', why: 'no address can be made of its title: say one' };
  const known = await podcastBySlug(needs.db, slug);
  const draft = podcastDraftSchema.safeParse({
    ...feed.podcast,
    ...{ slug, site: given.site, image: known?.image?.id ?? null, sourceUrl: given.sourceUrl },
  });
  if (!draft.success) return { kind: 'refused', why: faultOf(draft.error.issues) };
  const { drafts, leftOut } = await draftsOf(
    needs.db,
    { show: slug, podcastId: known?.id ?? 0 },
    feed.episodes,
  );
  const saving = await saveOrTakeBack(needs, draft.data, drafts, given.isDryRun);
  if (saving.kind === 'refused') return { kind: 'refused', why: saving.faults.join(', ') };
  const { kind: _kind, ...counts } = saving;
  return { kind: 'imported', slug, counts, leftOut: { ...feed.leftOut, ...leftOut } };
}

async function draftsOf(
  db: Kysely<DB>,
  { show, podcastId }: { show: string; podcastId: number },
  episodes: readonly ReadEpisode[],
): Promise<{ drafts: EpisodeDraft[]; leftOut: Record<string, number> }> {
  const known = new Map((await episodesByGuid(db, podcastId)).map((one) => [one.guid, one]));
  const wanted = episodes.map(({ title }) => slugFor(show, title));
  const used = new Set([...known.values()].map(({ slug }) => slug));
  for (const slug of await takenSlugs(db, wanted, podcastId)) used.add(slug);
  const drafts: EpisodeDraft[] = [];
  let invalid = 0;
  for (const [at, episode] of episodes.entries()) {
    const old = known.get(episode.guid);
    const slug = old?.slug ?? freeSlug(wanted[at] ?? show, (name) => used.has(name));
    // What editors said of it here, no feed says.
    const own = {
      image: old?.image ?? null,
      articleId: old?.articleId ?? null,
      chapters: old?.chapters ?? [],
    };
    const draft = episodeDraftSchema.safeParse({ ...episode, ...own, slug });
    if (draft.success) drafts.push(draft.data);
    else invalid += 1;
    used.add(slug);
  }
  return { drafts, leftOut: invalid === 0 ? {} : { invalid } };
}

function slugFor(show: string, title: string): string {
  return slugOf(`${show} ${title}`, 90) || show;
}

async function saveOrTakeBack(
  needs: SavePodcastNeeds,
  ...[podcast, episodes, isDryRun]: [Parameters<typeof savePodcast>[1], EpisodeDraft[], boolean]
): Promise<PodcastSaving> {
  if (!isDryRun) return savePodcast(needs, podcast, episodes);
  let saving: PodcastSaving | undefined;
  try {
    await needs.db.transaction().execute(async (work) => {
      saving = await savePodcast(needs, podcast, episodes, work);
      throw new OnlyTried();
    });
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
  }
  if (!saving) throw new Error('a dry run came to no end');
  return saving;
}

class OnlyTried extends Error {}

function faultOf([first]: { path: PropertyKey[]; message: string }[]): string {
  return first ? `${first.path.join('.')}: ${first.message}` : 'it cannot be kept';
}
