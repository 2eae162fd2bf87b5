/** Queries for games, tickets and answers. The only file that names their tables. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { GameStart } from './game/moment.ts';
import type { RankedTicket, Ticket } from './tickets/ticket.ts';

type Database = Kysely<DB>;

export interface GameRow {
  slug: string;
  start: GameStart | null;
  /** Version of the results that the points count. */
  scored: string;
}

/** Stored state of these games; games without a row are missing. */
export async function gameRows(db: Database, slugs: readonly string[]): Promise<Map<string, GameRow>> {
  const found = await sql<{ slug: string; at: number | null; speed: number; scored: string }>`
    select slug, extract(epoch from started_at)::float8 as at, speed, scored
    from tip_games where slug = any(${[...slugs]}::text[])`.execute(db);
  return new Map(
    found.rows.map(({ slug, at, speed, scored }) => [
      slug,
      { slug, start: at === null ? null : { at, speed }, scored },
    ]),
  );
}

/**
 * Creates the rows that are missing and locks all until the end of the transaction: tickets of a game are written and
 * scored one after the other. Locks are taken in order to prevent deadlocks.
 */
export async function lockGames(
  trx: Transaction<DB>,
  slugs: readonly string[],
): Promise<Map<string, GameRow>> {
  const sorted = [...slugs].toSorted();
  await sql`insert into tip_games (slug) select unnest(${sorted}::text[]) on conflict do nothing`.execute(
    trx,
  );
  await sql`select slug from tip_games where slug = any(${sorted}::text[]) order by slug for no key update`.execute(
    trx,
  );
  return gameRows(trx, sorted);
}

/** The tickets of these games are scored when they are loaded next. */
export async function markUnscored(trx: Transaction<DB>, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  await trx.updateTable('tip_games').set({ scored: 'unscored' }).where('slug', 'in', slugs).execute();
}

/** Starts a game again: tickets of the time before are deleted. */
export async function restartGame(
  trx: Transaction<DB>,
  slug: string,
  { at, speed }: GameStart,
): Promise<void> {
  await trx.deleteFrom('tip_tickets').where('game', '=', slug).execute();
  await sql`
    update tip_games set started_at = to_timestamp(${at}), speed = ${speed}, scored = '' where slug = ${slug}`.execute(
    trx,
  );
}

export interface TicketRow extends Omit<Ticket, 'rank'> {
  game: string;
  owner: string;
  nicknameKey: string | null;
}

/** Tickets of these readers in these games. */
export async function ticketsOf(
  db: Database,
  pairs: readonly { game: string; owner: string }[],
): Promise<TicketRow[]> {
  if (pairs.length === 0) return [];
  const found = await sql<TicketRow>`
    select t.game, t.owner, t.key, t.nickname, t.nickname_key as "nicknameKey", t.points, (
      select coalesce(jsonb_object_agg(a.question, a.answer), '{}'::jsonb) from tip_answers a where a.ticket_id = t.id
    ) as answers
    from unnest(${pairs.map(({ game }) => game)}::text[], ${pairs.map(({ owner }) => owner)}::text[]) as w (game, owner)
    join tip_tickets t using (game, owner)`.execute(db);
  return found.rows;
}

/** A ticket with its rank, by its reader or by its key. */
export async function ticketOf(
  db: Database,
  game: string,
  by: { owner: string } | { key: string },
): Promise<Ticket | null> {
  const condition = 'owner' in by ? sql`t.owner = ${by.owner}` : sql`t.key = ${by.key}`;
  const found = await sql<Ticket>`
    select t.key, t.nickname, t.points, case when t.nickname is null then null else (
      select count(*)::int + 1 from tip_tickets o
      where o.game = t.game and o.nickname is not null and o.points > t.points
    ) end as rank, (
      select coalesce(jsonb_object_agg(a.question, a.answer), '{}'::jsonb) from tip_answers a where a.ticket_id = t.id
    ) as answers
    from tip_tickets t where t.game = ${game} and ${condition}`.execute(db);
  return found.rows[0] ?? null;
}

/** Owners of these nicknames; the keys of nicknames make them unique in a game. */
export async function holdersOf(
  db: Database,
  wanted: readonly { game: string; nicknameKey: string }[],
): Promise<{ game: string; nicknameKey: string; owner: string }[]> {
  if (wanted.length === 0) return [];
  const games = wanted.map(({ game }) => game);
  const keys = wanted.map(({ nicknameKey }) => nicknameKey);
  const found = await sql<{ game: string; nicknameKey: string; owner: string }>`
    select t.game, t.nickname_key as "nicknameKey", t.owner
    from unnest(${games}::text[], ${keys}::text[]) as w (game, nickname_key)
    join tip_tickets t using (game, nickname_key)`.execute(db);
  return found.rows;
}

/** Writes whole tickets, each at most once; answers that they do not have any more are deleted. Their games must be locked by `lockGames` in the same transaction. */
export async function writeTickets(
  trx: Transaction<DB>,
  tickets: readonly TicketRow[],
  at: Date,
): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(tickets)}::jsonb)
        as g (game text, owner text, key text, nickname text, "nicknameKey" text, answers jsonb)
    ), written as (
      insert into tip_tickets (game, owner, key, nickname, nickname_key, created_at, changed_at)
      select game, owner, key, nickname, "nicknameKey", ${at}, ${at} from given
      on conflict (game, owner) do update
        set nickname = excluded.nickname, nickname_key = excluded.nickname_key, changed_at = excluded.changed_at
      returning id, game, owner
    )
    insert into tip_answers (ticket_id, question, answer, answered_at)
    select w.id, e.key, e.value, ${at}
    from given g join written w using (game, owner), jsonb_each_text(g.answers) e
    on conflict (ticket_id, question) do update set answer = excluded.answer, answered_at = excluded.answered_at
      where tip_answers.answer <> excluded.answer`.execute(trx);
  await sql`
    delete from tip_answers a
    using tip_tickets t, jsonb_to_recordset(${JSON.stringify(tickets)}::jsonb)
      as g (game text, owner text, answers jsonb)
    where t.game = g.game and t.owner = g.owner and a.ticket_id = t.id
      and g.answers ->> a.question is null`.execute(trx);
}

/** @returns Key of the deleted ticket; null when the reader has none. */
export async function deleteTicket(
  trx: Transaction<DB>,
  game: string,
  owner: string,
): Promise<string | null> {
  const found = await sql<{ key: string }>`
    delete from tip_tickets where game = ${game} and owner = ${owner} returning key`.execute(trx);
  return found.rows[0]?.key ?? null;
}

/**
 * Takes a nickname out of the table of a game, for good. The game must be locked by `lockGames`.
 * @returns Key of the ticket that had it; null when none has.
 */
export async function clearNickname(
  trx: Transaction<DB>,
  game: string,
  nicknameKey: string,
  at: Date,
): Promise<string | null> {
  await sql`
    insert into tip_cleared_nicknames (game, nickname_key, cleared_at) values (${game}, ${nicknameKey}, ${at})
    on conflict do nothing`.execute(trx);
  const found = await sql<{ key: string }>`
    update tip_tickets set nickname = null, nickname_key = null
    where game = ${game} and nickname_key = ${nicknameKey} returning key`.execute(trx);
  return found.rows[0]?.key ?? null;
}

/** Those of these nicknames that were cleared. */
export async function clearedOf(
  db: Database,
  wanted: readonly { game: string; nicknameKey: string }[],
): Promise<{ game: string; nicknameKey: string }[]> {
  const games = wanted.map(({ game }) => game);
  const keys = wanted.map(({ nicknameKey }) => nicknameKey);
  const found = await sql<{ game: string; nicknameKey: string }>`
    select c.game, c.nickname_key as "nicknameKey"
    from unnest(${games}::text[], ${keys}::text[]) as w (game, nickname_key)
    join tip_cleared_nicknames c using (game, nickname_key)`.execute(db);
  return found.rows;
}

/** Every different answer that was given in a game: few, however many tickets there are. */
export async function answersGiven(
  db: Database,
  game: string,
): Promise<{ question: string; answer: string }[]> {
  const found = await sql<{ question: string; answer: string }>`
    select distinct a.question, a.answer
    from tip_tickets t join tip_answers a on a.ticket_id = t.id where t.game = ${game}`.execute(db);
  return found.rows;
}

export interface AnswerWorth {
  question: string;
  answer: string;
  points: number;
}

/** Sets the points of all tickets of a game to the sums of what their answers are worth. */
export async function writePoints(
  trx: Transaction<DB>,
  game: string,
  worths: readonly AnswerWorth[],
  version: string,
): Promise<void> {
  await sql`
    update tip_tickets t set points = s.points
    from (
      select o.id, coalesce(sum(w.points), 0)::int as points
      from tip_tickets o
      left join tip_answers a on a.ticket_id = o.id
      left join jsonb_to_recordset(${JSON.stringify(worths)}::jsonb)
        as w (question text, answer text, points int) using (question, answer)
      where o.game = ${game} group by o.id
    ) s
    where t.id = s.id and t.points <> s.points`.execute(trx);
  await sql`update tip_games set scored = ${version} where slug = ${game}`.execute(trx);
}

/** Number of tickets in the table, by game. */
export async function playersOf(db: Database, slugs: readonly string[]): Promise<Map<string, number>> {
  const found = await sql<{ game: string; players: number }>`
    select game, count(*)::int as players from tip_tickets
    where game = any(${[...slugs]}::text[]) and nickname is not null group by game`.execute(db);
  return new Map(found.rows.map(({ game, players }) => [game, players]));
}

/** A page of the table: the most points first, equal ones by name. */
export async function rankedTickets(
  db: Database,
  game: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<RankedTicket[]> {
  const found = await sql<RankedTicket>`
    with page as (
      select nickname, nickname_key, points from tip_tickets
      where game = ${game} and nickname is not null
      order by points desc, nickname_key limit ${limit} offset ${offset}
    ), above as (
      select count(*)::int as better from tip_tickets
      where game = ${game} and nickname is not null and points > (select max(points) from page)
    ), ahead as (
      select count(*)::int as equal from tip_tickets
      where game = ${game} and nickname is not null and points = (select max(points) from page)
        and nickname_key < (select nickname_key from page order by points desc, nickname_key limit 1)
    )
    select nickname, points, (
      case when points = (select max(points) from page) then better + 1
      else better + equal + rank() over (order by points desc) end
    )::int as rank
    from page, above, ahead order by points desc, nickname_key`.execute(db);
  return found.rows;
}
