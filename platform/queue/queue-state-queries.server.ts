/**
 * The state of the queues. Read from pg-boss's tables: its own counts are up to a minute old, and loading it for them
 * costs a server that runs no queues memory.
 */
import { type Kysely, sql } from 'kysely';

export interface QueueState {
  queue: string;
  waiting: number;
  active: number;
  /** Failed at least once, and waiting for the next attempt. */
  failed: number;
  /** Given up. */
  dead: number;
  /** The oldest of those that are not given up. */
  oldestAt: Date | null;
  /** Why the last one of those that failed or were given up failed. */
  error: string | null;
}

export async function queueStates<DB>(db: Kysely<DB>): Promise<QueueState[]> {
  const found = await sql<QueueState>`
    select q.name as queue, s.*, d.dead, e.error
    from pgboss.queue q
    cross join lateral (
      select count(*) filter (where j.state = 'created')::int as waiting,
        count(*) filter (where j.state = 'active')::int as active,
        count(*) filter (where j.state = 'retry')::int as failed,
        min(j.created_on) as "oldestAt"
      from pgboss.job j where j.name = q.name and j.state in ('created', 'active', 'retry')
    ) s
    cross join lateral (
      select count(*)::int as dead from pgboss.job j where j.name = q.dead_letter and j.state = 'created'
    ) d
    left join lateral (
      select coalesce(j.source_output, j.output)->>'message' as error from pgboss.job j
      where (j.name = q.name and j.state = 'retry') or (j.name = q.dead_letter and j.state = 'created')
      order by j.created_on desc limit 1
    ) e on true
    where q.dead_letter is not null
    order by q.name`.execute(db);
  return found.rows;
}
