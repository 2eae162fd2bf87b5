/** SimplePay v2: every request, answer and notice is signed. */
import { z } from 'zod';
import type { Currency } from '../terms/money.ts';
import {
  type ChargeResult,
  chargesNothing,
  type DoneResult,
  type Gateway,
  type KnownPayment,
  type NewPayment,
  type PaidPayment,
  type RepeatedPayment,
  type StartResult,
  type StateResult,
} from './gateway.ts';
import {
  type AskSimplePay,
  createSimplePayClient,
  errorCodesIn,
  errorsIn,
  type SimplePayAccount,
  type SimplePayService,
} from './simplepay-client.server.ts';
import { readBack, readNotice } from './simplepay-notice.server.ts';
import { paymentOf, queriedSchema, reasonOf } from './simplepay-payment.ts';

export interface SimplePayNeeds extends SimplePayService {
  /** Where its pay pages are. */
  payOrigin: string;
  accounts: readonly SimplePayAccount[];
  now(): Date;
}

/** Settings that the requests of an order need. */
interface Shop extends SimplePayNeeds {
  ask: AskSimplePay;
  accountOf(currency: Currency): SimplePayAccount | undefined;
}

export function createSimplePay(needs: SimplePayNeeds): Gateway {
  const { payOrigin, accounts } = needs;
  const accountOf = (currency: Currency) => accounts.find((one) => one.currency === currency);
  const shop: Shop = { ...needs, ask: createSimplePayClient(needs), accountOf };
  return {
    ...chargesNothing,
    name: 'simplepay',
    payOrigins: [payOrigin],
    repeats: 'by-us',
    merchantOf: (currency) => accountOf(currency)?.merchant ?? null,
    canTake: (currency) => accountOf(currency) !== undefined,
    start: (order, signal) => start(shop, order, signal),
    readBack: (query) => readBack(accounts, query),
    readNotice: (notice) => readNotice(accounts, notice),
    state: (order, signal) => readState(shop, order, signal),
    chargeAgain: (order, signal) => chargeAgain(shop, order, signal),
    cancelStored: ({ reference }, signal) => cancelCard(shop, reference, signal),
    changeStored: async () => ({ kind: 'done' }),
    refund: (payment, { amount }, signal) => refund(shop, payment, amount, signal),
  };
}

/** One for each month of the three years for which a card is stored. */
const storedCharges = 36;

async function start(
  { ask, accountOf, now, payOrigin }: Shop,
  order: NewPayment,
  signal: AbortSignal,
): Promise<StartResult> {
  const account = accountOf(order.money.currency);
  if (!account) return { kind: 'refused', error: `no account takes ${order.money.currency}` };
  const { back, cancelled } = order.addresses;
  const stored = order.storedUpTo && {
    recurring: {
      times: storedCharges,
      until: `${order.storedUntil}T23:59:59+00:00`,
      maxAmount: order.storedUpTo.amount / 100,
    },
    threeDSReqAuthMethod: '02',
  };
  const urls = { success: back, fail: back, cancel: cancelled, timeout: back };
  const answer = await ask('/start', account, { ...fieldsOf(order, now()), urls, ...stored }, signal);
  if (answer.kind === 'unknown') return answer;
  const started = startedSchema.safeParse(answer.body);
  if (!started.success) return { kind: 'refused', error: errorsIn(answer.body) };
  const { transactionId, paymentUrl, tokens, total, currency, orderRef } = started.data;
  const isOurs = orderRef === order.ref && currency === order.money.currency;
  if (!isOurs || Math.round(total * 100) !== order.money.amount || new URL(paymentUrl).origin !== payOrigin)
    return { kind: 'unknown', error: 'SimplePay started another payment' };
  return { kind: 'started', gatewayId: String(transactionId), address: paymentUrl, tokens };
}

/** A reader has so long to pay. */
const payMinutes = 30;

function fieldsOf(order: Omit<NewPayment, 'storedUpTo' | 'storedUntil' | 'repeatsFrom'>, now: Date) {
  return {
    orderRef: order.ref,
    currency: order.money.currency,
    customerEmail: order.email,
    customer: order.name,
    language: order.language.toUpperCase(),
    total: order.money.amount / 100,
    methods: ['CARD'],
    // Gifts have no invoice; the service requires these fields, so that only the name is filled in.
    invoice: { name: order.name, country: 'hu', state: '-', city: '-', zip: '-', address: '-' },
    timeout: new Date(now.getTime() + payMinutes * 60_000).toISOString().replace(/\.\d+Z$/, '+00:00'),
  };
}

async function readState(
  { ask, accountOf }: Shop,
  { ref, currency }: KnownPayment,
  signal: AbortSignal,
): Promise<StateResult> {
  const account = accountOf(currency);
  if (!account) return { kind: 'unknown', error: `no account takes ${currency}` };
  const answer = await ask('/query', account, { orderRefs: [ref], detailed: true }, signal);
  if (answer.kind === 'unknown') return answer;
  const list = queriedSchema.safeParse(answer.body);
  if (!list.success) return { kind: 'unknown', error: errorsIn(answer.body) };
  const [transaction] = list.data.transactions;
  if (!transaction) return { kind: 'missing' };
  // How much was given back decides about the supporter and the counter, so that it is not guessed.
  if (transaction.status === 'REFUND' && transaction.remainingTotal === undefined)
    return { kind: 'unknown', error: 'SimplePay did not say how much of a refunded payment is left' };
  return { kind: 'payment', payment: paymentOf(transaction, list.data.merchant) };
}

async function chargeAgain(
  { ask, accountOf, now }: Shop,
  order: RepeatedPayment,
  signal: AbortSignal,
): Promise<ChargeResult> {
  const account = accountOf(order.money.currency);
  if (!account) return { kind: 'unknown', error: `no account takes ${order.money.currency}` };
  const fields = { ...fieldsOf(order, now()), token: order.token, type: 'MIT', threeDSReqAuthMethod: '02' };
  const answer = await ask('/dorecurring', account, fields, signal);
  if (answer.kind === 'unknown') return answer;
  const charged = chargedSchema.safeParse(answer.body);
  if (charged.success) return { kind: 'charged', gatewayId: String(charged.data.transactionId) };
  const [code] = errorCodesIn(answer.body);
  return code === undefined
    ? { kind: 'unknown', error: 'SimplePay answered a charge with something else' }
    : { kind: 'declined', reason: reasonOf(code), gatewayId: null };
}

async function cancelCard({ ask, accounts }: Shop, cardId: string, signal: AbortSignal): Promise<DoneResult> {
  for (const account of accounts) {
    const answer = await ask('/cardcancel', account, { cardId }, signal);
    if (answer.kind === 'unknown') return answer;
    if (z.object({ status: z.literal('DISABLED') }).safeParse(answer.body).success) return { kind: 'done' };
  }
  return { kind: 'refused', error: 'SimplePay did not disable the card' };
}

async function refund(
  { ask, accountOf }: Shop,
  { ref, currency }: PaidPayment,
  amount: number,
  signal: AbortSignal,
): Promise<DoneResult> {
  const account = accountOf(currency);
  if (!account) return { kind: 'refused', error: `no account takes ${currency}` };
  const fields = { orderRef: ref, refundTotal: amount / 100, currency };
  const answer = await ask('/refund', account, fields, signal);
  if (answer.kind === 'unknown') return answer;
  const isDone = z.object({ refundTransactionId: z.number() }).safeParse(answer.body).success;
  return isDone ? { kind: 'done' } : { kind: 'refused', error: errorsIn(answer.body) };
}

const startedSchema = z.object({
  transactionId: z.number(),
  orderRef: z.string(),
  total: z.number(),
  currency: z.string(),
  paymentUrl: z.url({ protocol: /^https?$/ }),
  tokens: z.array(z.string()).default([]),
});
const chargedSchema = z.object({ transactionId: z.number(), orderRef: z.string() });
