/** Payments as Barion describes them. */
import { z } from 'zod';
import { lastDayOf } from '../terms/charge-days.ts';
import { currencies } from '../terms/money.ts';
import type { GatewayPayment } from './gateway.ts';
import { gatewayTime } from './gateway-time.ts';

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
export const barionStateSchema = z.object({
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

export type BarionState = z.infer<typeof barionStateSchema>;

const statuses: Readonly<Record<string, GatewayPayment['status']>> = {
  Succeeded: 'paid',
  Canceled: 'cancelled',
  Failed: 'failed',
  Expired: 'expired',
};

export function paymentOf(state: BarionState): GatewayPayment {
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

export function isCardPayment({ TransactionType }: { TransactionType: string }): boolean {
  return !/refund|fee/i.test(TransactionType);
}

function validUntil(card: BankCard): string | null {
  const { ValidThruYear: year, ValidThruMonth: month } = card;
  if (!year || !month) return null;
  return lastDayOf(year < 100 ? 2000 + year : year, month);
}
