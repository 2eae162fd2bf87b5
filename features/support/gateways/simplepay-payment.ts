/** Payments as SimplePay describes them. */
import { z } from 'zod';
import { isCurrency } from '../terms/money.ts';
import type { DeclineReason } from '../terms/order.ts';
import type { GatewayPayment } from './gateway.ts';
import { gatewayTime } from './gateway-time.ts';

/** An unknown status fails: a guess might book a payment that was not made. */
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
export const queriedSchema = z.object({ merchant: z.string(), transactions: z.array(transactionSchema) });

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

export function paymentOf(transaction: z.infer<typeof transactionSchema>, merchant: string): GatewayPayment {
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

export function reasonOf(code: number): DeclineReason {
  return reasons[code] ?? 'other';
}
