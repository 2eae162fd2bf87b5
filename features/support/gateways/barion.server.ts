/** Barion: JSON over HTTPS with the shop's key; its notices are not signed, so that they are only hints. */
import { z } from 'zod';
import { lastDayOf } from '../charge-days.ts';
import { type Currency, currencies, type Money } from '../money.ts';
import type {
  BackReading,
  ChargeResult,
  DoneResult,
  Gateway,
  GatewayPayment,
  NewPayment,
  NoticeReading,
  StartResult,
  StateResult,
} from './gateway.ts';
import { chargesNothing } from './gateway.ts';
import { gatewayTime } from './gateway-time.ts';
import { jsonIn, requestGateway } from './request-gateway.server.ts';

export interface BarionNeeds {
  /** `https://api.barion.com`. */
  address: string;
  payOrigin: string;
  key: string;
  payee: string;
  currencies: readonly Currency[];
}

const paymentIdPattern = /^[0-9a-f]{32}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function createBarion({ address, payOrigin, key, payee, currencies: taken }: BarionNeeds): Gateway {
  async function ask(
    method: 'GET' | 'POST',
    path: string,
    fields: object | null,
    signal: AbortSignal,
  ): Promise<{ kind: 'answer'; body: unknown; status: number } | { kind: 'unknown'; error: string }> {
    const headers = { 'x-pos-key': key, 'content-type': 'application/json' };
    const body = fields === null ? {} : { body: JSON.stringify(fields) };
    const answer = await requestGateway({ url: address + path, method, headers, ...body, signal });
    return answer.kind === 'unknown'
      ? answer
      : { kind: 'answer', body: jsonIn(answer.text), status: answer.status };
  }

  async function startPayment(fields: object, signal: AbortSignal) {
    const answer = await ask('POST', '/v2/Payment/Start', fields, signal);
    if (answer.kind === 'unknown') return answer;
    const errors = errorsSchema.safeParse(answer.body).data?.Errors ?? [];
    const started = startedSchema.safeParse(answer.body);
    if (errors.length > 0) return { kind: 'refused' as const, errors: errors.map((one) => one.ErrorCode) };
    if (!started.success) return { kind: 'unknown' as const, error: `Barion answered ${answer.status}` };
    return { kind: 'started' as const, answer: started.data };
  }

  const fieldsOf = (order: Omit<NewPayment, 'storedUpTo' | 'storedUntil' | 'repeatsFrom'>) => ({
    PaymentType: 'Immediate',
    PaymentWindow: '00:30:00',
    FundingSources: ['All'],
    PaymentRequestId: order.ref,
    PayerHint: order.email,
    Locale: order.language === 'hu' ? 'hu-HU' : 'en-US',
    OrderNumber: order.ref,
    Currency: order.money.currency,
    RedirectUrl: order.addresses.back,
    CallbackUrl: order.addresses.notices,
    Transactions: [
      {
        POSTransactionId: order.ref,
        Payee: payee,
        Total: order.money.amount / 100,
        Comment: order.title,
        Items: [
          {
            ...{ Name: order.title, Description: order.title, Quantity: 1, Unit: 'db' },
            ...{ UnitPrice: order.money.amount / 100, ItemTotal: order.money.amount / 100, SKU: 'tamogatas' },
          },
        ],
      },
    ],
  });

  return {
    ...chargesNothing,
    name: 'barion',
    payOrigins: [payOrigin],
    repeats: 'by-us',
    merchantOf: () => payee,
    canTake: (currency) => taken.includes(currency),

    async start(order, signal): Promise<StartResult> {
      const stored = order.storedUpTo && {
        ...{ InitiateRecurrence: true, RecurrenceId: order.ref, RecurrenceType: 'RecurringPayment' },
      };
      const result = await startPayment({ ...fieldsOf(order), ...stored }, signal);
      if (result.kind === 'refused')
        return { kind: 'refused', error: `Barion’s error ${result.errors.join(', ')}` };
      if (result.kind === 'unknown') return result;
      const { PaymentId, GatewayUrl, PaymentRequestId } = result.answer;
      if (PaymentRequestId !== order.ref || URL.parse(GatewayUrl)?.origin !== payOrigin)
        return { kind: 'unknown', error: 'Barion started another payment' };
      return { kind: 'started', gatewayId: PaymentId, address: GatewayUrl, tokens: [] };
    },

    readBack(query): BackReading {
      const id = query.get('paymentId');
      if (id === null) return { kind: 'nothing' };
      return paymentIdPattern.test(id) ? { kind: 'gateway-id', gatewayId: id } : { kind: 'forged' };
    },

    readNotice({ bytes }): NoticeReading {
      const id = new URLSearchParams(bytes.toString()).get('paymentId') ?? '';
      if (!paymentIdPattern.test(id)) return { kind: 'forged', why: 'it names no payment' };
      return {
        kind: 'notice',
        // Every callback of a payment is alike, whatever has changed.
        eventId: id,
        about: { kind: 'gateway-id', gatewayId: id },
        card: null,
        isSigned: false,
        answer: { body: '', headers: { 'content-type': 'text/plain' } },
      };
    },

    async state({ gatewayId }, signal): Promise<StateResult> {
      // Barion finds payments by its own ids only: one whose start was not answered may exist.
      if (gatewayId === null) return { kind: 'unknown', error: 'Barion has not named the payment' };
      const path = `/v4/Payment/${encodeURIComponent(gatewayId)}/PaymentState`;
      const answer = await ask('GET', path, null, signal);
      if (answer.kind === 'unknown') return answer;
      const state = stateSchema.safeParse(answer.body);
      if (state.success) return { kind: 'payment', payment: paymentOf(state.data) };
      const [error] = errorsSchema.safeParse(answer.body).data?.Errors ?? [];
      return error?.ErrorCode === 'PaymentNotFound' || answer.status === 404
        ? { kind: 'missing' }
        : { kind: 'unknown', error: `Barion answered ${answer.status} about a payment` };
    },

    async chargeAgain(order, signal): Promise<ChargeResult> {
      const result = await startPayment(
        {
          ...fieldsOf(order),
          ...{ InitiateRecurrence: false, RecurrenceId: order.reference, RecurrenceType: 'RecurringPayment' },
          TraceId: order.token,
        },
        signal,
      );
      if (result.kind === 'unknown') return result;
      if (result.kind === 'refused') return { kind: 'declined', reason: 'other', gatewayId: null };
      const { PaymentId: gatewayId, RecurrenceResult } = result.answer;
      switch (RecurrenceResult) {
        case 'Failed':
          return { kind: 'declined', reason: 'other', gatewayId };
        case 'NotFound':
          return { kind: 'declined', reason: 'no-card', gatewayId };
        case 'ThreeDSAuthenticationRequired':
          return { kind: 'declined', reason: 'authentication', gatewayId };
        default:
          return { kind: 'charged', gatewayId };
      }
    },

    // A trace id cannot be cancelled: it is deleted from our database, and nobody else has it.
    cancelStored: async () => ({ kind: 'done' }),
    changeStored: async () => ({ kind: 'done' }),

    async refund({ ref, gatewayId, refunded }, money: Money, signal): Promise<DoneResult> {
      const state = await ask(
        'GET',
        `/v4/Payment/${encodeURIComponent(gatewayId)}/PaymentState`,
        null,
        signal,
      );
      if (state.kind === 'unknown') return state;
      const [transaction] = (stateSchema.safeParse(state.body).data?.Transactions ?? []).filter(
        isCardPayment,
      );
      if (!transaction) return { kind: 'refused', error: 'Barion knows no such payment' };
      const fields = {
        PaymentId: gatewayId,
        TransactionsToRefund: [
          {
            ...{ TransactionId: transaction.TransactionId, POSTransactionId: `${ref}-R${refunded}` },
            ...{ AmountToRefund: money.amount / 100, Comment: 'Visszatérítés' },
          },
        ],
      };
      const answer = await ask('POST', '/v2/Payment/Refund', fields, signal);
      if (answer.kind === 'unknown') return answer;
      const errors = errorsSchema.safeParse(answer.body).data?.Errors ?? [];
      if (errors.length > 0)
        return { kind: 'refused', error: `Barion’s error ${errors.map((one) => one.ErrorCode).join(', ')}` };
      return answer.status === 200
        ? { kind: 'done' }
        : { kind: 'unknown', error: `Barion answered ${answer.status} to a refund` };
    },
  };
}

const errorsSchema = z.object({ Errors: z.array(z.object({ ErrorCode: z.string() })) });
const startedSchema = z.object({
  PaymentId: z.string(),
  PaymentRequestId: z.string(),
  GatewayUrl: z.string(),
  RecurrenceResult: z.string().nullish(),
  TraceId: z.string().nullish(),
});
const transactionSchema = z.object({
  TransactionId: z.string(),
  TransactionType: z.string(),
  Status: z.string(),
  Total: z.number(),
  Payee: z.object({ Email: z.string() }).nullish(),
});
const bankCardSchema = z.object({
  MaskedPan: z.string().nullish(),
  ValidThruYear: z.coerce.number().nullish(),
  ValidThruMonth: z.coerce.number().nullish(),
});
type BankCard = z.infer<typeof bankCardSchema>;
const stateSchema = z.object({
  PaymentId: z.string(),
  PaymentRequestId: z.string(),
  Status: z.enum([
    'Prepared',
    'Started',
    'InProgress',
    'Waiting',
    'Reserved',
    'Authorized',
    'Canceled',
    'Succeeded',
    'Failed',
    'PartiallySucceeded',
    'Expired',
  ]),
  Total: z.number(),
  Currency: z.enum(currencies),
  FundingInformation: z
    .object({
      BankCard: bankCardSchema.nullish(),
    })
    .nullish(),
  Transactions: z.array(transactionSchema).default([]),
  RecurrenceType: z.string().nullish(),
  TraceId: z.string().nullish(),
  CompletedAt: z.string().nullish(),
});

const statuses: Readonly<Record<string, GatewayPayment['status']>> = {
  Succeeded: 'paid',
  Canceled: 'cancelled',
  Failed: 'failed',
  Expired: 'expired',
};

function paymentOf(state: z.infer<typeof stateSchema>): GatewayPayment {
  const card = state.FundingInformation?.BankCard;
  const refunds = state.Transactions.filter(
    ({ TransactionType, Status }) => /refund/i.test(TransactionType) && Status === 'Succeeded',
  );
  const [taken] = state.Transactions.filter(isCardPayment);
  const status = statuses[state.Status] ?? 'open';
  return {
    ref: state.PaymentRequestId,
    gatewayId: state.PaymentId,
    merchant: taken?.Payee?.Email ?? null,
    status,
    reason: status === 'failed' ? 'other' : null,
    money: { amount: Math.round(state.Total * 100), currency: state.Currency },
    refunded: Math.round(refunds.reduce((sum, { Total }) => sum + Math.abs(Total), 0) * 100),
    paidAt: gatewayTime(state.CompletedAt),
    card: card ? { mask: card.MaskedPan ?? null, validUntil: validUntil(card) } : null,
    stored: state.TraceId ? { reference: state.PaymentRequestId, token: state.TraceId } : null,
  };
}

function isCardPayment({ TransactionType }: { TransactionType: string }): boolean {
  return !/refund|fee/i.test(TransactionType);
}

function validUntil(card: BankCard): string | null {
  const { ValidThruYear: year, ValidThruMonth: month } = card;
  if (!year || !month) return null;
  return lastDayOf(year < 100 ? 2000 + year : year, month);
}
