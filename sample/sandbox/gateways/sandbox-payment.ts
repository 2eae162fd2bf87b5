/** Payments of a simulated gateway, in units of their currency, and the sums of what it took. */
export interface SandboxPayment {
  id: string;
  ref: string;
  merchant: string;
  total: number;
  currency: string;
  status: 'open' | 'paid' | 'failed' | 'cancelled' | 'expired';
  refunded: number;
  /** Where the browser returns to, by outcome. */
  back: Record<'paid' | 'failed' | 'cancelled' | 'expired', string>;
  notices: string;
  title: string;
  isStored: boolean;
  reason: string;
}

export type PayOutcome = Exclude<SandboxPayment['status'], 'open'>;

export interface LedgerEntry {
  id: string;
  ref: string;
  total: number;
  currency: string;
  status: SandboxPayment['status'];
  refunded: number;
}

export function ledgerOf(payments: Iterable<SandboxPayment>): LedgerEntry[] {
  return [...payments].map(({ id, ref, total, currency, status, refunded }) => ({
    id,
    ref,
    total,
    currency,
    status,
    refunded,
  }));
}
