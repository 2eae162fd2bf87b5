/** Accounts for bank transfers, as people type them into their banks. */

import type { SupportSetting } from '../support-setting.ts';
import type { Currency } from '../terms/money.ts';

export type TransferSetting = SupportSetting['gateways']['transfer'];
export type TransferAccount = NonNullable<TransferSetting>['accounts'][number];

/** Null where the edition takes no transfers in this currency. */
export function transferAccountOf(setting: TransferSetting, currency: Currency): TransferAccount | null {
  return setting?.accounts.find((account) => account.currency === currency) ?? null;
}

/**
 * The number of a Hungarian account within the country, 16 or 24 digits: `11773016-11111018`. Null for other countries.
 */
export function domesticAccount(iban: string): string | null {
  const [, digits = ''] = /^HU\d{2}(\d{24})$/.exec(plainIban(iban)) ?? [];
  if (digits === '') return null;
  const parts = [digits.slice(0, 8), digits.slice(8, 16), digits.slice(16)];
  // The last eight are zeros for accounts of 16 digits, which people know without them.
  return (parts[2] === '00000000' ? parts.slice(0, 2) : parts).join('-');
}

export function plainIban(iban: string): string {
  return iban.replaceAll(/\s/g, '');
}
