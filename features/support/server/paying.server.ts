/** Paying: from the form to the gateway and back. */
import type { Commitment } from '../terms/commitment.ts';
import type { Currency } from '../terms/money.ts';
import { type Frequency, type GatewayName, isOpen, type Order } from '../terms/order.ts';
import { type NoticeOutcome, receiveNotice } from './notices/receive-notice.server.ts';
import { type Settled, settle, settleAbandoned } from './notices/settle.server.ts';
import { orderByGatewayId, orderByKey, orderByRef } from './order-queries.server.ts';
import { keyPattern } from './references.server.ts';
import { type StartOutcome, type StartRequest, startPayment, startRenewal } from './start-payment.server.ts';
import type { SupportNeeds } from './support-needs.server.ts';

export interface Paying {
  /** Ways to pay that have their keys. */
  canUse(): Promise<(gateway: GatewayName, currency: Currency, frequency: Frequency) => boolean>;
  /** Origins to which the forms of the support pages lead [ERR-08]. */
  payOrigins(): Promise<string[]>;
  start(request: StartRequest): Promise<StartOutcome>;
  startRenewal(
    commitment: Commitment,
    request: Pick<StartRequest, 'gateway' | 'money' | 'formKey' | 'place'>,
  ): Promise<StartOutcome>;
  /** The order of the secret key in an address. */
  orderOfKey(key: string): Promise<Order | null>;
  /** The order with which a browser returns from a gateway; the outcome in the query is not trusted. */
  orderOfReturn(query: URLSearchParams): Promise<Order | null>;
  /** Reads the outcome of an order that is open, not more often than every few seconds. */
  check(order: Order): Promise<Settled>;
  /**
   * The reader returned without paying: ends the payment, if the gateway can, so that it cannot be paid
   * later.
   */
  abandon(order: Order): Promise<Settled>;
  receiveNotice(gateway: GatewayName, notice: { bytes: Buffer; signature: string }): Promise<NoticeOutcome>;
}

/** Gateways limit how often an order is read; a reader reloads more often. */
const checkEverySeconds = 3;

/** @param signal Aborted when the process stops. */
export function createPaying(needs: SupportNeeds, signal: AbortSignal): Paying {
  const { db, clock, gateways, limits } = needs;
  return {
    async canUse() {
      const { all, cardKey } = await gateways();
      return (name, currency, frequency) => {
        const gateway = all.get(name);
        if (!gateway?.canTake(currency)) return false;
        if (frequency === 'once') return true;
        return gateway.repeats !== 'by-us' || cardKey !== null;
      };
    },
    async payOrigins() {
      const { all } = await gateways();
      return [...new Set([...all.values()].flatMap(({ payOrigins }) => payOrigins))];
    },
    start: (request) => startPayment(needs, request, signal),
    startRenewal: (commitment, request) => startRenewal(needs, commitment, request, signal),
    orderOfKey: async (key) => (keyPattern.test(key) ? orderByKey(db, key) : null),
    async orderOfReturn(query) {
      for (const gateway of (await gateways()).all.values()) {
        const back = gateway.readBack(query);
        if (back.kind === 'ref') return orderByRef(db, back.ref);
        if (back.kind === 'gateway-id') return orderByGatewayId(db, gateway.name, back.gatewayId);
      }
      return null;
    },
    async check(order) {
      const { id, state, checkedAt } = order;
      const isFresh =
        checkedAt !== null && clock.now().getTime() - checkedAt.getTime() < checkEverySeconds * 1000;
      // Open as the gateway has said just now.
      if (!isOpen(state) || isFresh) return { order, reading: 'known' };
      const once = { uses: 1, seconds: checkEverySeconds };
      const wait = await limits.consume('support reading', String(id), once);
      return wait === null ? settle(needs, order, signal) : { order, reading: 'unknown' };
    },
    async abandon(order) {
      const gateway = (await gateways()).all.get(order.gateway);
      if (!gateway || order.gatewayId === null) return { order, reading: 'unknown' };
      const result = await gateway.abandon({ gatewayId: order.gatewayId }, signal);
      // It may have been paid in the last moment.
      return result.kind === 'done' ? settleAbandoned(needs, order) : settle(needs, order, signal);
    },
    receiveNotice: (gateway, notice) => receiveNotice(needs, gateway, notice, signal),
  };
}
