/** Requests to Barion: JSON over HTTPS with the shop's key. */
import { z } from 'zod';
import { jsonIn } from '#platform/text/json-in.ts';
import type { Currency } from '../terms/money.ts';
import { type BarionState, barionStateSchema } from './barion-payment.ts';
import type { NewPayment } from './gateway.ts';
import { requestGateway } from './request-gateway.server.ts';

export interface BarionNeeds {
  /** `https://api.barion.com`. */
  address: string;
  /** For one answer. */
  timeoutMs: number;
  payOrigin: string;
  key: string;
  payee: string;
  currencies: readonly Currency[];
}

interface Answer {
  kind: 'answer';
  body: unknown;
  status: number;
  /** Barion's own codes; none if it did what was asked. */
  errors: string[];
}

interface Unknown {
  kind: 'unknown';
  error: string;
}

export interface BarionClient {
  /** `recurrence`: whether a card is stored, or charged again. */
  startPayment(
    order: StartedOrder,
    recurrence: object | null,
    signal: AbortSignal,
  ): Promise<{ kind: 'started'; payment: BarionStart } | { kind: 'refused'; errors: string[] } | Unknown>;
  /** `state` is null where Barion does not describe a payment. */
  paymentState(
    gatewayId: string,
    signal: AbortSignal,
  ): Promise<(Answer & { state: BarionState | null }) | Unknown>;
  refund(gatewayId: string, transaction: object, signal: AbortSignal): Promise<Answer | Unknown>;
}

type StartedOrder = Omit<NewPayment, 'storedUpTo' | 'storedUntil' | 'repeatsFrom'>;
type BarionStart = z.infer<typeof startedSchema>;

export function createBarionClient({ address, timeoutMs, key, payee }: BarionNeeds): BarionClient {
  async function ask(
    method: 'GET' | 'POST',
    path: string,
    fields: object | null,
    signal: AbortSignal,
  ): Promise<Answer | Unknown> {
    const headers = { 'x-pos-key': key, 'content-type': 'application/json' };
    const body = fields === null ? {} : { body: JSON.stringify(fields) };
    const answer = await requestGateway({ url: address + path, method, headers, ...body, signal, timeoutMs });
    if (answer.kind === 'unknown') return answer;
    const json = jsonIn(answer.text);
    const errors = errorsSchema.safeParse(json).data?.Errors ?? [];
    return { kind: 'answer', body: json, status: answer.status, errors: errors.map((one) => one.ErrorCode) };
  }

  return {
    async startPayment(order, recurrence, signal) {
      const fields = { ...fieldsOf(order, payee), ...recurrence };
      const answer = await ask('POST', '/v2/Payment/Start', fields, signal);
      if (answer.kind === 'unknown') return answer;
      if (answer.errors.length > 0) return { kind: 'refused', errors: answer.errors };
      const started = startedSchema.safeParse(answer.body);
      return started.success
        ? { kind: 'started', payment: started.data }
        : { kind: 'unknown', error: `Barion answered ${answer.status}` };
    },
    async paymentState(gatewayId, signal) {
      const path = `/v4/Payment/${encodeURIComponent(gatewayId)}/PaymentState`;
      const answer = await ask('GET', path, null, signal);
      if (answer.kind === 'unknown') return answer;
      return { ...answer, state: barionStateSchema.safeParse(answer.body).data ?? null };
    },
    async refund(gatewayId, transaction, signal) {
      const fields = { PaymentId: gatewayId, TransactionsToRefund: [transaction] };
      return ask('POST', '/v2/Payment/Refund', fields, signal);
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

function fieldsOf(order: StartedOrder, payee: string) {
  const total = order.money.amount / 100;
  return {
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
        Total: total,
        Comment: order.title,
        Items: [
          {
            Name: order.title,
            Description: order.title,
            Quantity: 1,
            Unit: 'db',
            UnitPrice: total,
            ItemTotal: total,
            SKU: 'tamogatas',
          },
        ],
      },
    ],
  };
}
