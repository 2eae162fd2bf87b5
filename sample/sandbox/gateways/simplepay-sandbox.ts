/** Speaks like SimplePay v2. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isSimplePaySignature, sandboxKeys, simplePaySignature } from '#features/support/public.server.ts';
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

interface Transaction extends SandboxPayment {
  /** Each is used once. */
  tokens: Map<string, boolean>;
  maxAmount: number;
}

const key = sandboxKeys.simplepay;
/** Its schedule is not documented. */
const repeats = [5, 30, 120, 600];

export function createSimplePaySandbox(): GatewaySandbox {
  const transactions = new Map<string, Transaction>();
  const cancelledCards = new Set<string>();
  const counts = { sent: 0, confirmed: 0 };
  let switches = switchesSchema.parse({});
  let nextId = 509_000_000 + (randomBytes(2).readUInt16BE() % 50_000) * 10;

  function answer(request: GatewayQuestion): GatewayReply | null {
    const { method, path, body, now } = request;
    if (path === 'switches' && method === 'POST') {
      switches = changedSwitches(switches, JSON.parse(body));
      return noContent;
    }
    if (path === 'ledger') return json({ payments: ledgerOf(transactions.values()), notices: counts });
    if (path.startsWith('pay/')) return payAnswer(request);
    if (method !== 'POST') return null;
    if (switches.mode === 'down') return json({ error: 'down' }, 503);
    if (!isSimplePaySignature(body, String(request.headers.signature ?? ''), key))
      return signed({ errorCodes: [5310] });
    return signedAnswer(path, JSON.parse(body), request.base, now);
  }

  function signedAnswer(path: string, body: unknown, base: string, now: Date): GatewayReply | null {
    switch (path) {
      case 'start':
        return start(body, base);
      case 'query':
        return signed(queried(body));
      case 'dorecurring':
        return charge(body, now);
      case 'refund':
        return signed(refund(body, now));
      case 'cardcancel':
        return signed(cancelCard(body));
      default:
        return null;
    }
  }

  function start(raw: unknown, base: string): GatewayReply {
    const read = startSchema.safeParse(raw);
    if (!read.success) return signed({ errorCodes: [5321] });
    if (switches.mode === 'refused') return signed({ errorCodes: [5011], merchant: read.data.merchant });
    const { orderRef, merchant, total, currency, urls, recurring, invoice } = read.data;
    if (find(orderRef)) return signed({ errorCodes: [5201], merchant });
    const transaction = add({
      ref: orderRef,
      merchant,
      total,
      currency,
      title: invoice.name,
      isStored: recurring !== undefined,
      back: { paid: urls.success, failed: urls.fail, cancelled: urls.cancel, expired: urls.timeout },
    });
    for (let count = 0; count < (recurring?.times ?? 0); count += 1)
      transaction.tokens.set(`SPT${randomBytes(12).toString('hex').toUpperCase()}`, false);
    transaction.maxAmount = recurring?.maxAmount ?? 0;
    const reply = signed({
      salt: salt(),
      merchant,
      orderRef,
      currency,
      total,
      timeout: read.data.timeout,
      transactionId: Number(transaction.id),
      paymentUrl: `${base}/pay/${transaction.id}`,
      ...(recurring ? { tokens: [...transaction.tokens.keys()] } : {}),
    });
    return switches.mode === 'hung' ? { ...reply, isSilent: true } : reply;
  }

  function payAnswer({ method, path, body, base, now }: GatewayQuestion): GatewayReply | null {
    const transaction = transactions.get(path.slice(4));
    if (!transaction) return null;
    const action = `${base}/${path}`;
    if (method !== 'POST') return html(payPage('SimplePay', transaction, action));
    const chosen = new URLSearchParams(body).get('kimenet') ?? '';
    if (chosen === '3ds') return html(threeDsPage('SimplePay', transaction, action));
    const outcome = payOutcomes[chosen];
    if (!outcome) return null;
    if (transaction.status === 'open') {
      transaction.status = outcome;
      transaction.reason = chosen === 'no-funds' ? '2013' : '';
      notify(transaction, now);
    }
    return redirect(backAddress(transaction));
  }

  function backAddress(transaction: Transaction): string {
    const { id, merchant, ref, status } = transaction;
    const e = { open: 'FAIL', paid: 'SUCCESS', failed: 'FAIL', cancelled: 'CANCEL', expired: 'TIMEOUT' }[
      status
    ];
    const r = JSON.stringify({ r: 0, t: Number(id), e, m: merchant, o: ref });
    const back = new URL(transaction.back[status === 'open' ? 'failed' : status]);
    back.searchParams.set('r', Buffer.from(r).toString('base64'));
    back.searchParams.set('s', simplePaySignature(r, key));
    return back.href;
  }

  function queried(raw: unknown) {
    const { merchant, orderRefs } = z
      .object({ merchant: z.string(), orderRefs: z.array(z.string()) })
      .parse(raw);
    const found = orderRefs.map(find).filter((one) => one !== undefined);
    const { says } = switches;
    return {
      salt: salt(),
      totalCount: found.length,
      merchant: says === 'other-merchant' ? 'SOMEBODYELSE' : merchant,
      transactions: found.map((one) => ({
        orderRef: says === 'other-order' ? 'LZ2222222222' : one.ref,
        transactionId: Number(one.id),
        currency: says === 'other-currency' ? 'USD' : one.currency,
        total: says === 'other-amount' ? one.total + 1 : one.total,
        remainingTotal: one.total - one.refunded,
        status: statusOf(one),
        ...(one.reason === '' ? {} : { resultCode: one.reason }),
      })),
    };
  }

  function charge(raw: unknown, now: Date): GatewayReply {
    const read = chargeSchema.safeParse(raw);
    if (!read.success) return signed({ errorCodes: [5321] });
    const { token, orderRef, merchant, total, currency } = read.data;
    const card = [...transactions.values()].find(({ tokens }) => tokens.has(token));
    const isUsable =
      card?.status === 'paid' && card.tokens.get(token) === false && !cancelledCards.has(card.id);
    if (!card || !isUsable || total > card.maxAmount) return signed({ errorCodes: [5501], merchant });
    card.tokens.set(token, true);
    const back = { paid: '', failed: '', cancelled: '', expired: '' };
    const transaction = add({ ref: orderRef, merchant, total, currency, title: '', isStored: false, back });
    const code = declineCodes[switches.charge];
    transaction.status = code === undefined ? 'paid' : 'failed';
    transaction.reason = code === undefined ? '' : String(code);
    notify(transaction, now);
    if (code !== undefined) return signed({ errorCodes: [code], merchant });
    const reply = signed({
      salt: salt(),
      merchant,
      orderRef,
      transactionId: Number(transaction.id),
      total,
      currency,
    });
    return switches.charge === 'hung' ? { ...reply, isSilent: true } : reply;
  }

  function refund(raw: unknown, now: Date) {
    const { orderRef, refundTotal, merchant } = z
      .object({ orderRef: z.string(), refundTotal: z.number(), merchant: z.string() })
      .parse(raw);
    const transaction = find(orderRef);
    if (transaction?.status !== 'paid' || refundTotal > transaction.total - transaction.refunded)
      return { errorCodes: [3002], merchant };
    transaction.refunded += refundTotal;
    notify(transaction, now);
    nextId += 1;
    return {
      salt: salt(),
      merchant,
      orderRef,
      refundTransactionId: nextId,
      refundTotal,
      remainingTotal: transaction.total - transaction.refunded,
    };
  }

  function cancelCard(raw: unknown) {
    const { cardId, merchant } = z.object({ cardId: z.string(), merchant: z.string() }).parse(raw);
    const card = transactions.get(cardId);
    if (!card?.isStored || card.merchant !== merchant) return { errorCodes: [5810], merchant };
    cancelledCards.add(cardId);
    return { salt: salt(), merchant, cardId, status: 'DISABLED', expiry: '2029-10-31T23:59:59+00:00' };
  }

  function notify(transaction: Transaction, now: Date): void {
    const notice = (status: string, signingKey: string) => {
      const body = JSON.stringify({
        salt: salt(),
        orderRef: transaction.ref,
        method: 'CARD',
        merchant: transaction.merchant,
        finishDate: now.toISOString(),
        paymentDate: now.toISOString(),
        transactionId: Number(transaction.id),
        status,
        ...(transaction.isStored ? { cardMask: '************1111', expiry: expiryOf(now) } : {}),
      });
      const signature = simplePaySignature(body, signingKey);
      return { body, headers: { 'content-type': 'application/json', signature } };
    };
    void sendNotices(
      {
        url: switches.notices,
        repeats,
        current: () => notice(statusOf(transaction), key),
        older: () => notice('INPAYMENT', key),
        forged: () => notice('FINISHED', 'another-key'),
        isConfirmed: (status, body, headers) =>
          status === 200 &&
          body.includes('receiveDate') &&
          isSimplePaySignature(body, headers.get('signature') ?? '', key),
      },
      switches,
      counts,
    );
  }

  function add(
    given: Pick<Transaction, 'ref' | 'merchant' | 'total' | 'currency' | 'title' | 'isStored' | 'back'>,
  ): Transaction {
    nextId += 1;
    const fresh = { status: 'open', refunded: 0, notices: '', reason: '', maxAmount: 0 } as const;
    const transaction = { ...given, ...fresh, id: String(nextId), tokens: new Map<string, boolean>() };
    transactions.set(transaction.id, transaction);
    return transaction;
  }

  const find = (ref: string) => [...transactions.values()].find((one) => one.ref === ref);

  return { answer };
}

const startSchema = z.object({
  salt: z.string().min(32).max(64),
  merchant: z.string(),
  orderRef: z.string(),
  currency: z.string(),
  total: z.number().positive(),
  customerEmail: z.email(),
  timeout: z.iso.datetime({ offset: true }),
  methods: z.array(z.literal('CARD')),
  urls: z.object({ success: z.url(), fail: z.url(), cancel: z.url(), timeout: z.url() }),
  invoice: z.object({ name: z.string().min(1) }),
  recurring: z
    .object({ times: z.int(), until: z.iso.datetime({ offset: true }), maxAmount: z.number() })
    .optional(),
});
const chargeSchema = z.object({
  token: z.string(),
  orderRef: z.string(),
  merchant: z.string(),
  total: z.number(),
  currency: z.string(),
  type: z.literal('MIT'),
  threeDSReqAuthMethod: z.literal('02'),
});

const declineCodes: Readonly<Record<string, number>> = { 'no-funds': 2013, blocked: 2063, 'three-ds': 2064 };

function statusOf({ status, refunded, total }: SandboxPayment): string {
  if (status === 'paid' && refunded === total) return 'REFUND';
  return {
    open: 'INPAYMENT',
    paid: 'FINISHED',
    failed: 'NOTAUTHORIZED',
    cancelled: 'CANCELLED',
    expired: 'TIMEOUT',
  }[status];
}

function signed(value: object): GatewayReply {
  const reply = json(value);
  return { ...reply, headers: { signature: simplePaySignature(reply.body, key) } };
}

function salt(): string {
  return randomBytes(16).toString('hex');
}

/** The last day of a month, two years ahead. */
function expiryOf(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear() + 2, now.getUTCMonth() + 1, 0)).toISOString();
}
