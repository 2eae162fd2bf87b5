/** SimplePay v2: every request, answer and notice is signed with the key of a merchant's account of one currency. */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Currency, isCurrency, type Money } from '../money.ts';
import type { DeclineReason } from '../order.ts';
import type {
  BackReading,
  CardFacts,
  ChargeResult,
  DoneResult,
  Gateway,
  GatewayPayment,
  NewPayment,
  NoticeReading,
  RawNotice,
  StartResult,
  StateResult,
} from './gateway.ts';
import { chargesNothing } from './gateway.ts';
import { gatewayTime } from './gateway-time.ts';
import { jsonIn, requestGateway } from './request-gateway.server.ts';
import { isSimplePaySignature, simplePaySignature } from './simplepay-signature.server.ts';

export interface SimplePayNeeds {
  /** `https://secure.simplepay.hu/payment/v2`. */
  address: string;
  /** Where its pay pages are. */
  payOrigin: string;
  accounts: readonly SimplePayAccount[];
  now(): Date;
}

export interface SimplePayAccount {
  currency: Currency;
  merchant: string;
  key: string;
}

const sdkVersion = 'Lapzarta:1';
/** A reader has so long to pay. */
const payMinutes = 30;
/** One for each month of the three years for which a card is stored. */
const storedCharges = 36;

export function createSimplePay(needs: SimplePayNeeds): Gateway {
  const { address, payOrigin, accounts, now } = needs;
  const accountOf = (currency: Currency) => accounts.find((one) => one.currency === currency);

  /** A signed request; an answer with another signature than ours is none. */
  async function ask(
    path: string,
    account: SimplePayAccount,
    fields: object,
    signal: AbortSignal,
  ): Promise<{ kind: 'answer'; body: unknown } | { kind: 'unknown'; error: string }> {
    const salt = randomBytes(24).toString('hex');
    const body = JSON.stringify({ salt, merchant: account.merchant, ...fields, sdkVersion });
    const headers = { 'content-type': 'application/json', signature: simplePaySignature(body, account.key) };
    const answer = await requestGateway({ url: address + path, method: 'POST', headers, body, signal });
    if (answer.kind === 'unknown') return answer;
    const signature = String(answer.headers.signature ?? '');
    if (!isSimplePaySignature(answer.text, signature, account.key))
      return {
        kind: 'unknown',
        error: `SimplePay answered ${path} with a wrong signature (${answer.status})`,
      };
    return { kind: 'answer', body: jsonIn(answer.text) };
  }

  function common(order: Omit<NewPayment, 'storedUpTo' | 'storedUntil' | 'repeatsFrom'>) {
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
      timeout: new Date(now().getTime() + payMinutes * 60_000).toISOString().replace(/\.\d+Z$/, '+00:00'),
    };
  }

  return {
    ...chargesNothing,
    name: 'simplepay',
    payOrigins: [payOrigin],
    repeats: 'by-us',
    merchantOf: (currency) => accountOf(currency)?.merchant ?? null,
    canTake: (currency) => accountOf(currency) !== undefined,

    async start(order, signal): Promise<StartResult> {
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
      const answer = await ask('/start', account, { ...common(order), urls, ...stored }, signal);
      if (answer.kind === 'unknown') return answer;
      const started = startedSchema.safeParse(answer.body);
      if (!started.success) return { kind: 'refused', error: errorsIn(answer.body) };
      const { transactionId, paymentUrl, tokens, total, currency, orderRef } = started.data;
      const isOurs = orderRef === order.ref && currency === order.money.currency;
      if (!isOurs || total * 100 !== order.money.amount || new URL(paymentUrl).origin !== payOrigin)
        return { kind: 'unknown', error: 'SimplePay started another payment' };
      return { kind: 'started', gatewayId: String(transactionId), address: paymentUrl, tokens };
    },

    readBack(query): BackReading {
      const [r, s] = [query.get('r'), query.get('s')];
      if (r === null || s === null) return { kind: 'nothing' };
      const json = Buffer.from(r, 'base64');
      // In a query a `+` that is not encoded is read as a space.
      const signature = s.replaceAll(' ', '+');
      const back = backSchema.safeParse(jsonIn(json.toString()));
      const account = accounts.find(({ merchant }) => merchant === back.data?.m);
      if (!back.success || !account || !isSimplePaySignature(json, signature, account.key))
        return { kind: 'forged' };
      return { kind: 'ref', ref: back.data.o };
    },

    readNotice({ bytes, signature, now: receivedAt }: RawNotice): NoticeReading {
      const body = jsonIn(bytes.toString());
      const notice = noticeSchema.safeParse(body);
      if (!notice.success) return { kind: 'forged', why: 'it is no notice of SimplePay' };
      const account = accounts.find(({ merchant }) => merchant === notice.data.merchant);
      if (!account) return { kind: 'forged', why: 'it names another merchant' };
      if (!isSimplePaySignature(bytes, signature, account.key))
        return { kind: 'forged', why: 'its signature is wrong' };
      const { transactionId, status, orderRef } = notice.data;
      // Each refund in part has the same number and status: the bytes tell them apart, and are equal in a replay.
      const bytesHash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
      const confirmed = JSON.stringify({ ...notice.data, receiveDate: receivedAt.toISOString() });
      return {
        kind: 'notice',
        eventId: `${transactionId}:${status}:${bytesHash}`,
        about: { kind: 'ref', ref: orderRef },
        // Only notices describe the card.
        card: cardOf(notice.data),
        isSigned: true,
        answer: {
          body: confirmed,
          headers: {
            'content-type': 'application/json',
            signature: simplePaySignature(confirmed, account.key),
          },
        },
      };
    },

    async state({ ref, currency }, signal): Promise<StateResult> {
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
    },

    async chargeAgain(order, signal): Promise<ChargeResult> {
      const account = accountOf(order.money.currency);
      if (!account) return { kind: 'declined', reason: 'no-card', gatewayId: null };
      const fields = { ...common(order), token: order.token, type: 'MIT', threeDSReqAuthMethod: '02' };
      const answer = await ask('/dorecurring', account, fields, signal);
      if (answer.kind === 'unknown') return answer;
      const charged = chargedSchema.safeParse(answer.body);
      if (charged.success) return { kind: 'charged', gatewayId: String(charged.data.transactionId) };
      const [code] = errorCodesSchema.safeParse(answer.body).data?.errorCodes ?? [];
      return code === undefined
        ? { kind: 'unknown', error: 'SimplePay answered a charge with something else' }
        : { kind: 'declined', reason: reasonOf(code), gatewayId: null };
    },

    async cancelStored({ reference }, signal): Promise<DoneResult> {
      for (const account of accounts) {
        const answer = await ask('/cardcancel', account, { cardId: reference }, signal);
        if (answer.kind === 'unknown') return answer;
        if (z.object({ status: z.literal('DISABLED') }).safeParse(answer.body).success)
          return { kind: 'done' };
      }
      return { kind: 'refused', error: 'SimplePay did not disable the card' };
    },

    changeStored: async () => ({ kind: 'done' }),

    async refund({ ref, currency }, money: Money, signal): Promise<DoneResult> {
      const account = accountOf(currency);
      if (!account) return { kind: 'refused', error: `no account takes ${currency}` };
      const fields = { orderRef: ref, refundTotal: money.amount / 100, currency };
      const answer = await ask('/refund', account, fields, signal);
      if (answer.kind === 'unknown') return answer;
      const isDone = z.object({ refundTransactionId: z.number() }).safeParse(answer.body).success;
      return isDone ? { kind: 'done' } : { kind: 'refused', error: errorsIn(answer.body) };
    },
  };
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
const errorCodesSchema = z.object({ errorCodes: z.array(z.coerce.number()).min(1) });
const backSchema = z.object({ r: z.number(), t: z.number(), e: z.string(), m: z.string(), o: z.string() });
const noticeSchema = z.looseObject({
  orderRef: z.string(),
  merchant: z.string(),
  transactionId: z.number(),
  status: z.string(),
  cardMask: z.string().optional(),
  expiry: z.string().optional(),
});

/** An unknown status fails: to guess would be to book a payment that nobody made. */
const statusSchema = z.enum([
  'INIT',
  'INPAYMENT',
  'AUTHORIZED',
  'INFRAUD',
  'FINISHED',
  'CANCELLED',
  'TIMEOUT',
  'NOTAUTHORIZED',
  'FRAUD',
  'REVERSED',
  'REFUND',
]);
const transactionSchema = z.object({
  orderRef: z.string(),
  currency: z.string().refine(isCurrency),
  total: z.number(),
  transactionId: z.number(),
  status: statusSchema,
  remainingTotal: z.number().optional(),
  paymentDate: z.string().optional(),
  resultCode: z.union([z.string(), z.number()]).optional(),
});
const queriedSchema = z.object({ merchant: z.string(), transactions: z.array(transactionSchema) });

const statuses: Readonly<Record<string, GatewayPayment['status']>> = {
  FINISHED: 'paid',
  // Paid before it was given back.
  REFUND: 'paid',
  CANCELLED: 'cancelled',
  TIMEOUT: 'expired',
  NOTAUTHORIZED: 'failed',
  FRAUD: 'failed',
  REVERSED: 'failed',
};

function paymentOf(transaction: z.infer<typeof transactionSchema>, merchant: string): GatewayPayment {
  const { total, remainingTotal = total, status, resultCode, paymentDate } = transaction;
  const isRefunded = status === 'REFUND' || status === 'FINISHED';
  return {
    ref: transaction.orderRef,
    gatewayId: String(transaction.transactionId),
    merchant,
    status: statuses[status] ?? 'open',
    reason: statuses[status] === 'failed' ? reasonOf(Number(resultCode ?? 0)) : null,
    money: { amount: Math.round(total * 100), currency: transaction.currency },
    refunded: isRefunded ? Math.round((total - remainingTotal) * 100) : 0,
    paidAt: gatewayTime(paymentDate),
    card: null,
    // Cards are cancelled by the transaction that registered them.
    stored: { reference: String(transaction.transactionId), token: null },
  };
}

function cardOf({ cardMask, expiry }: z.infer<typeof noticeSchema>): CardFacts | null {
  const day = z.iso.date().safeParse(expiry?.slice(0, 10)).data ?? null;
  return cardMask === undefined && day === null ? null : { mask: cardMask ?? null, validUntil: day };
}

/** Codes of SimplePay's list of errors that say something about the card. */
const reasons: Readonly<Record<number, DeclineReason>> = {
  2013: 'no-funds',
  2019: 'bank',
  2063: 'blocked-card',
  2064: 'wrong-data',
  2066: 'limit',
  5501: 'no-card',
  5502: 'no-card',
  5503: 'no-card',
};

function reasonOf(code: number): DeclineReason {
  return reasons[code] ?? 'other';
}

function errorsIn(body: unknown): string {
  const codes = errorCodesSchema.safeParse(body).data?.errorCodes;
  return codes ? `SimplePay’s error ${codes.join(', ')}` : 'SimplePay answered something else';
}
