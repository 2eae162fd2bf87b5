/** Newsroom lists: stories in every state. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ArticleState, ArticleType } from '../article.ts';

export interface NewsroomFilter {
  site?: string | undefined;
  state?: ArticleState | undefined;
  limit: number;
}

export interface NewsroomEntry {
  id: number;
  slug: string;
  site: string;
  type: ArticleType;
  state: ArticleState;
  title: string;
  version: number;
  pubDate: Date;
  /** Of the last change here, by the database's clock; not the time that an import names. */
  changedAt: Date;
}

/** Last changed first. */
export async function newsroomStories(db: Kysely<DB>, filter: NewsroomFilter): Promise<NewsroomEntry[]> {
  let query = db
    .selectFrom('articles')
    .select(['id', 'slug', 'site', 'title', 'version', 'pub_date as pubDate', 'changed_at as changedAt'])
    .select((eb) => [
      eb.ref('type').$castTo<ArticleType>().as('type'),
      eb.ref('state').$castTo<ArticleState>().as('state'),
    ])
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit);
  if (filter.site !== undefined) query = query.where('site', '=', filter.site);
  if (filter.state !== undefined) query = query.where('state', '=', filter.state);
  return query.execute();
}
