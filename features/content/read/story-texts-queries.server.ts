/** Texts and labels of stories, for indexers. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Body } from '../body/body-schema.ts';
import { plainTextOf } from '../body/measure-body.ts';

type Database = Kysely<DB>;

export interface NamedLabel {
  slug: string;
  name: string;
}

export interface StoryTexts {
  id: number;
  pubDate: Date;
  title: string;
  subtitle: string;
  /** The lead of the card: the recommender text when there is one. */
  lead: string;
  /** The story's lead when the card has a text of its own; else ''. */
  otherLead: string;
  /** One line per block. */
  text: string;
  /** Slugs of the originating site and of those that mirror it. */
  sites: string[];
  tags: NamedLabel[];
  superTags: NamedLabel[];
  /** Authors and contributors. */
  authors: NamedLabel[];
}

/** Texts of those of these stories that are public; posts are left out: they belong to their live blogs [LIST-12]. */
export async function storyTextsOf(db: Database, ids: number[]): Promise<StoryTexts[]> {
  const found = await sql<Omit<StoryTexts, 'text'> & { body: Body }>`
    select a.id, a.pub_date as "pubDate", a.title, a.subtitle,
      case when a.recommender = '' then a.lead else a.recommender end as lead,
      case when a.recommender = '' then '' else a.lead end as "otherLead",
      a.body,
      array(select a.site union select m.site from article_mirrors m where m.article_id = a.id) as sites,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', t.slug, 'name', t.name) order by x.position), '[]'::jsonb)
        from article_tags x join tags t on t.id = x.tag_id where x.article_id = a.id) as tags,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', t.slug, 'name', t.name) order by t.slug), '[]'::jsonb)
        from super_tags t where t.active and (t.id = a.main_super_tag_id
          or t.id in (select x.super_tag_id from article_super_tags x where x.article_id = a.id))) as "superTags",
      (select coalesce(jsonb_agg(distinct jsonb_build_object('slug', p.slug, 'name', p.name)), '[]'::jsonb)
        from article_people x join authors p on p.id = x.author_id where x.article_id = a.id) as authors
    from articles a left join super_tags s on s.id = a.main_super_tag_id
    where a.id = any(${ids}::int[]) and a.state = 'active' and a.parent_id is null and coalesce(s.active, true)
    order by a.id`.execute(db);
  return found.rows.map(({ body, ...row }) => ({ ...row, text: plainTextOf(body) }));
}

/** The plain texts of stories, without their titles and leads. */
export async function plainTextsOf(db: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'body'])
    .where('id', 'in', ids)
    .$castTo<{ id: number; body: Body }>()
    .execute();
  return new Map(rows.map(({ id, body }) => [id, plainTextOf(body)]));
}

/** Locks these stories against changes until the end of the transaction. */
export async function lockStories(db: Database, ids: number[]): Promise<void> {
  await sql`select id from articles where id = any(${ids}::int[]) order by id for share`.execute(db);
}
