/** Bank transfer: no charge is made, the reader sends the money; the bank's statement shows its arrival. */
import type { SupportSetting } from '../support-setting.ts';
import { chargesNothing, type Gateway } from './gateway.ts';

export type TransferSetting = NonNullable<SupportSetting['gateways']['transfer']>;

export function createTransfer({ accounts }: TransferSetting): Gateway {
  const refused = { kind: 'refused', error: 'a bank transfer is given back by a transfer' } as const;
  return {
    ...chargesNothing,
    name: 'transfer',
    payOrigins: [],
    repeats: 'by-payer',
    merchantOf: () => null,
    canTake: (currency) => accounts.some((account) => account.currency === currency),
    // The page with the account and the reference follows; the order's own address is set by the caller.
    start: async ({ ref, addresses }) => ({
      kind: 'started',
      gatewayId: ref,
      address: addresses.back,
      tokens: [],
    }),
    readBack: () => ({ kind: 'nothing' }),
    readNotice: () => ({ kind: 'forged', why: 'banks send no notices' }),
    state: async () => ({ kind: 'unknown', error: 'only a statement of the bank says whether it was paid' }),
    chargeAgain: async () => ({ kind: 'declined', reason: 'no-card', gatewayId: null }),
    cancelStored: async () => ({ kind: 'done' }),
    changeStored: async () => ({ kind: 'done' }),
    refund: async () => refused,
  };
}
