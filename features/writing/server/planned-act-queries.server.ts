/** The table of planned acts [ACT-02]. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ChangeAuthor } from '#features/content/public.server.ts';

type Database = Kysely<DB>;

export type PlannableAct = 'update' | 'withdraw';

export interface PlannedAct {
  storyId: number;
  act: PlannableAct;
  /** Version of the copy. */
  version: number;
  note: string;
  at: Date;
}

/** Plans an act; it replaces an earlier plan of the same act. */
export async function planAct(db: Database, plan: PlannedAct, by: ChangeAuthor): Promise<void> {
  const { storyId, act, version, note, at } = plan;
  await sql`
    insert into planned_acts (story_id, act, version, note, at, author_kind, author_id)
    values (${storyId}, ${act}, ${version}, ${note}, ${at}, ${by.kind}, ${String(by.id)})
    on conflict (story_id, act) do update set version = excluded.version, note = excluded.note, at = excluded.at,
      author_kind = excluded.author_kind, author_id = excluded.author_id`.execute(db);
}

const columns = sql`story_id as "storyId", act, version, note, at`;

export async function plansOf(db: Database, storyId: number): Promise<PlannedAct[]> {
  const found = await sql<PlannedAct>`
    select ${columns} from planned_acts where story_id = ${storyId} order by at`.execute(db);
  return found.rows;
}

/** The first planned act that is due. */
export async function duePlan(db: Database, now: Date): Promise<PlannedAct | undefined> {
  const found = await sql<PlannedAct>`
    select ${columns} from planned_acts where at <= ${now} order by at limit 1`.execute(db);
  return found.rows[0];
}

/** False when the plan was removed by another process. */
export async function removePlan(db: Database, { storyId, act, at }: PlannedAct): Promise<boolean> {
  const removed = await sql`
    delete from planned_acts where story_id = ${storyId} and act = ${act} and at = ${at}`.execute(db);
  return removed.numAffectedRows === 1n;
}

export async function removePlans(db: Database, storyId: number): Promise<void> {
  await sql`delete from planned_acts where story_id = ${storyId}`.execute(db);
}
