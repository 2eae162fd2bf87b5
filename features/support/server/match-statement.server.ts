/** Bank transfers: rows of a statement are matched with orders by their reference. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { dayAt } from '#platform/time/day.ts';
import { gatewayTime } from '../gateways/gateway-time.ts';
import { isSameMoney, moneyText } from '../terms/money.ts';
import { moneyOfOrder, type Order } from '../terms/order.ts';
import type { StatementRow } from '../transfers/statement.server.ts';
import { lockCommitment } from './charges/commitment-queries.server.ts';
import { recordNotice, settleNotice } from './notices/notice-queries.server.ts';
import { settleTransfer } from './notices/settle.server.ts';
import { insertOrder, orderByRef } from './order-queries.server.ts';
import { newKey, newReference, referencesIn } from './references.server.ts';
import { type SupportNeeds, supportZone } from './support-needs.server.ts';

export type MatchedRow = { row: StatementRow } & (
  | { kind: 'paid'; ref: string }
  /** Another transfer with the same reference, as of a standing order. */
  | { kind: 'paid-again'; ref: string }
  | { kind: 'known' }
  | { kind: 'no-reference' }
  | { kind: 'unknown-reference'; ref: string }
  | { kind: 'other-amount'; ref: string; expected: string }
);

export async function matchStatement(
  needs: SupportNeeds,
  rows: readonly StatementRow[],
): Promise<MatchedRow[]> {
  const matched: MatchedRow[] = [];
  for (const row of rows)
    matched.push(await needs.db.transaction().execute((trx) => matchRow(needs, trx, row)));
  return matched;
}

async function matchRow(needs: SupportNeeds, trx: Transaction<DB>, row: StatementRow): Promise<MatchedRow> {
  const refs = referencesIn(row.remark);
  const [ref] = refs;
  if (ref === undefined) return { kind: 'no-reference', row };
  const order = await orderByRef(trx, ref);
  if (order?.gateway !== 'transfer') return { kind: 'unknown-reference', row, ref };
  const expected = moneyOfOrder(order);
  if (!isSameMoney(expected, row.money))
    return { kind: 'other-amount', row, ref, expected: moneyText(expected) };
  const event = { gateway: 'transfer', eventId: row.id } as const;
  const notice = { body: Buffer.from(row.source), signature: '', receivedAt: needs.clock.now() };
  const { isSettled } = await recordNotice(trx, { ...event, ...notice });
  if (isSettled) return { kind: 'known', row };
  const isAgain = order.state === 'paid' || order.state === 'refunded';
  const paid = isAgain ? await anotherOrder(needs, trx, order) : order;
  await settleTransfer(needs, trx, paid, transferDay(row.day));
  await settleNotice(trx, event, paid.id);
  return { kind: isAgain ? 'paid-again' : 'paid', row, ref };
}

/** Noon of the bank's day, which every bank writes in the order of year, month and day; null for what is none. */
function transferDay(text: string): Date | null {
  const [, year, month, day] = /^(\d{4})[.\-/ ]{1,2}(\d{1,2})[.\-/ ]{1,2}(\d{1,2})/.exec(text) ?? [];
  return year === undefined
    ? null
    : gatewayTime(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}T12:00:00`);
}

/** The next month of a standing order; of a support that has ended, a single payment. */
async function anotherOrder(needs: SupportNeeds, trx: Transaction<DB>, order: Order): Promise<Order> {
  const known = order.commitmentId === null ? null : await lockCommitment(trx, order.commitmentId);
  const commitment = known?.state === 'ended' ? null : known;
  const { readerId, site, language, email, name, gateway, amount, currency } = order;
  const inserted = await insertOrder(trx, {
    ref: newReference(),
    key: newKey(),
    formHash: null,
    kind: commitment ? 'repeat' : 'once',
    commitmentId: commitment?.id ?? null,
    periodDue: commitment && (commitment.periodDue ?? dayAt(needs.clock.now(), supportZone)),
    attempt: null,
    readerId,
    site,
    language,
    email,
    name,
    gateway,
    amount,
    currency,
    createdAt: needs.clock.now(),
  });
  if (!inserted) throw new Error('a new reference was not new');
  return inserted;
}
