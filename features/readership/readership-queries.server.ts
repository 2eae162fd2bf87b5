/** What was read when, and what of it most. The only file that names the tables of readers' counts. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { StoryReads } from './tally.ts';

type Database = Kysely<DB>;

/** The stories of a site, the most read first. */
export interface SiteRanking {
  site: string;
  articleIds: number[];
}

/**
 * Adds counts to those that are there; what is no public story is dropped, and a post of a live blog is its blog. Rows
 * are taken in one order, so that processes that write at once never wait for each other in a circle.
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

export interface Spans {
  /** Counts from here on make the ranking of the day. */
  day: Date;
  /** And from here on that of the week, for sites of which too few stories were read in the day. */
  week: Date;
  /** How many stories are not too few, and how many are ranked. */
  enough: number;
  most: number;
}

/**
 * The most read of every site, its own stories and those it mirrors. Sponsored stories are left out: to be read can be
 * bought. Of two that were read alike, the newer is first.
 */
export async function mostRead(db: Database, { day, week, enough, most }: Spans): Promise<SiteRanking[]> {
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

/** Whether it is the caller's turn; nobody else's it is then until the caller's transaction ends, and for a while after. */
export async function takeTurn(db: Database, name: string, seconds: number): Promise<boolean> {
  const taken = await sql`
    insert into ranking_turns as t (name, taken_at) values (${name}, now())
    on conflict (name) do update set taken_at = now()
      where t.taken_at <= now() - make_interval(secs => ${seconds})
    returning name`.execute(db);
  return taken.rows.length > 0;
}

export async function forgetReads(db: Database, before: Date): Promise<void> {
  await sql`delete from read_counts where hour < ${before}`.execute(db);
}
