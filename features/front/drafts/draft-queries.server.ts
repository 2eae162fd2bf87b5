/** The tables of drafts and launches. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ChangeAuthor } from '#features/content/public.server.ts';
import type { BoxKind } from '../boxes/box-kinds.ts';

type Database = Kysely<DB>;

/** Ids of chosen stories by the slugs of boxes. */
export type Choices = Readonly<Record<string, readonly number[]>>;

export interface Draft {
  version: number;
  /** Choices of the boxes that differ from the launched ones. */
  choices: Choices;
}

export async function draftOf(db: Database, site: string): Promise<Draft> {
  const found = await sql<Draft>`select version, choices from front_drafts where site = ${site}`.execute(db);
  return found.rows[0] ?? { version: 0, choices: {} };
}

/** Locks the draft against other changes and launches until the transaction ends. */
export async function lockDraft(db: Database, site: string): Promise<Draft> {
  await sql`insert into front_drafts (site) values (${site}) on conflict do nothing`.execute(db);
  const found = await sql<Draft>`
    select version, choices from front_drafts where site = ${site} for update`.execute(db);
  const [draft] = found.rows;
  if (!draft) throw new Error('the draft of a front was not made');
  return draft;
}

export async function saveDraft(db: Database, site: string, choices: Choices): Promise<number> {
  const found = await sql<{ version: number }>`
    update front_drafts set choices = ${JSON.stringify(choices)}::jsonb, version = version + 1
    where site = ${site} returning version`.execute(db);
  return found.rows[0]?.version ?? 0;
}

/** Replaces the stories that were chosen for boxes; those that do not exist any more are left out. */
export async function writeChoices(db: Database, site: string, choices: Choices): Promise<void> {
  const text = JSON.stringify(choices);
  await sql`
    delete from box_items where box_id in (
      select id from boxes where site = ${site} and slug in (select jsonb_object_keys(${text}::jsonb)))`.execute(
    db,
  );
  await sql`
    insert into box_items (box_id, position, article_id)
    select b.id, e.position - 1, c.id
    from boxes b cross join lateral jsonb_array_elements(${text}::jsonb -> b.slug) with ordinality e (id, position)
    join story_cards c on c.id = e.id::int
    where b.site = ${site}`.execute(db);
}

/** A box of a launched front. */
export interface LoggedBox {
  slug: string;
  kind: BoxKind;
  position: number;
  title: string;
  list: string | null;
  size: number;
  stories: readonly number[];
}

export type LaunchAct = 'launch' | 'undo';

export interface NewLaunch {
  site: string;
  act: LaunchAct;
  boxes: readonly LoggedBox[];
  former: Choices;
  by: ChangeAuthor;
  at: Date;
}

export async function logLaunch(db: Database, launch: NewLaunch): Promise<number> {
  const { site, act, boxes, former, by, at } = launch;
  const found = await sql<{ id: number }>`
    insert into front_launches (site, act, boxes, former, author_kind, author_id, at)
    values (${site}, ${act}, ${JSON.stringify(boxes)}::jsonb, ${JSON.stringify(former)}::jsonb, ${by.kind},
      ${String(by.id)}, ${at})
    returning id::int as id`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Error('a launch was not logged');
  return row.id;
}

export interface Launch {
  id: number;
  act: LaunchAct;
  boxes: LoggedBox[];
  former: Choices;
  author: { kind: string; id: string };
  at: Date;
}

const columns = sql`id::int as id, act, boxes, former, at,
  jsonb_build_object('kind', author_kind, 'id', author_id) as author`;

/** Newest first. */
export async function launchesOf(db: Database, site: string, limit: number): Promise<Launch[]> {
  const found = await sql<Launch>`
    select ${columns} from front_launches where site = ${site} order by id desc limit ${limit}`.execute(db);
  return found.rows;
}

export async function launchOf(db: Database, site: string, id: number): Promise<Launch | undefined> {
  const found = await sql<Launch>`
    select ${columns} from front_launches where site = ${site} and id = ${id}`.execute(db);
  return found.rows[0];
}
