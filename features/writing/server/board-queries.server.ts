/** Stories of boards: data of their working copies where they exist, and of the public versions. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { isSeenBy } from '#features/content/public.server.ts';
import type { NewsroomViewer } from '#features/sites/public.ts';
import type { WorkState } from '../story-states.ts';

export interface BoardRow {
  id: number;
  title: string;
  site: string;
  section: string | null;
  state: string;
  workState: WorkState | null;
  updatedAt: Date;
  pubDate: Date;
  authors: string[];
  hasUnpublishedChanges: boolean;
  version: number;
  embargoUntil: Date | null;
  isRestricted: boolean;
  isTakenDown: boolean;
}

export interface BoardFilter {
  board: 'mine' | 'drafts' | 'due' | 'today' | 'live' | 'bin' | 'all';
  viewer: NewsroomViewer;
  site: string | null;
  /** Part of the title. */
  text: string;
  now: Date;
  /** Time zone of the main site, for the beginning of a day. */
  timeZone: string;
}

const rowsOfABoard = 200;

/** Rows of a board, the last changed first; on the board of due stories, by time. */
export async function boardRows(db: Kysely<DB>, filter: BoardFilter): Promise<BoardRow[]> {
  const { board, viewer, site, text, now, timeZone } = filter;
  const pattern = `%${text.replace(/[%_\\]/g, '\\$&')}%`;
  const found = await sql<BoardRow>`
    select s.story_id as id, coalesce(c.title, s.title) as title, s.site, s.section, s.state,
      c.work_state as "workState", coalesce(c.updated_at, s.updated_at) as "updatedAt", s.pub_date as "pubDate", s.authors,
      coalesce(c.version > c.published_version, false) as "hasUnpublishedChanges", coalesce(c.version, 0) as version,
      s.embargo_until as "embargoUntil", s.restricted_to is not null and s.state <> 'active' as "isRestricted",
      s.taken_down_at is not null as "isTakenDown"
    from newsroom_stories s left join working_copies c using (story_id)
    where ${isSeenBy(viewer, 's')} and (${site}::text is null or s.site = ${site})
      and (c.binned_at is not null) = (${board} = 'bin')
      and (${text} = '' or coalesce(c.title, s.title) ilike ${pattern})
      and case ${board}
        when 'mine' then ${viewer.isProgram ? null : viewer.id}::int = any(c.member_ids)
        when 'drafts' then s.state = 'draft' and c.story_id is not null
        when 'due' then s.state = 'scheduled' or exists (select from planned_acts p where p.story_id = s.story_id)
        when 'today' then s.state = 'active' and s.pub_date >= date_trunc('day', ${now}::timestamptz, ${timeZone})
        when 'live' then s.state = 'active' and 'live' = any(s.flags)
        else true end
    order by case when ${board} = 'due' then
      coalesce((select min(p.at) from planned_acts p where p.story_id = s.story_id), s.pub_date) end, coalesce(c.updated_at, s.updated_at) desc, s.story_id desc
    limit ${rowsOfABoard}`.execute(db);
  return found.rows;
}
