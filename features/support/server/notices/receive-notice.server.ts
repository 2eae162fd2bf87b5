/** Notices of the gateways: checked by their raw bytes, stored, and then the gateway is read, not the notice [S47]. */
import type { Gateway, NoticeAnswer, NoticeSubject, RawNotice } from '../../gateways/gateway.ts';
import { type GatewayName, isInFlight, isOpen, type Order } from '../../terms/order.ts';
import { describeCard } from '../charges/commitment-queries.server.ts';
import { endByGateway, orderOfCharge } from '../charges/gateway-charges.server.ts';
import { markStarted, orderByGatewayId, orderByRef } from '../order-queries.server.ts';
import type { SupportNeeds } from '../support-needs.server.ts';
import { bookDispute } from './disputes.server.ts';
import { linkNotice, recordNotice, settleNotice } from './notice-queries.server.ts';
import { settle } from './settle.server.ts';

export type NoticeOutcome =
  | { kind: 'confirmed'; answer: NoticeAnswer }
  | { kind: 'forged' }
  /** Not confirmed, so that it comes again. */
  | { kind: 'later' }
  | { kind: 'no-gateway' };

export async function receiveNotice(
  needs: SupportNeeds,
  name: GatewayName,
  raw: Omit<RawNotice, 'now'>,
  signal: AbortSignal,
): Promise<NoticeOutcome> {
  const gateway = (await needs.gateways()).all.get(name);
  if (!gateway) return { kind: 'no-gateway' };
  const receivedAt = needs.clock.now();
  const reading = gateway.readNotice({ ...raw, now: receivedAt });
  if (reading.kind === 'forged') {
    needs.log.warn({ gateway: name, why: reading.why }, 'a notice was refused');
    return { kind: 'forged' };
  }
  if (reading.kind === 'ignored') return { kind: 'confirmed', answer: reading.answer };
  const { eventId, about, answer, card, isSigned } = reading;
  const notice = { gateway: name, eventId, body: raw.bytes, signature: raw.signature, receivedAt };
  if (isSigned && (await recordNotice(needs.db, notice)).isSettled) return { kind: 'confirmed', answer };
  if (about.kind === 'stored-ended') {
    await endByGateway(needs, gateway, about.reference);
    await settleNotice(needs.db, notice, null);
    return { kind: 'confirmed', answer };
  }
  const order = await orderOf(needs, gateway, about, signal);
  if (order === 'unknown') return { kind: 'later' };
  if (order === null) {
    needs.log.warn({ gateway: name }, 'a notice names an order that is not ours');
    return { kind: 'confirmed', answer };
  }
  // Anybody can send one without a signature: only one about an order of ours is stored.
  if (!isSigned) await recordNotice(needs.db, notice);
  await linkNotice(needs.db, notice, order.id);
  if (isInFlight(order, receivedAt)) return { kind: 'later' };
  const settled = await settle(needs, order, signal);
  if (settled.reading !== 'known') return { kind: 'later' };
  if (about.kind === 'dispute') await bookDispute(needs, settled.order, about.dispute);
  if (card !== null && settled.order.state === 'paid') await describeCard(needs.db, order.id, card);
  // Callbacks of a payment have one id at Barion, so that a later one, of a refund, must be read as well.
  if (isSigned && !isOpen(settled.order.state)) await settleNotice(needs.db, notice, order.id);
  return { kind: 'confirmed', answer };
}

async function orderOf(
  needs: SupportNeeds,
  gateway: Gateway,
  about: Exclude<NoticeSubject, { kind: 'stored-ended' }>,
  signal: AbortSignal,
): Promise<Order | null | 'unknown'> {
  const { db } = needs;
  if (about.kind === 'ref') return orderByRef(db, about.ref);
  if (about.kind === 'repeat') return orderOfCharge(needs, gateway, about, signal);
  if (about.kind === 'gateway-id') {
    const known = await orderByGatewayId(db, gateway.name, about.gatewayId);
    return known ?? lostStart(needs, gateway, about.gatewayId, signal);
  }
  const found = await gateway.gatewayIdOf(about.paymentId, signal);
  if (found.kind === 'unknown') return 'unknown';
  return found.kind === 'found' ? orderByGatewayId(db, gateway.name, found.gatewayId) : null;
}

/** The answer to our start was lost: only the gateway knows the order of its id. */
async function lostStart(
  { db, clock }: SupportNeeds,
  gateway: Gateway,
  gatewayId: string,
  signal: AbortSignal,
): Promise<Order | null | 'unknown'> {
  const answer = await gateway.state({ ref: '', gatewayId, currency: 'HUF' }, signal);
  if (answer.kind !== 'payment') return answer.kind === 'missing' ? null : 'unknown';
  const order = await orderByRef(db, answer.payment.ref);
  if (order?.gateway !== gateway.name || (order.gatewayId !== null && order.gatewayId !== gatewayId))
    return null;
  if (isInFlight(order, clock.now())) return 'unknown';
  await markStarted(db, order.id, { gatewayId, address: null });
  return { ...order, gatewayId };
}
