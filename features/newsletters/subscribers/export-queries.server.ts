/** Queries for the data of a subscriber besides the subscriptions. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

export interface ExportedRequest {
  lists: string[];
  place: string;
  textVersion: string;
  requestedAt: Date;
  confirmedAt: Date | null;
}

export async function requestsOf(db: Kysely<DB>, subscriber: number): Promise<ExportedRequest[]> {
  const found = await sql<ExportedRequest>`
    select lists, place, text_version as "textVersion", requested_at as "requestedAt",
      confirmed_at as "confirmedAt"
    from newsletter_requests where subscriber_id = ${subscriber} order by id`.execute(db);
  return found.rows;
}

export interface ExportedDelivery {
  list: string;
  issue: string;
  subject: string;
  state: string;
  at: Date;
}

export async function deliveriesTo(db: Kysely<DB>, subscriber: number): Promise<ExportedDelivery[]> {
  const found = await sql<ExportedDelivery>`
    select i.list, i.slug as issue, i.subject, r.state, r.changed_at as at
    from newsletter_recipients r join newsletter_issues i on i.id = r.issue_id
    where r.subscriber_id = ${subscriber} order by r.id`.execute(db);
  return found.rows;
}
