/** Commitments, the cards that gateways store for them, and the encrypted tokens of these. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { SupportStanding } from '../../own-support.ts';
import type { Commitment, EndReason, StoredCard } from '../../terms/commitment.ts';
import type { Currency } from '../../terms/money.ts';
import type { Rhythm } from '../../terms/order.ts';
import { sendCards } from './card-queue.server.ts';

type Database = Kysely<DB>;

const columns = sql`id, reader_id as "readerId", site, language, email, name, state, frequency, amount, currency,
  anchor_day as "anchorDay", period_due as "periodDue", next_charge_on as "nextChargeOn",
  paused_from as "pausedFrom", attempts,
  fail_reason as "failReason", warned_days as "warnedDays", ended_at as "endedAt", end_reason as "endReason",
  created_at as "createdAt"`;
const cardColumns = sql`c.id, c.commitment_id as "commitmentId", c.order_id as "orderId", c.gateway, c.reference, c.mask,
  c.stored_until as "storedUntil", c.max_amount as "maxAmount"`;

async function commitmentsWhere(db: Database, condition: RawBuilder<unknown>): Promise<Commitment[]> {
  const found = await sql<Commitment>`select ${columns} from support_commitments where ${condition}`.execute(
    db,
  );
  return found.rows;
}

export async function commitmentById(db: Database, id: number): Promise<Commitment | null> {
  return (await commitmentsWhere(db, sql`id = ${id}`))[0] ?? null;
}

export async function lockCommitment(trx: Transaction<DB>, id: number): Promise<Commitment | null> {
  return (await commitmentsWhere(trx, sql`id = ${id} for update`))[0] ?? null;
}

/** Those that began, newest first. */
export const commitmentsOfReader = (db: Database, readerId: number) =>
  commitmentsWhere(db, sql`reader_id = ${readerId} and state <> 'starting' order by id desc`);

/** A reader's support: regular now, once since `since`, or by a gift since then; null for none. Refunded payments count as none. */
export async function standingOfReader(
  db: Database,
  readerId: number,
  since: Date,
): Promise<SupportStanding | null> {
  const found = await sql<{ standing: SupportStanding | null }>`
    select coalesce(
      (select min(frequency) from support_commitments where reader_id = ${readerId}
        and state in ('active', 'paused', 'past-due')),
      (select 'once' from support_orders where reader_id = ${readerId}
        and state = 'paid' and settled_at >= ${since} limit 1),
      (select 'once' from support_gifts g join support_orders o on o.id = g.order_id
        where g.redeemed_by = ${readerId} and o.state = 'paid' and g.redeemed_at >= ${since} limit 1)
    ) as standing`.execute(db);
  return found.rows[0]?.standing ?? null;
}

/** Ids of those whose charge is due. */
export async function dueCommitments(db: Database, today: string): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from support_commitments
    where state in ('active', 'paused', 'past-due') and next_charge_on <= ${today}
    order by next_charge_on, id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Paid by a standing order of the payer's bank: begun by a transfer, and no card was entered since. */
const isByTransfer = sql`exists (select from support_orders o where o.commitment_id = support_commitments.id
    and o.kind = 'first' and o.gateway = 'transfer')
  and not exists (select from support_cards c where c.commitment_id = support_commitments.id
    and c.started_at is not null)`;

export async function isPaidByTransfer(db: Database, id: number): Promise<boolean> {
  return (await commitmentsWhere(db, sql`id = ${id} and ${isByTransfer}`)).length > 0;
}

/** Standing orders whose month has not come since this day. */
export const lapsedTransfers = (db: Database, dueBefore: string) =>
  commitmentsWhere(db, sql`state = 'active' and period_due < ${dueBefore} and ${isByTransfer} order by id`);

/** Commitments that failed for good and were not resolved by this day. */
export const unmendedCommitments = (db: Database, dueBefore: string) =>
  commitmentsWhere(
    db,
    sql`state = 'past-due' and next_charge_on is null and period_due < ${dueBefore} order by id`,
  );

export type NewCommitment = Pick<
  Commitment,
  'site' | 'language' | 'email' | 'name' | 'frequency' | 'amount' | 'currency' | 'anchorDay' | 'createdAt'
>;

export async function insertCommitment(trx: Transaction<DB>, commitment: NewCommitment): Promise<number> {
  const { site, language, email, name, frequency, amount, currency, anchorDay, createdAt } = commitment;
  const { id } = await trx
    .insertInto('support_commitments')
    .values({
      site,
      language,
      email,
      name,
      frequency,
      amount,
      currency,
      created_at: createdAt,
      state: 'starting',
      anchor_day: anchorDay,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type CommitmentProgress = Pick<
  Commitment,
  'state' | 'periodDue' | 'nextChargeOn' | 'pausedFrom' | 'attempts' | 'failReason' | 'amount'
>;

export async function writeProgress(
  trx: Transaction<DB>,
  id: number,
  { state, periodDue, nextChargeOn, pausedFrom, attempts, failReason, amount }: CommitmentProgress,
): Promise<void> {
  await sql`
    update support_commitments set state = ${state}, period_due = ${periodDue}, next_charge_on = ${nextChargeOn},
      paused_from = ${pausedFrom}, attempts = ${attempts}, fail_reason = ${failReason}, amount = ${amount}
    where id = ${id} and state <> 'ended'`.execute(trx);
}

export async function writeOwner(trx: Transaction<DB>, id: number, readerId: number): Promise<void> {
  await sql`update support_commitments set reader_id = ${readerId} where id = ${id}`.execute(trx);
}

export async function writeWarned(trx: Transaction<DB>, id: number, days: number | null): Promise<void> {
  await sql`update support_commitments set warned_days = ${days} where id = ${id}`.execute(trx);
}

/** Ends a commitment with its cards; false if it had ended before. */
export async function endCommitment(
  trx: Transaction<DB>,
  id: number,
  { reason, at }: { reason: EndReason; at: Date },
): Promise<boolean> {
  const ended = await sql`
    update support_commitments set state = 'ended', ended_at = ${at}, end_reason = ${reason}, next_charge_on = null,
      period_due = null, paused_from = null
    where id = ${id} and state <> 'ended'`.execute(trx);
  await endCards(trx, id, at);
  return Number(ended.numAffectedRows ?? 0) > 0;
}

/** Deletes their tokens at once, since a deleted token cannot be charged. The queue informs the gateway. */
export async function endCards(trx: Transaction<DB>, commitmentId: number, at: Date): Promise<void> {
  const ended = await sql`
    update support_cards set ended_at = ${at}
    where commitment_id = ${commitmentId} and started_at is not null and ended_at is null`.execute(trx);
  if (ended.numAffectedRows) await sendCards(trx, { commitment: commitmentId, isNew: false });
  await sql`
    delete from support_tokens t using support_cards c
    where c.id = t.card_id and c.commitment_id = ${commitmentId} and c.ended_at is not null`.execute(trx);
}

export interface NewCard {
  commitmentId: number;
  orderId: number;
  gateway: StoredCard['gateway'];
  maxAmount: number | null;
  storedUntil: string;
}

export async function insertCard(trx: Transaction<DB>, card: NewCard): Promise<void> {
  await sql`
    insert into support_cards (commitment_id, order_id, gateway, max_amount, stored_until)
    values (${card.commitmentId}, ${card.orderId}, ${card.gateway}, ${card.maxAmount}, ${card.storedUntil})
    on conflict (order_id) do nothing`.execute(trx);
}

export async function insertTokens(trx: Transaction<DB>, orderId: number, sealed: Buffer[]): Promise<void> {
  for (const token of sealed)
    await sql`
      insert into support_tokens (card_id, sealed)
      select id, ${token} from support_cards where order_id = ${orderId}`.execute(trx);
}

/** The card that an order registered is in use from now on. */
export async function startCard(
  trx: Transaction<DB>,
  orderId: number,
  card: { reference: string; mask: string | null; validUntil: string | null; at: Date },
): Promise<void> {
  await sql`
    update support_cards set started_at = ${card.at}, reference = ${card.reference}, mask = ${card.mask},
      stored_until = least(stored_until, coalesce(${card.validUntil}::date, stored_until))
    where order_id = ${orderId} and started_at is null`.execute(trx);
}

/** Data of the card that an order registered; only the notice has them. */
export async function describeCard(
  db: Database,
  orderId: number,
  { mask, validUntil }: { mask: string | null; validUntil: string | null },
): Promise<void> {
  await sql`
    update support_cards set mask = coalesce(${mask}, mask),
      stored_until = least(stored_until, coalesce(${validUntil}::date, stored_until))
    where order_id = ${orderId}`.execute(db);
}

export async function currentCard(db: Database, commitmentId: number): Promise<StoredCard | null> {
  const found = await sql<StoredCard>`
    select ${cardColumns} from support_cards c
    where c.commitment_id = ${commitmentId} and c.started_at is not null and c.ended_at is null
    order by c.id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

export async function commitmentOfReference(
  db: Database,
  gateway: StoredCard['gateway'],
  reference: string,
): Promise<(StoredCard & { isCurrent: boolean }) | null> {
  const found = await sql<StoredCard & { isCurrent: boolean }>`
    select ${cardColumns}, c.ended_at is null as "isCurrent" from support_cards c
    where c.gateway = ${gateway} and c.reference = ${reference} order by c.id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/** Ended cards that the gateway may still be able to charge. */
export async function cardsToCancel(db: Database, commitmentId: number | null): Promise<StoredCard[]> {
  const found = await sql<StoredCard>`
    select ${cardColumns} from support_cards c
    where c.ended_at is not null and c.cancelled_at is null and c.reference is not null
      and (${commitmentId}::int is null or c.commitment_id = ${commitmentId}::int)
    order by c.id limit 500`.execute(db);
  return found.rows;
}

/** A gateway has charged a card that it had to forget: it is called again. */
export async function cancelAgain(trx: Transaction<DB>, { id, commitmentId }: StoredCard): Promise<void> {
  await sql`update support_cards set cancelled_at = null where id = ${id}`.execute(trx);
  await sendCards(trx, { commitment: commitmentId, isNew: false });
}

export async function markCancelled(db: Database, cardId: number, at: Date): Promise<void> {
  await sql`update support_cards set cancelled_at = ${at} where id = ${cardId}`.execute(db);
}

/** The next token that can charge a card; those of SimplePay are used in turn. */
export async function unspentToken(
  trx: Transaction<DB>,
  cardId: number,
): Promise<{ id: number; sealed: Buffer; left: number } | null> {
  const found = await sql<{ id: number; sealed: Buffer; left: number }>`
    select id, sealed, count(*) over ()::int as left from support_tokens
    where card_id = ${cardId} and spent_by is null order by id limit 1`.execute(trx);
  return found.rows[0] ?? null;
}

export async function spendToken(trx: Transaction<DB>, id: number, orderId: number): Promise<void> {
  await sql`update support_tokens set spent_by = ${orderId} where id = ${id}`.execute(trx);
}

/** Cards of a gateway that may have been charged since then. */
export async function cardsOfGateway(
  db: Database,
  gateway: StoredCard['gateway'],
  since: Date,
): Promise<(StoredCard & { isCurrent: boolean })[]> {
  const found = await sql<StoredCard & { isCurrent: boolean }>`
    select ${cardColumns}, c.ended_at is null as "isCurrent" from support_cards c
    where c.gateway = ${gateway} and c.reference is not null and (c.ended_at is null or c.ended_at >= ${since})
    order by c.id`.execute(db);
  return found.rows;
}

/**
 * Active monthly commitments whose card can be charged only until one of these days, and who were not warned of it (the
 * reminder of a yearly charge says so). SimplePay's
 * tokens are used once each, and run out earlier if charges had to be repeated: the last of them says until when.
 */
export async function expiringCommitments(
  db: Database,
  { until, days }: { until: string; days: number },
): Promise<{ id: number; storedUntil: string; mask: string | null }[]> {
  const found = await sql<{ id: number; storedUntil: string; mask: string | null }>`
    select m.id, e.day as "storedUntil", c.mask
    from support_commitments m join support_cards c on c.commitment_id = m.id
      and c.started_at is not null and c.ended_at is null
    cross join lateral (
      select least(c.stored_until, case when c.gateway = 'simplepay' then (m.next_charge_on + make_interval(
        months => (select count(*)::int from support_tokens t where t.card_id = c.id and t.spent_by is null) - 1))::date
      end) as day) e
    where m.state in ('active', 'paused') and m.frequency = 'monthly' and e.day <= ${until}
      and (m.warned_days is null or m.warned_days > ${days})
    order by m.id`.execute(db);
  return found.rows;
}

/** Yearly support that is due until a day, and was not announced. */
export const dueForReminder = (db: Database, until: string) =>
  commitmentsWhere(
    db,
    sql`frequency = 'yearly' and state = 'active' and period_due <= ${until}
      and (reminded_for is null or reminded_for < period_due) order by id`,
  );

/** Whether it was not announced before. */
export async function writeReminded(trx: Transaction<DB>, id: number, periodDue: string): Promise<boolean> {
  const written = await sql`
    update support_commitments set reminded_for = ${periodDue}
    where id = ${id} and (reminded_for is null or reminded_for < ${periodDue})`.execute(trx);
  return Number(written.numAffectedRows ?? 0) > 0;
}

/** Orders keep the address to which their receipt went. */
export async function writeAddress(trx: Transaction<DB>, readerId: number, email: string): Promise<void> {
  await sql`
    update support_commitments set email = ${email}
    where reader_id = ${readerId} and state <> 'ended'`.execute(trx);
}

export async function eraseFromCommitments(trx: Transaction<DB>, reader: Person): Promise<void> {
  await sql`
    update support_commitments set email = null, name = null, reader_id = null where ${isOf(reader)}`.execute(
    trx,
  );
}

/** An account, and its address on forms that were filled in without signing in. */
export interface Person {
  id: number;
  email: string;
}

/** For the columns of commitments and of orders. */
export const isOf = ({ id, email }: Person) =>
  sql`(reader_id = ${id} or (reader_id is null and email = ${email}))`;

/** All commitments that this person may still pay, also those that have not begun. */
export const runningOf = (db: Database, reader: Person) =>
  commitmentsWhere(db, sql`${isOf(reader)} and state <> 'ended' order by id`);

/** Ends commitments that were never paid: the form was sent, and no payment followed. */
export async function closeUnstarted(db: Database, createdBefore: Date): Promise<void> {
  await sql`
    update support_commitments set state = 'ended', ended_at = ${createdBefore}, end_reason = 'unpaid', email = null, name = null
    where state = 'starting' and created_at < ${createdBefore}
      and not exists (select from support_orders o where o.commitment_id = support_commitments.id
        and o.state in ('new', 'started', 'paid'))`.execute(db);
}

export interface CommitmentSum {
  frequency: Rhythm;
  currency: Currency;
  active: number;
  pastDue: number;
}

/** Tokens of cards that were never used, because their payment failed. */
export async function deleteUnusedTokens(db: Database): Promise<void> {
  await sql`
    delete from support_tokens t using support_cards c, support_orders o
    where c.id = t.card_id and o.id = c.order_id and c.started_at is null
      and o.state in ('failed', 'cancelled', 'expired')`.execute(db);
}

/** For operators. */
export async function commitmentSums(db: Database): Promise<CommitmentSum[]> {
  const found = await sql<CommitmentSum>`
    select frequency, currency, (count(*) filter (where state in ('active', 'paused')))::int as active,
      (count(*) filter (where state = 'past-due'))::int as "pastDue"
    from support_commitments where state in ('active', 'paused', 'past-due') group by frequency, currency
    order by frequency, currency`.execute(db);
  return found.rows;
}
