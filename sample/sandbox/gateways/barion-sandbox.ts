/** Speaks like Barion. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { sandboxKeys } from '#features/support/public.server.ts';
import {
  type GatewayQuestion,
  type GatewayReply,
  type GatewaySandbox,
  html,
  json,
  noContent,
  redirect,
} from './gateway-sandbox.ts';
import { changedSwitches, switchesSchema } from './gateway-switches.ts';
import { payOutcomes, payPage, threeDsPage } from './pay-page.ts';
import { ledgerOf, type SandboxPayment } from './sandbox-payment.ts';
import { sendNotices } from './send-notices.ts';

interface Payment extends SandboxPayment {
  traceId: string;
  recurrenceId: string;
  transactionId: string;
}

/** As documented. */
const repeats = [2, 6, 18, 54, 162];

export function createBarionSandbox(): GatewaySandbox {
  const payments = new Map<string, Payment>();
  const counts = { sent: 0, confirmed: 0 };
  let switches = switchesSchema.parse({});

  function answer(request: GatewayQuestion): GatewayReply | null {
    const { method, path, body, query } = request;
    if (path === 'switches' && method === 'POST') {
      switches = changedSwitches(switches, JSON.parse(body));
      return noContent;
    }
    if (path === 'ledger') return json({ payments: ledgerOf(payments.values()), notices: counts });
    if (path === 'Pay') return payAnswer(request, query.get('Id') ?? '');
    if (switches.mode === 'down') return json({ error: 'down' }, 503);
    if (request.headers['x-pos-key'] !== sandboxKeys.barion) return failure('AuthenticationFailed', 401);
    if (path === 'v2/Payment/Start' && method === 'POST') return start(JSON.parse(body), request);
    if (path === 'v2/Payment/Refund' && method === 'POST') return refund(JSON.parse(body));
    const [, id = ''] = /^v4\/Payment\/([0-9a-f-]+)\/PaymentState$/i.exec(path) ?? [];
    if (id === '') return null;
    const payment = payments.get(id);
    return payment ? json(stateOf(payment)) : failure('PaymentNotFound', 400);
  }

  function start(raw: unknown, { base }: GatewayQuestion): GatewayReply {
    const read = startSchema.safeParse(raw);
    if (!read.success) return failure('ModelValidationError', 400);
    if (switches.mode === 'refused') return failure('ShopIsClosed', 400);
    const {
      PaymentRequestId,
      Currency,
      RedirectUrl,
      CallbackUrl,
      RecurrenceId = '',
      TraceId,
      Transactions,
    } = read.data;
    const [transaction] = Transactions;
    if (!transaction) return failure('ModelValidationError', 400);
    const isFirst = read.data.InitiateRecurrence === true;
    const payment: Payment = {
      id: randomBytes(16).toString('hex'),
      ref: PaymentRequestId,
      merchant: transaction.Payee,
      total: transaction.Total,
      currency: Currency,
      status: 'open',
      refunded: 0,
      reason: '',
      back: { paid: RedirectUrl, failed: RedirectUrl, cancelled: RedirectUrl, expired: RedirectUrl },
      notices: CallbackUrl,
      title: transaction.Comment,
      isStored: isFirst,
      recurrenceId: RecurrenceId,
      traceId: isFirst ? `trace/${randomBytes(9).toString('base64')}=` : '',
      transactionId: randomBytes(16).toString('hex'),
    };
    payments.set(payment.id, payment);
    const result = read.data.InitiateRecurrence === false ? repeat(payment, TraceId ?? '') : 'None';
    const reply = json({
      PaymentId: payment.id,
      PaymentRequestId,
      Status: result === 'None' ? 'Prepared' : statusOf(payment),
      Transactions: [],
      GatewayUrl: `${base}/Pay?Id=${payment.id}`,
      RecurrenceResult: result,
      TraceId: null,
      Errors: [],
    });
    const isHung = switches.mode === 'hung' || (result !== 'None' && switches.charge === 'hung');
    return isHung ? { ...reply, isSilent: true } : reply;
  }

  function repeat(payment: Payment, traceId: string): string {
    const first = [...payments.values()].find(
      (one) => one.traceId !== '' && one.traceId === traceId && one.recurrenceId === payment.recurrenceId,
    );
    const result = first?.status === 'paid' ? recurrenceResults[switches.charge] : 'NotFound';
    payment.status = result === 'Successful' ? 'paid' : 'failed';
    notify(payment);
    return result;
  }

  function payAnswer({ method, body, base }: GatewayQuestion, id: string): GatewayReply | null {
    const payment = payments.get(id);
    if (!payment) return null;
    const action = `${base}/Pay?Id=${id}`;
    if (method !== 'POST') return html(payPage('Barion', payment, action));
    const chosen = new URLSearchParams(body).get('kimenet') ?? '';
    if (chosen === '3ds') return html(threeDsPage('Barion', payment, action));
    const outcome = payOutcomes[chosen];
    if (!outcome) return null;
    if (payment.status === 'open') {
      payment.status = outcome;
      notify(payment);
    }
    const back = new URL(payment.back.paid);
    back.searchParams.set('paymentId', id);
    return redirect(back.href);
  }

  function refund(raw: unknown): GatewayReply {
    const { PaymentId, TransactionsToRefund } = z
      .object({
        PaymentId: z.string(),
        TransactionsToRefund: z.array(z.object({ TransactionId: z.string(), AmountToRefund: z.number() })),
      })
      .parse(raw);
    const payment = payments.get(PaymentId);
    const amount = TransactionsToRefund[0]?.AmountToRefund ?? 0;
    if (payment?.status !== 'paid' || amount > payment.total - payment.refunded)
      return failure('RefundAmountExceeded', 400);
    payment.refunded += amount;
    notify(payment);
    return json({ PaymentId, RefundedTransactions: [{ Total: amount, Status: 'Succeeded' }], Errors: [] });
  }

  function stateOf(payment: Payment) {
    const { says } = switches;
    const taken = {
      TransactionId: payment.transactionId,
      TransactionType: 'CardPayment',
      Status: 'Succeeded',
      Total: payment.total,
      RelatedId: null,
      Payee: { Email: says === 'other-merchant' ? 'masvalaki@example.com' : payment.merchant },
    };
    const returned = {
      TransactionId: `${payment.transactionId}r`,
      TransactionType: 'RefundToBankCard',
      Status: 'Succeeded',
      Total: -payment.refunded,
      RelatedId: payment.transactionId,
      Payee: null,
    };
    return {
      PaymentId: payment.id,
      PaymentRequestId: says === 'other-order' ? 'LZ2222222222' : payment.ref,
      Status: statusOf(payment),
      Total: says === 'other-amount' ? payment.total + 1 : payment.total,
      Currency: says === 'other-currency' ? 'USD' : payment.currency,
      FundingSource: 'BankCard',
      FundingInformation: {
        BankCard: { MaskedPan: '1111', BankCardType: 'Visa', ValidThruYear: '2028', ValidThruMonth: '11' },
      },
      Transactions: payment.refunded > 0 ? [taken, returned] : [taken],
      RecurrenceType: payment.isStored ? 'RecurringPayment' : null,
      TraceId: payment.status === 'paid' && payment.traceId !== '' ? payment.traceId : null,
      Errors: [],
    };
  }

  function notify(payment: Payment): void {
    const notice = (id: string) => ({
      body: String(new URLSearchParams({ paymentId: id })),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    void sendNotices(
      {
        url: switches.notices || payment.notices,
        repeats,
        current: () => notice(payment.id),
        older: null,
        forged: () => notice(randomBytes(16).toString('hex')),
        isConfirmed: (status) => status === 200,
      },
      switches,
      counts,
    );
  }

  return { answer };
}

const startSchema = z.object({
  PaymentType: z.literal('Immediate'),
  PaymentRequestId: z.string().min(1),
  Currency: z.string(),
  RedirectUrl: z.url(),
  CallbackUrl: z.url(),
  Locale: z.string(),
  FundingSources: z.array(z.string()),
  InitiateRecurrence: z.boolean().optional(),
  RecurrenceId: z.string().optional(),
  RecurrenceType: z.literal('RecurringPayment').optional(),
  TraceId: z.string().optional(),
  Transactions: z.array(
    z.object({
      POSTransactionId: z.string(),
      Payee: z.email(),
      Total: z.number().positive(),
      Comment: z.string(),
      Items: z.array(z.object({ Name: z.string(), ItemTotal: z.number() })).min(1),
    }),
  ),
});

const recurrenceResults = {
  paid: 'Successful',
  hung: 'Successful',
  'no-funds': 'Failed',
  blocked: 'Failed',
  'three-ds': 'ThreeDSAuthenticationRequired',
} as const;

function statusOf({ status }: SandboxPayment): string {
  return { open: 'Started', paid: 'Succeeded', failed: 'Failed', cancelled: 'Canceled', expired: 'Expired' }[
    status
  ];
}

function failure(code: string, status: number): GatewayReply {
  const error = {
    Title: code,
    ErrorCode: code,
    Description: code,
    HappenedAt: '',
    EndPoint: '',
    PaymentId: '',
  };
  return json({ Errors: [error] }, status);
}
