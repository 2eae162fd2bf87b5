/** Charges stored cards that are due; each charge is stored before the request to the gateway. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { dayAt } from '#platform/time/day.ts';
import type { Gateway } from '../../gateways/gateway.ts';
import type { Commitment, StoredCard } from '../../terms/commitment.ts';
import { isInFlight, type Order } from '../../terms/order.ts';
import { bookFailure } from '../notices/book-failure.server.ts';
import { settle, settleDeclined } from '../notices/settle.server.ts';
import { insertOrder, markChecked, markStarted, openChargeOf, orderById } from '../order-queries.server.ts';
import { newKey, newReference } from '../references.server.ts';
import { newPaymentOf } from '../start-payment.server.ts';
import { type SupportNeeds, supportZone } from '../support-needs.server.ts';
import { openedToken } from '../tokens.server.ts';
import {
  commitmentById,
  currentCard,
  dueCommitments,
  lockCommitment,
  spendToken,
  unspentToken,
} from './commitment-queries.server.ts';

export interface ChargeReport {
  due: number;
  paid: number;
  failed: number;
  open: number;
  /** Not charged because the key of stored cards is missing or another one: our fault, and charged later. */
  withoutKey: number;
  /** Not charged because the gateway has no account for the currency, or no key of it: charged later as well. */
  withoutAccount: number;
}

/** One failing commitment does not hold up the others. */
export async function chargeDue(needs: SupportNeeds, signal: AbortSignal): Promise<ChargeReport> {
  const today = dayAt(needs.clock.now(), supportZone);
  const report = { due: 0, paid: 0, failed: 0, open: 0, withoutKey: 0, withoutAccount: 0 };
  for (const id of await dueCommitments(needs.db, today)) {
    signal.throwIfAborted();
    const outcome = await chargeOne(needs, id, today, signal).catch((error: unknown) => {
      needs.log.error({ err: error, commitment: id }, 'a charge failed');
      return 'open' as const;
    });
    if (outcome === null) continue;
    report.due += 1;
    report[outcome] += 1;
  }
  if (report.withoutKey > 0)
    needs.log.error(
      { charges: report.withoutKey },
      'stored cards cannot be charged: LAPZARTA_CARD_KEY is missing, or is not the key that encrypted them',
    );
  return report;
}

type Postponed = 'withoutKey' | 'withoutAccount';
type Charged = 'paid' | 'failed' | 'open' | Postponed | null;

async function chargeOne(
  needs: SupportNeeds,
  commitmentId: number,
  today: string,
  signal: AbortSignal,
): Promise<Charged> {
  const open = await openChargeOf(needs.db, commitmentId);
  // A charge whose outcome is unknown is read, and never made again.
  if (open)
    return isInFlight(open, needs.clock.now())
      ? 'open'
      : outcomeOf((await settle(needs, open, signal)).order);
  const claimed = await needs.db.transaction().execute((trx) => claim(needs, trx, commitmentId, today));
  if (claimed === null || typeof claimed === 'string') return claimed;
  const { order, gateway, token, card } = claimed;
  // Cancelled in the moment between the two: nobody is charged after that.
  if ((await commitmentById(needs.db, commitmentId))?.state === 'ended') {
    await settleDeclined(needs, order, { reason: 'cancelled', gatewayId: null }, gateway.repeats);
    return 'failed';
  }
  const {
    storedUpTo: _max,
    storedUntil: _until,
    repeatsFrom: _from,
    ...payment
  } = newPaymentOf(needs, order);
  const result = await gateway.chargeAgain({ ...payment, token, reference: card.reference ?? '' }, signal);
  switch (result.kind) {
    case 'declined':
      await settleDeclined(needs, order, result, gateway.repeats);
      break;
    case 'charged': {
      const { gatewayId } = result;
      await markStarted(needs.db, order.id, { gatewayId, address: null });
      await settle(needs, { ...order, gatewayId }, signal);
      break;
    }
    case 'unknown':
      needs.log.warn({ order: order.ref, why: result.error }, 'the outcome of a charge is unknown');
      await markChecked(needs.db, order.id, needs.clock.now());
  }
  return outcomeOf((await orderById(needs.db, order.id)) ?? order);
}

function outcomeOf({ state }: Order): Charged {
  if (state === 'paid') return 'paid';
  return state === 'failed' ? 'failed' : 'open';
}

interface Claim {
  order: Order;
  gateway: Gateway;
  card: StoredCard;
  token: string;
}

/** Null where there is nothing to charge, or another process charges it. */
async function claim(
  needs: SupportNeeds,
  trx: Transaction<DB>,
  commitmentId: number,
  today: string,
): Promise<Claim | 'failed' | Postponed | null> {
  const commitment = await lockCommitment(trx, commitmentId);
  if (!commitment?.periodDue || !isDue(commitment, today)) return null;
  const { all, cardKey } = await needs.gateways();
  const card = await currentCard(trx, commitmentId);
  const gateway = card ? all.get(card.gateway) : undefined;
  if (gateway?.repeats === 'by-itself') return null;
  // Without its keys a gateway is absent: nobody's fault, and tried again later.
  if (card && !gateway) return null;
  if (gateway && !gateway.canTake(commitment.currency)) {
    const fields = { gateway: gateway.name, commitment: commitmentId };
    needs.log.error(fields, `a charge waits: no account for ${commitment.currency}, or its key is missing`);
    return 'withoutAccount';
  }
  const sealed = card && (await unspentToken(trx, card.id));
  const token = card && sealed && cardKey ? openedToken(sealed.sealed, { cardKey, ...card }) : null;
  if (sealed && token === null) return 'withoutKey';
  const isEnough = card?.maxAmount == null || commitment.amount <= card.maxAmount;
  if (!card || !gateway || !sealed || token === null || !isEnough) {
    await bookFailure(needs, trx, { commitmentId, periodDue: commitment.periodDue }, 'no-card', 'by-us');
    return 'failed';
  }
  const { readerId, site, language, email, name, amount, currency, attempts, periodDue } = commitment;
  const order = await insertOrder(trx, {
    ref: newReference(),
    key: newKey(),
    formHash: null,
    kind: 'repeat',
    commitmentId,
    periodDue,
    attempt: attempts,
    readerId,
    site,
    language,
    email,
    name,
    gateway: card.gateway,
    amount,
    currency,
    createdAt: needs.clock.now(),
  });
  if (!order) return null;
  if (card.gateway === 'simplepay') await spendToken(trx, sealed.id, order.id);
  return { order, gateway, card, token };
}

function isDue({ state, nextChargeOn }: Commitment, today: string): boolean {
  const isCharged = state === 'active' || state === 'paused' || state === 'past-due';
  return isCharged && nextChargeOn !== null && nextChargeOn <= today;
}
