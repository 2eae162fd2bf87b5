/** Shows and episodes in the database. The only file that names their tables. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { RecordingRef } from '#features/media/public.ts';
import { plannedOnce } from '#platform/db/planned-once.server.ts';
import type { Chapter, Episode, Podcast } from './podcast.ts';
import type { EpisodeDraft, PodcastDraft } from './podcast-schema.ts';

type Database = Kysely<DB>;

const podcastColumns = sql`
  p.id, p.slug, p.site, p.name, p.description, p.author, p.owner_email as "ownerEmail", p.language, p.category,
  p.subcategory, p.explicit, p.kind, p.complete, p.copyright, image_ref(i) as image, p.guid`;

/** By name. */
export async function podcastsOf(db: Database, sites: readonly string[]): Promise<Podcast[]> {
  const found = await sql<Podcast>`
    select ${podcastColumns} from podcasts p left join images i on i.id = p.image_id
    where p.site = any(${[...sites]}::text[]) order by p.name, p.id`.execute(db);
  return found.rows;
}

export async function podcastBySlug(db: Database, slug: string): Promise<Podcast | undefined> {
  const found = await sql<Podcast>`
    select ${podcastColumns} from podcasts p left join images i on i.id = p.image_id
    where p.slug = ${slug}`.execute(db);
  return found.rows[0];
}

/** An episode whose file is ours has a recording in the place of an address. */
export interface EpisodeRow extends Omit<Episode, 'sound'> {
  recording: RecordingRef | null;
  /** The story that is about it, whoever may see that. */
  storyId: number | null;
  sourceUrl: string;
  sourceMime: string;
  sourceBytes: number;
}

function episodesWhere(condition: RawBuilder<unknown>, rest: RawBuilder<unknown> = sql``) {
  return sql<EpisodeRow>`${plannedOnce}
    select e.id, e.slug, e.guid, e.title, e.description,
      floor(extract(epoch from e.published_at))::int as "publishedAt", e.duration,
      case when r.id is null then null else
        jsonb_build_object('id', r.id, 'token', r.token, 'mime', r.mime, 'bytes', r.bytes) end as recording,
      e.source_url as "sourceUrl", e.source_mime as "sourceMime", e.source_bytes::float8 as "sourceBytes",
      coalesce(image_ref(i), image_ref(pi)) as image,
      jsonb_build_object('slug', p.slug, 'name', p.name, 'site', p.site, 'language', p.language) as podcast,
      c.id as "articleId", e.article_id as "storyId", e.season, e.number, e.kind, e.explicit, e.chapters, e.people, e.transcript
    from episodes e
    join podcasts p on p.id = e.podcast_id
    left join recordings r on r.id = e.recording_id
    left join images i on i.id = e.image_id
    left join images pi on pi.id = p.image_id
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

/** Of several episodes of one story the newest comes first. */
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

export async function latestEpisodes(
  db: Database,
  { sites, now, limit }: { sites: readonly string[]; now: Date; limit: number },
): Promise<EpisodeRow[]> {
  const found = await episodesWhere(
    sql`p.site = any(${[...sites]}::text[]) and e.published_at <= ${now}`,
    sql`${newestFirst} limit ${limit}`,
  ).execute(db);
  return found.rows;
}

export interface EpisodeCount {
  /** That can be heard now. */
  total: number;
  /** When the next one can, null when none waits. */
  nextAt: Date | null;
}

/** Of one show, or of all those of some sites. */
export async function countEpisodes(
  db: Database,
  { podcast, sites, now }: { podcast?: number; sites?: readonly string[]; now: Date },
): Promise<EpisodeCount> {
  const of =
    podcast === undefined
      ? sql`e.podcast_id in (select id from podcasts where site = any(${[...(sites ?? [])]}::text[]))`
      : sql`e.podcast_id = ${podcast}`;
  const found = await sql<EpisodeCount>`
    select count(*) filter (where e.published_at <= ${now})::int as total,
      min(e.published_at) filter (where e.published_at > ${now}) as "nextAt"
    from episodes e where ${of}`.execute(db);
  return found.rows[0] ?? { total: 0, nextAt: null };
}

/** Makes a show, or changes what is said of it; its guid stays what it was first. */
export async function putPodcast(
  work: Transaction<DB>,
  podcast: PodcastDraft & { guid: string },
): Promise<number> {
  const { slug, ownerEmail, image, sourceUrl, guid, ...rest } = podcast;
  const said = { ...rest, owner_email: ownerEmail, image_id: image, source_url: sourceUrl };
  const { id } = await work
    .insertInto('podcasts')
    .values({ slug, guid, ...said })
    .onConflict((row) => row.column('slug').doUpdateSet(said))
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

/** A show's episodes as they are before a change. */
export async function episodesByGuid(db: Database, podcast: number): Promise<KnownEpisode[]> {
  const found = await sql<KnownEpisode>`
    select guid, slug, article_id as "articleId", image_id as image, chapters
    from episodes where podcast_id = ${podcast}`.execute(db);
  return found.rows;
}

/** Those of these slugs that other shows' episodes have. */
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

/** True when that made an episode or changed one. An episode keeps its slug, under which others know it. */
export async function putEpisode(
  work: Transaction<DB>,
  podcast: number,
  episode: EpisodeDraft,
): Promise<boolean> {
  const { slug, guid, sound, image, articleId, publishedAt, chapters, people, transcript, ...rest } = episode;
  const said = {
    ...rest,
    published_at: new Date(publishedAt * 1000).toISOString(),
    ...soundColumns(sound),
    image_id: image,
    article_id: articleId,
    chapters: JSON.stringify(chapters),
    people: JSON.stringify(people),
    transcript: JSON.stringify(transcript),
  };
  const { numInsertedOrUpdatedRows } = await work
    .insertInto('episodes')
    .values({ podcast_id: podcast, slug, guid, ...said })
    .onConflict((row) =>
      row
        .columns(['podcast_id', 'guid'])
        .doUpdateSet(said)
        .where(
          sql<boolean>`(${columnsOf('episodes', said)}) is distinct from (${columnsOf('excluded', said)})`,
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
