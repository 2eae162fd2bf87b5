/** Queries the fields that items of API lists have beyond cards; pages do not need them. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageRef } from '#features/media/public.ts';
import type { ShownColumns } from '../fields/fields-of.ts';
import type { StorySection, StoryTag } from '../story-parts.ts';
import { type ListedPostRow, listedPostsOf } from './live-posts-queries.server.ts';
import { type CardRow, columnsIn, superTagsOf, tagsOf } from './story-queries.server.ts';

export interface ListDetailsRow
  extends Pick<CardRow, 'id' | 'slug' | 'site' | 'url_date' | 'section' | 'mirrors'>,
    ShownColumns<'list'> {
  super_tags: StorySection[];
  tags: StoryTag[];
  mobile_image_11: ImageRef | null;
  mobile_image_43: ImageRef | null;
  posts: ListedPostRow[];
}

/** Number of a live blog's posts in an item of a list. */
const postsPerItem = 5;

export async function listDetailsOf(db: Kysely<DB>, ids: number[]): Promise<ListDetailsRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<ListDetailsRow>`
    select c.id, c.slug, c.site, c.url_date, c.section, c.mirrors, ${columnsIn('list')},
      (select i.ref from image_refs i where i.id = a.mobile_image_11_id) as mobile_image_11,
      (select i.ref from image_refs i where i.id = a.mobile_image_43_id) as mobile_image_43,
      ${superTagsOf} as super_tags, ${tagsOf} as tags, ${listedPostsOf(postsPerItem)} as posts
    from story_cards c join articles a on a.id = c.id where c.id = any(${ids}::int[])`.execute(db);
  return found.rows;
}
