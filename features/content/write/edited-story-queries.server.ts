/** The whole story as it is stored, for who edits it. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ArticleState } from '../article.ts';
import type { StoredBody } from '../body/block-keys.ts';
import type { RelationName } from '../fields/fields-of.ts';
import { relationsJson } from './versions/version-queries.server.ts';

export interface EditedStory {
  id: number;
  version: number;
  slug: string;
  state: ArticleState;
  pubDate: Date;
  updatedAt: Date;
  title: string;
  subtitle: string;
  lead: string;
  embargoUntil: Date | null;
  embargoReason: string;
  restrictedTo: number[] | null;
  isTakenDown: boolean;
  body: StoredBody;
  /** All columns. */
  row: Readonly<Record<string, unknown>>;
  relations: Readonly<Record<RelationName, unknown>>;
}

/** Undefined for a story that does not exist. */
export async function editedStory(db: Kysely<DB>, id: number): Promise<EditedStory | undefined> {
  const found = await sql<EditedStory>`
    select id, version, slug, state, pub_date as "pubDate", updated_at as "updatedAt", title, subtitle, lead, body,
      embargo_until as "embargoUntil", embargo_reason as "embargoReason", restricted_to as "restrictedTo",
      taken_down_at is not null as "isTakenDown",
      to_jsonb(a) - 'body' as row, ${relationsJson} as relations
    from articles a where id = ${id}`.execute(db);
  return found.rows[0];
}
