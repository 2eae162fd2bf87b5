/** Barion: its notices are not signed, so that they are only hints. */
import { type BarionClient, type BarionNeeds, createBarionClient } from './barion-client.server.ts';
import { isCardPayment, paymentOf } from './barion-payment.ts';
import {
  type BackReading,
  type ChargeResult,
  chargesNothing,
  type DoneResult,
  type Gateway,
  type NewPayment,
  type NoticeReading,
  type PaidPayment,
  type RawNotice,
  type RepeatedPayment,
  type StartResult,
  type StateResult,
} from './gateway.ts';

export function createBarion(needs: BarionNeeds): Gateway {
  const client = createBarionClient(needs);
  return {
    ...chargesNothing,
    name: 'barion',
    payOrigins: [needs.payOrigin],
    repeats: 'by-us',
    merchantOf: () => needs.payee,
    canTake: (currency) => needs.currencies.includes(currency),
    start: (order, signal) => start(client, needs.payOrigin, order, signal),
    readBack,
    readNotice,
    state: ({ gatewayId }, signal) => readState(client, gatewayId, signal),
    chargeAgain: (order, signal) => chargeAgain(client, order, signal),
    // A trace id cannot be cancelled: it is deleted from our database, and nobody else has it.
    cancelStored: async () => ({ kind: 'done' }),
    changeStored: async () => ({ kind: 'done' }),
    refund: (payment, { amount }, signal) => refund(client, payment, amount, signal),
  };
}

async function start(
  client: BarionClient,
  payOrigin: string,
  order: NewPayment,
  signal: AbortSignal,
): Promise<StartResult> {
  const stored = order.storedUpTo && {
    InitiateRecurrence: true,
    RecurrenceId: order.ref,
    RecurrenceType: 'RecurringPayment',
  };
  const result = await client.startPayment(order, stored, signal);
  if (result.kind === 'refused') return { kind: 'refused', error: errorOf(result.errors) };
  if (result.kind === 'unknown') return result;
  const { PaymentId, GatewayUrl, PaymentRequestId } = result.payment;
  if (PaymentRequestId !== order.ref || URL.parse(GatewayUrl)?.origin !== payOrigin)
    return { kind: 'unknown', error: 'Barion started another payment' };
  return { kind: 'started', gatewayId: PaymentId, address: GatewayUrl, tokens: [] };
}

const paymentIdPattern = /^[0-9a-f]{32}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function readBack(query: URLSearchParams): BackReading {
  const id = query.get('paymentId');
  if (id === null) return { kind: 'nothing' };
  return paymentIdPattern.test(id) ? { kind: 'gateway-id', gatewayId: id } : { kind: 'forged' };
}

function readNotice({ bytes }: RawNotice): NoticeReading {
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
}

async function readState(
  client: BarionClient,
  gatewayId: string | null,
  signal: AbortSignal,
): Promise<StateResult> {
  // Barion finds payments by its own ids only: one whose start was not answered may exist.
  if (gatewayId === null) return { kind: 'unnamed' };
  const answer = await client.paymentState(gatewayId, signal);
  if (answer.kind === 'unknown') return answer;
  if (answer.state !== null) return { kind: 'payment', payment: paymentOf(answer.state) };
  return answer.errors[0] === 'PaymentNotFound' || answer.status === 404
    ? { kind: 'missing' }
    : { kind: 'unknown', error: `Barion answered ${answer.status} about a payment` };
}

async function chargeAgain(
  client: BarionClient,
  order: RepeatedPayment,
  signal: AbortSignal,
): Promise<ChargeResult> {
  const stored = {
    InitiateRecurrence: false,
    RecurrenceId: order.reference,
    RecurrenceType: 'RecurringPayment',
    TraceId: order.token,
  };
  const result = await client.startPayment(order, stored, signal);
  if (result.kind === 'unknown') return result;
  if (result.kind === 'refused') return { kind: 'declined', reason: 'other', gatewayId: null };
  const { PaymentId: gatewayId, RecurrenceResult } = result.payment;
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
}

async function refund(
  client: BarionClient,
  { ref, gatewayId, refunded }: PaidPayment,
  amount: number,
  signal: AbortSignal,
): Promise<DoneResult> {
  const known = await client.paymentState(gatewayId, signal);
  if (known.kind === 'unknown') return known;
  const transaction = known.state?.Transactions.find(isCardPayment);
  if (!transaction) return { kind: 'refused', error: 'Barion knows no such payment' };
  const returned = {
    TransactionId: transaction.TransactionId,
    POSTransactionId: `${ref}-R${refunded}`,
    AmountToRefund: amount / 100,
    Comment: 'Visszatérítés',
  };
  const answer = await client.refund(gatewayId, returned, signal);
  if (answer.kind === 'unknown') return answer;
  if (answer.errors.length > 0) return { kind: 'refused', error: errorOf(answer.errors) };
  return answer.status === 200
    ? { kind: 'done' }
    : { kind: 'unknown', error: `Barion answered ${answer.status} to a refund` };
}

function errorOf(codes: string[]): string {
  return `Barion’s error ${codes.join(', ')}`;
}
