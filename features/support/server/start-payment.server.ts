/** Begins a payment: our row first, then the gateway, so that no payment exists that we do not know. */

import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { type Site, siteBySlug } from '#features/sites/public.ts';
import { dayAt, daysAfter } from '#platform/time/day.ts';
import type { Gateway, NewPayment } from '../gateways/gateway.ts';
import type { OpenedGateways } from '../gateways/open-gateways.server.ts';
import { failurePath, outcomeAddress, successPath } from '../support-address.ts';
import { storedCardConsents } from '../support-consent.ts';
import { offerAt } from '../support-part.ts';
import { noGateways, supportSetting } from '../support-setting.ts';
import { dayOfMonth } from '../terms/charge-days.ts';
import type { Commitment } from '../terms/commitment.ts';
import type { GiftFacts } from '../terms/gift.ts';
import type { Money } from '../terms/money.ts';
import { choicesOf } from '../terms/offer.ts';
import {
  type Frequency,
  type GatewayName,
  isRhythm,
  moneyOfOrder,
  type Order,
  type OrderKind,
} from '../terms/order.ts';
import { paymentTitleWords } from '../transfers/payment-title-words.ts';
import { insertCard, insertCommitment, insertTokens } from './charges/commitment-queries.server.ts';
import { insertGift } from './gift-queries.server.ts';
import { nextCharge } from './notices/book-payment.server.ts';
import { insertOrder, markStarted, orderByForm, orderById, writeOutcome } from './order-queries.server.ts';
import { hashOfForm, newKey, newReference } from './references.server.ts';
import { mailTransfer } from './support-mails.server.ts';
import { type SupportNeeds, supportZone } from './support-needs.server.ts';
import { sealedToken } from './tokens.server.ts';

export interface StartRequest {
  site: Site;
  language: 'hu' | 'en';
  frequency: Frequency;
  /** For `gift`: to whom. */
  gift: GiftFacts | null;
  money: Money;
  gateway: GatewayName;
  email: string;
  name: string;
  /** Drawn when the form was shown: the same form sent twice pays once. */
  formKey: string;
  /** Null for somebody who is not signed in. */
  readerId: number | null;
  /** Path of the form, for the consent ledger. */
  place: string;
}

export type StartOutcome =
  /** The reader continues at the gateway. */
  | { kind: 'pay'; address: string }
  /** A page of ours shows what is known. */
  | { kind: 'shown'; path: string };

/** How much a first card is charged at most, so that an amount can be raised without a new one. */
const maxFactor = 4;
/** Days for which SimplePay's tokens are valid. */
const storedDays = 3 * 365;

export async function startPayment(
  needs: SupportNeeds,
  request: StartRequest,
  signal: AbortSignal,
): Promise<StartOutcome> {
  const gateways = await needs.gateways();
  const gateway = gateways.all.get(request.gateway);
  if (!gateway) throw new Error(`there is no gateway ${request.gateway}`);
  const formHash = hashOfForm([
    request.formKey,
    request.site.slug,
    request.frequency,
    request.gateway,
    request.email,
    String(request.money.amount),
    request.money.currency,
    request.gift === null ? '' : JSON.stringify(request.gift),
  ]);
  const order = await needs.db
    .transaction()
    .execute((trx) => insertStart(needs, trx, { request, formHash, gateway }));
  if (order === null) return repeated(needs, formHash);
  return atGateway(needs, gateways, gateway, order, signal);
}

/** Another card for a commitment, which pays the charge that is due or comes next. */
export async function startRenewal(
  needs: SupportNeeds,
  commitment: Commitment,
  { gateway: name, money, formKey, place }: Pick<StartRequest, 'gateway' | 'money' | 'formKey' | 'place'>,
  signal: AbortSignal,
): Promise<StartOutcome> {
  const gateways = await needs.gateways();
  const gateway = gateways.all.get(name);
  if (!gateway) throw new Error(`there is no gateway ${name}`);
  const formHash = hashOfForm([formKey, String(commitment.id), name, String(money.amount), money.currency]);
  const { site, language, email, name: person, readerId } = commitment;
  const order = await needs.db.transaction().execute(async (trx) => {
    const today = dayAt(needs.clock.now(), supportZone);
    const inserted = await insertOrder(trx, {
      repeatsFrom: nextCharge({ periodDue: null }, commitment, today),
      ...newOrder(needs, { kind: 'renewal', money, gateway: name, formHash }),
      site,
      language,
      email,
      name: person,
      readerId,
      commitmentId: commitment.id,
    });
    if (inserted) await expectCard(needs, trx, { order: inserted, gateway, email: email ?? '', place });
    return inserted;
  });
  if (order === null) return repeated(needs, formHash);
  return atGateway(needs, gateways, gateway, order, signal);
}

async function insertStart(
  needs: SupportNeeds,
  trx: Transaction<DB>,
  { request, formHash, gateway }: { request: StartRequest; formHash: string; gateway: Gateway },
): Promise<Order | null> {
  if (await orderByForm(trx, formHash)) return null;
  const { site, language, email, name, money, frequency, gift, readerId, place } = request;
  const createdAt = needs.clock.now();
  const person = { site: site.slug, language, email, name };
  const today = dayAt(createdAt, supportZone);
  const commitmentId = !isRhythm(frequency)
    ? null
    : await insertCommitment(trx, {
        ...person,
        ...money,
        frequency,
        anchorDay: dayOfMonth(today),
        createdAt,
      });
  const kind = commitmentId === null ? 'once' : 'first';
  const order = await insertOrder(trx, {
    ...newOrder(needs, { kind, money, gateway: request.gateway, formHash }),
    ...person,
    readerId,
    commitmentId,
  });
  if (order && commitmentId !== null) await expectCard(needs, trx, { order, gateway, email, place });
  if (!order || gift === null) return order;
  await insertGift(trx, order.id, gift);
  return orderById(trx, order.id);
}

function newOrder(
  { clock }: SupportNeeds,
  order: { kind: OrderKind; money: Money; gateway: GatewayName; formHash: string },
) {
  const { money, ...rest } = order;
  const names = { ref: newReference(), key: newKey() };
  return { ...rest, ...money, ...names, periodDue: null, attempt: null, createdAt: clock.now() };
}

/** The gateway will store a card with this order: the reader has agreed to it in the form. */
async function expectCard(
  needs: SupportNeeds,
  trx: Transaction<DB>,
  { order, gateway, email, place }: { order: Order; gateway: Gateway; email: string; place: string },
): Promise<void> {
  const { frequency } = order;
  if (gateway.name === 'transfer' || order.commitmentId === null || !isRhythm(frequency)) return;
  await insertCard(trx, {
    commitmentId: order.commitmentId,
    orderId: order.id,
    gateway: gateway.name,
    maxAmount: gateway.name === 'simplepay' ? ceilingOf(needs, order) : null,
    storedUntil: storedUntil(needs),
  });
  const textVersion = storedCardConsents[frequency].version;
  await needs.recordConsent(trx, { subject: email, isGiven: true, textVersion, place, detail: order.ref });
}

/**
 * Hundredths that a stored card is charged at most. A card is often entered again because the amount is to be raised
 * beyond the ceiling of the one before, so that the new one allows whatever the site's offer does; the offer is that of
 * the order's time, so that gateway and row have the same.
 */
function ceilingOf({ edition }: SupportNeeds, order: Order): number {
  const { kind, frequency, site, amount, currency, createdAt } = order;
  const usual = amount * maxFactor;
  if (kind !== 'renewal') return usual;
  const offer = offerAt(edition, site, createdAt)?.currencies.find((one) => one.currency === currency);
  const most = offer && choicesOf(offer, frequency)?.most.amount;
  return Math.max(usual, most ?? 0);
}

function storedUntil({ clock }: SupportNeeds): string {
  return daysAfter(dayAt(clock.now(), supportZone), storedDays);
}

/** Milliseconds between two looks at an order that another request starts. */
const lookEveryMs = 100;

/** The second of two equal forms: back to the same payment, as soon as the gateway has answered the first. */
async function repeated({ db, edition }: SupportNeeds, formHash: string): Promise<StartOutcome> {
  const { timeoutSeconds } = supportSetting.of(edition)?.gateways ?? noGateways;
  let order = await orderByForm(db, formHash);
  for (let ms = 0; order?.state === 'new' && ms < timeoutSeconds * 1_000; ms += lookEveryMs) {
    await pauseFor(lookEveryMs);
    order = await orderByForm(db, formHash);
  }
  if (!order) throw new Error('an order has disappeared');
  if (order.state === 'failed') return { kind: 'shown', path: outcomeAddress(failurePath, order.key) };
  return order.state === 'started' && order.payAddress !== null && order.gateway !== 'transfer'
    ? { kind: 'pay', address: order.payAddress }
    : { kind: 'shown', path: outcomeAddress(successPath, order.key) };
}

async function atGateway(
  needs: SupportNeeds,
  { cardKey }: OpenedGateways,
  gateway: Gateway,
  order: Order,
  signal: AbortSignal,
): Promise<StartOutcome> {
  const { db, log } = needs;
  const result = await gateway.start(newPaymentOf(needs, order), signal);
  if (result.kind === 'started') {
    const { gatewayId, address, tokens } = result;
    await db.transaction().execute(async (trx) => {
      await markStarted(trx, order.id, { gatewayId, address });
      if (cardKey && tokens.length > 0)
        await insertTokens(
          ...([
            trx,
            order.id,
            tokens.map((token) => sealedToken(token, { cardKey, orderId: order.id })),
          ] as const),
        );
      const { transfer } = supportSetting.of(needs.edition)?.gateways ?? {};
      if (order.gateway === 'transfer' && transfer) await mailTransfer(needs, trx, order, transfer);
    });
    return order.gateway === 'transfer'
      ? { kind: 'shown', path: outcomeAddress(successPath, order.key) }
      : { kind: 'pay', address };
  }
  log.warn({ gateway: gateway.name, order: order.ref, why: result.error }, 'a payment could not be started');
  if (result.kind === 'refused')
    await db.transaction().execute((trx) =>
      writeOutcome(trx, order.id, {
        state: 'failed',
        gatewayId: null,
        failReason: 'bank',
        at: needs.clock.now(),
      }),
    );
  return { kind: 'shown', path: outcomeAddress(failurePath, order.key) };
}

/** The fields of an order that a gateway receives. */
export function newPaymentOf(needs: SupportNeeds, order: Order): NewPayment {
  const { ref, email, name, language, kind, frequency } = order;
  const money = moneyOfOrder(order);
  const isStored = kind === 'first' || kind === 'renewal';
  return {
    ref,
    money,
    language,
    frequency,
    email: email ?? '',
    name: name ?? '',
    title: titleOf(needs, order),
    storedUpTo: isStored ? { ...money, amount: ceilingOf(needs, order) } : null,
    storedUntil: storedUntil(needs),
    repeatsFrom: order.repeatsFrom,
    addresses: {
      back: needs.links.absolute(order.site, successPath),
      cancelled: needs.links.absolute(order.site, outcomeAddress(failurePath, order.key)),
      notices: needs.links.notices(order.gateway),
    },
  };
}

function titleOf({ edition }: SupportNeeds, { frequency, site, language }: Order): string {
  const { name } = siteBySlug(edition, site);
  return paymentTitleWords[language][frequency](name);
}
