/** Read counts by hour and story, and rankings; the only file that names their tables. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

type Database = Kysely<DB>;

export interface StoryTotal {
  articleId: number;
  reads: number;
}

/** The stories of a site, the most read first. */
export interface SiteRanking {
  site: string;
  articleIds: number[];
}

/** Number of reads of a story within one hour. */
export interface StoryReads {
  /** Start of the hour, in unix seconds. */
  hour: number;
  articleId: number;
  reads: number;
}

/**
 * Adds to the stored counts; stories that are not public are dropped, and a post counts for its live blog. Rows are
 * locked in one order, so that concurrent processes do not deadlock.
 */
export async function addReads(db: Database, counted: StoryReads[]): Promise<void> {
  await sql`
    insert into read_counts (hour, article_id, reads)
    select to_timestamp(w.hour), coalesce(c.parent_id, c.id), sum(w.reads)
    from unnest(
      ${counted.map(({ hour }) => hour)}::bigint[],
      ${counted.map(({ articleId }) => articleId)}::int[],
      ${counted.map(({ reads }) => reads)}::int[]
    ) w (hour, article_id, reads)
    join story_cards c on c.id = w.article_id and c.is_public
    group by 1, 2 order by 1, 2
    on conflict (hour, article_id) do update set reads = read_counts.reads + excluded.reads`.execute(db);
}

export interface RankingPeriods {
  /** Start of the period of the daily ranking. */
  day: Date;
  /** Start of the period of the weekly ranking, for sites with too few stories read in the day. */
  week: Date;
  /** Minimum number of stories for a daily ranking, and the length of a ranking. */
  enough: number;
  most: number;
}

/**
 * The most read stories of every site, its own and mirrored ones. Sponsored stories are left out, because their reads
 * can be bought. Of two stories with equal reads, the newer is first.
 */
export async function mostRead(
  db: Database,
  { day, week, enough, most }: RankingPeriods,
): Promise<SiteRanking[]> {
  const found = await sql<SiteRanking>`
    with counted as (
      select article_id, sum(reads) as in_week, coalesce(sum(reads) filter (where hour >= ${day}), 0) as in_day
      from read_counts where hour >= ${week} group by article_id
    ), placed as (
      select s.site, c.id, c.pub_date, k.in_day, k.in_week,
        count(*) filter (where k.in_day > 0) over (partition by s.site) >= ${enough} as has_day
      from counted k
      join story_cards c on c.id = k.article_id
      cross join lateral (select c.site union select unnest(c.mirrors)) s (site)
      where c.is_public and c.parent_id is null and 'pr' <> all (c.flags)
    ), ranked as (
      select site, id, row_number() over (
        partition by site order by case when has_day then in_day else in_week end desc, pub_date desc, id desc
      ) as place
      from placed where in_day > 0 or not has_day
    )
    select site, array_agg(id order by place) as "articleIds" from ranked where place <= ${most}
    group by site order by site`.execute(db);
  return found.rows;
}

/** The `most` most read stories of all sites since a time, without hidden and sponsored ones. */
export async function readsSince(db: Database, since: Date, most: number): Promise<StoryTotal[]> {
  const found = await sql<StoryTotal>`
    with counted as (
      select article_id, sum(reads)::int as reads from read_counts where hour >= ${since} group by article_id
    )
    select c.id as "articleId", k.reads from counted k join story_cards c on c.id = k.article_id
    where c.is_public and c.parent_id is null and 'pr' <> all (c.flags)
    order by k.reads desc, c.id desc limit ${most}`.execute(db);
  return found.rows;
}

/** Claims a task for the caller's transaction; false when another process claimed it within the last `seconds`. */
export async function claimTurn(db: Database, name: string, seconds: number): Promise<boolean> {
  const taken = await sql`
    insert into ranking_turns as t (name, taken_at) values (${name}, now())
    on conflict (name) do update set taken_at = now()
      where t.taken_at <= now() - make_interval(secs => ${seconds})
    returning name`.execute(db);
  return taken.rows.length > 0;
}

export async function deleteReadsBefore(db: Database, before: Date): Promise<void> {
  await sql`delete from read_counts where hour < ${before}`.execute(db);
}
