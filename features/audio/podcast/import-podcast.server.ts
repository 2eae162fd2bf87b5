/** Imports a podcast from its feed: episodes known by guid are changed, episodes missing from the feed stay. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { freeSlug, slugOf } from '#platform/text/slug.ts';
import { type FeedLoss, type ParsedEpisode, parsePodcastFeed } from './parse-podcast-feed.server.ts';
import { episodesByGuid, podcastBySlug, takenSlugs } from './podcast-queries.server.ts';
import { type EpisodeDraft, episodeDraftSchema, podcastDraftSchema } from './podcast-schema.ts';
import { type PodcastSaveResult, type SavePodcastNeeds, savePodcast } from './save-podcast.server.ts';

export interface PodcastImport {
  xml: string;
  site: string;
  /** Derived from the podcast's name when null. */
  slug: string | null;
  /** Address of the feed; '' for a file. */
  sourceUrl: string;
  /** Parses, validates and writes everything, then rolls the transaction back. */
  isDryRun: boolean;
}

export type PodcastImportResult =
  | {
      kind: 'imported';
      slug: string;
      counts: Omit<Extract<PodcastSaveResult, { kind: 'saved' }>, 'kind'>;
      leftOut: FeedLoss[];
      lost: FeedLoss[];
    }
  | { kind: 'refused'; why: string };

export async function importPodcast(
  needs: SavePodcastNeeds,
  given: PodcastImport,
): Promise<PodcastImportResult> {
  const reading = parsePodcastFeed(given.xml);
  if (reading.kind === 'refused') return reading;
  const { feed } = reading;
  const slug = given.slug ?? slugOf(feed.podcast.name);
  if (slug === '') return { kind: 'refused', why: 'no slug can be derived from its title: give one' };
  const known = await podcastBySlug(needs.db, slug);
  const draft = podcastDraftSchema.safeParse({
    ...feed.podcast,
    slug,
    site: given.site,
    image: known?.image?.id ?? null,
    sourceUrl: given.sourceUrl,
  });
  if (!draft.success) return { kind: 'refused', why: issueText(draft.error.issues) };
  const { drafts, leftOut } = await draftsOf(
    needs.db,
    { show: slug, podcastId: known?.id ?? 0 },
    feed.episodes,
  );
  const saving = await saveOrRollBack(needs, draft.data, drafts, given.isDryRun);
  if (saving.kind === 'refused') return { kind: 'refused', why: saving.faults.join(', ') };
  const { kind: _kind, ...counts } = saving;
  return { kind: 'imported', slug, counts, leftOut: [...feed.leftOut, ...leftOut], lost: feed.lost };
}

async function draftsOf(
  db: Kysely<DB>,
  { show, podcastId }: { show: string; podcastId: number },
  episodes: readonly ParsedEpisode[],
): Promise<{ drafts: EpisodeDraft[]; leftOut: FeedLoss[] }> {
  const known = new Map((await episodesByGuid(db, podcastId)).map((one) => [one.guid, one]));
  const wanted = episodes.map(({ title }) => slugFor(show, title));
  const used = new Set([...known.values()].map(({ slug }) => slug));
  for (const slug of await takenSlugs(db, wanted, podcastId)) used.add(slug);
  const drafts: EpisodeDraft[] = [];
  const leftOut: FeedLoss[] = [];
  for (const [at, episode] of episodes.entries()) {
    const old = known.get(episode.guid);
    const slug = old?.slug ?? freeSlug(wanted[at] ?? show, (name) => used.has(name));
    // Set by editors here; a feed does not contain them.
    const own = {
      image: old?.image ?? null,
      articleId: old?.articleId ?? null,
      chapters: old?.chapters ?? [],
    };
    const draft = episodeDraftSchema.safeParse({ ...episode, ...own, slug });
    if (draft.success) drafts.push(draft.data);
    else leftOut.push({ guid: episode.guid, title: episode.title, why: issueText(draft.error.issues) });
    used.add(slug);
  }
  return { drafts, leftOut };
}

function slugFor(show: string, title: string): string {
  return slugOf(`${show} ${title}`, 90) || show;
}

async function saveOrRollBack(
  needs: SavePodcastNeeds,
  podcast: Parameters<typeof savePodcast>[1],
  episodes: readonly EpisodeDraft[],
  isDryRun: boolean,
): Promise<PodcastSaveResult> {
  if (!isDryRun) return savePodcast(needs, podcast, episodes);
  let saving: PodcastSaveResult | undefined;
  try {
    await needs.db.transaction().execute(async (trx) => {
      saving = await savePodcast(needs, podcast, episodes, trx);
      throw new DryRunRollback();
    });
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error;
  }
  if (!saving) throw new Error('a dry run did not end');
  return saving;
}

class DryRunRollback extends Error {}

function issueText([first]: { path: PropertyKey[]; message: string }[]): string {
  return first ? `${first.path.join('.')}: ${first.message}` : 'it cannot be saved';
}
