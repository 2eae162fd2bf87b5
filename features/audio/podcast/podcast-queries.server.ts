/** Queries for podcasts and episodes. The only file that names their tables. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { RecordingRef } from '#features/media/public.ts';
import { likePatterns } from '#platform/db/like-patterns.ts';
import { preparedStatement } from '#platform/db/prepared-statement.server.ts';
import type { Chapter, Episode, Podcast } from './podcast.ts';
import type { EpisodeDraft, PodcastDraft } from './podcast-schema.ts';

type Database = Kysely<DB>;

const podcastColumns = sql`
  p.id, p.slug, p.site, p.name, p.description, p.author, p.owner_email as "ownerEmail", p.language, p.category,
  p.subcategory, p.explicit, p.kind, p.complete, p.blocked, p.copyright, i.ref as image, p.guid`;

/** By name. */
export async function podcastsOf(db: Database, sites: readonly string[]): Promise<Podcast[]> {
  const found = await sql<Podcast>`
    select ${podcastColumns} from podcasts p left join image_refs i on i.id = p.image_id
    where p.site = any(${[...sites]}::text[]) order by p.name, p.id`.execute(db);
  return found.rows;
}

export async function podcastBySlug(db: Database, slug: string): Promise<Podcast | undefined> {
  const found = await sql<Podcast>`
    select ${podcastColumns} from podcasts p left join image_refs i on i.id = p.image_id
    where p.slug = ${slug}`.execute(db);
  return found.rows[0];
}

export interface EpisodeChoice {
  slug: string;
  title: string;
  podcast: string;
  isPublic: boolean;
}

/** The newest with all of these words in their titles or podcasts' names, or that with a slug. */
export async function episodeChoices(
  db: Database,
  { q, slug, now, limit }: { q: string; slug: string | undefined; now: Date; limit: number },
): Promise<EpisodeChoice[]> {
  const found = await sql<EpisodeChoice>`
    select e.slug, e.title, p.name as podcast, e.published_at <= ${now} as "isPublic"
    from episodes e join podcasts p on p.id = e.podcast_id
    where case when ${slug ?? null}::text is null
      then p.name || ' ' || e.title ilike all(${likePatterns(q)}::text[])
      else e.slug = ${slug ?? null} end
    order by e.published_at desc, e.id desc limit ${limit}`.execute(db);
  return found.rows;
}

/** An episode whose file is hosted here has a recording instead of an address. */
export interface EpisodeRow extends Omit<Episode, 'sound'> {
  recording: RecordingRef | null;
  /** The story about the episode, even when it is not public. */
  storyId: number | null;
  sourceUrl: string;
  sourceMime: string;
  sourceBytes: number;
}

function episodesWhere(condition: RawBuilder<unknown>, rest: RawBuilder<unknown> = sql``) {
  return sql<EpisodeRow>`${preparedStatement}
    select e.id, e.slug, e.guid, e.title, e.description,
      floor(extract(epoch from e.published_at))::int as "publishedAt", e.duration,
      r.ref as recording,
      e.source_url as "sourceUrl", e.source_mime as "sourceMime", e.source_bytes::float8 as "sourceBytes",
      coalesce(i.ref, pi.ref) as image,
      jsonb_build_object('slug', p.slug, 'name', p.name, 'site', p.site, 'language', p.language) as podcast,
      c.id as "articleId", e.article_id as "storyId", e.season, e.number, e.kind, e.explicit, e.blocked,
      e.chapters, e.people, e.transcript
    from episodes e
    join podcasts p on p.id = e.podcast_id
    left join recording_refs r on r.id = e.recording_id
    left join image_refs i on i.id = e.image_id
    left join image_refs pi on pi.id = p.image_id
    left join story_cards c on c.id = e.article_id and c.is_public
    where ${condition} ${rest}`;
}

const newestFirst = sql`order by e.published_at desc, e.id desc`;

export async function episodeBySlug(db: Database, slug: string, now: Date): Promise<EpisodeRow | undefined> {
  const found = await episodesWhere(sql`e.slug = ${slug} and e.published_at <= ${now}`).execute(db);
  return found.rows[0];
}

export async function episodesBySlugs(
  db: Database,
  slugs: readonly string[],
  now: Date,
): Promise<EpisodeRow[]> {
  const found = await episodesWhere(
    sql`e.slug = any(${[...slugs]}::text[]) and e.published_at <= ${now}`,
  ).execute(db);
  return found.rows;
}

/** When a story has several episodes the newest comes first. */
export async function episodesOfArticles(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<EpisodeRow[]> {
  const found = await episodesWhere(
    sql`e.article_id = any(${[...ids]}::int[]) and e.published_at <= ${now}`,
    newestFirst,
  ).execute(db);
  return found.rows;
}

export async function episodesOfPodcast(
  db: Database,
  { podcast, now, limit, offset }: { podcast: number; now: Date; limit: number; offset: number },
): Promise<EpisodeRow[]> {
  const found = await episodesWhere(
    sql`e.podcast_id = ${podcast} and e.published_at <= ${now}`,
    sql`${newestFirst} limit ${limit} offset ${offset}`,
  ).execute(db);
  return found.rows;
}

/** The podcasts of some sites, or the one of them with this slug. */
interface PodcastsOfSites {
  sites: readonly string[];
  slug?: string | undefined;
}

function isOfSites({ sites, slug }: PodcastsOfSites): RawBuilder<unknown> {
  const ofSites = sql`p.site = any(${[...sites]}::text[])`;
  return slug === undefined ? ofSites : sql`${ofSites} and p.slug = ${slug}`;
}

export async function latestEpisodes(
  db: Database,
  { now, limit, offset, ...podcasts }: PodcastsOfSites & { now: Date; limit: number; offset: number },
): Promise<EpisodeRow[]> {
  const found = await episodesWhere(
    sql`${isOfSites(podcasts)} and e.published_at <= ${now}`,
    sql`${newestFirst} limit ${limit} offset ${offset}`,
  ).execute(db);
  return found.rows;
}

/** Origins of sound files hosted elsewhere. */
export async function externalSoundOrigins(db: Database): Promise<string[]> {
  const found = await sql<{ origin: string }>`
    select distinct substring(source_url from '^https://[^/?#]+') as origin
    from episodes where source_url like 'https://%' order by origin`.execute(db);
  return found.rows.flatMap(({ origin }) => URL.parse(origin)?.origin ?? []);
}

export interface EpisodeCount {
  /** Episodes published by now. */
  total: number;
  /** When the next episode is published; null when none is scheduled. */
  nextAt: Date | null;
}

/** Of one podcast by its id, or of podcasts of some sites. */
export async function countEpisodes(
  db: Database,
  { now, ...podcasts }: ({ podcast: number } | PodcastsOfSites) & { now: Date },
): Promise<EpisodeCount> {
  const of =
    'podcast' in podcasts
      ? sql`e.podcast_id = ${podcasts.podcast}`
      : sql`e.podcast_id in (select p.id from podcasts p where ${isOfSites(podcasts)})`;
  const found = await sql<EpisodeCount>`
    select count(*) filter (where e.published_at <= ${now})::int as total,
      min(e.published_at) filter (where e.published_at > ${now}) as "nextAt"
    from episodes e where ${of}`.execute(db);
  return found.rows[0] ?? { total: 0, nextAt: null };
}

/**
 * Until the end of the transaction nobody else saves this podcast: two that insert it at the same time would both give
 * it the same guid, and only the conflict of slugs is an update.
 */
export async function lockPodcast(trx: Transaction<DB>, slug: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`podcast ${slug}`}, 0))`.execute(trx);
}

/** Inserts a podcast or updates it; its guid never changes. */
export async function upsertPodcast(
  trx: Transaction<DB>,
  podcast: PodcastDraft & { guid: string },
): Promise<number> {
  const { slug, ownerEmail, image, sourceUrl, guid, ...rest } = podcast;
  const written = { ...rest, owner_email: ownerEmail, image_id: image, source_url: sourceUrl };
  const { id } = await trx
    .insertInto('podcasts')
    .values({ slug, guid, ...written })
    .onConflict((row) => row.column('slug').doUpdateSet(written))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface KnownEpisode {
  guid: string;
  slug: string;
  articleId: number | null;
  image: number | null;
  chapters: Chapter[];
}

/** A podcast's episodes before a change. */
export async function episodesByGuid(db: Database, podcast: number): Promise<KnownEpisode[]> {
  const found = await sql<KnownEpisode>`
    select guid, slug, article_id as "articleId", image_id as image, chapters
    from episodes where podcast_id = ${podcast}`.execute(db);
  return found.rows;
}

/** Those of these slugs that belong to episodes of other podcasts. */
export async function takenSlugs(
  db: Database,
  slugs: readonly string[],
  podcast: number,
): Promise<Set<string>> {
  const found = await sql<{ slug: string }>`
    select slug from episodes where slug = any(${[...slugs]}::text[]) and podcast_id <> ${podcast}`.execute(
    db,
  );
  return new Set(found.rows.map(({ slug }) => slug));
}

/** True when an episode was inserted or changed. An existing episode keeps its slug: it is a public address. */
export async function upsertEpisode(
  trx: Transaction<DB>,
  podcast: number,
  episode: EpisodeDraft,
): Promise<boolean> {
  const { slug, guid, sound, image, articleId, publishedAt, chapters, people, transcript, ...rest } = episode;
  const written = {
    ...rest,
    published_at: new Date(publishedAt * 1000).toISOString(),
    ...soundColumns(sound),
    image_id: image,
    article_id: articleId,
    chapters: JSON.stringify(chapters),
    people: JSON.stringify(people),
    transcript: JSON.stringify(transcript),
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('episodes')
    .values({ podcast_id: podcast, slug, guid, ...written })
    .onConflict((row) =>
      row
        .columns(['podcast_id', 'guid'])
        .doUpdateSet(written)
        .where(
          sql<boolean>`(${columnsOf('episodes', written)}) is distinct from (${columnsOf('excluded', written)})`,
        ),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

function columnsOf(table: string, row: object): RawBuilder<unknown> {
  return sql.join(Object.keys(row).map((name) => sql.ref(`${table}.${name}`)));
}

function soundColumns(sound: EpisodeDraft['sound']) {
  return 'recording' in sound
    ? { recording_id: sound.recording, source_url: '', source_mime: '', source_bytes: 0 }
    : { recording_id: null, source_url: sound.url, source_mime: sound.mime, source_bytes: sound.bytes };
}
