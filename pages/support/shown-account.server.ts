/** The account for transfers as a page shows it, with the QR code that banks' apps read. */
import { renderSVG } from 'uqr';
import {
  type Currency,
  domesticAccount,
  type Money,
  paymentQr,
  type TransferAccount,
  type TransferSetting,
  transferAccountOf,
} from '#features/support/public.ts';

export interface ShownAccount {
  name: string;
  account: TransferAccount;
  /** As Hungarian banks write it; null for an account of another country. */
  domestic: string | null;
  /** SVG; null where no code is read. */
  qr: string | null;
}

interface AccountPayment {
  money: Money | null;
  remark: string;
  /** Until when the code is valid. */
  validUntil: Date;
}

export function shownAccount(
  setting: TransferSetting,
  currency: Currency,
  payment: AccountPayment,
): ShownAccount | null {
  const account = transferAccountOf(setting, currency);
  if (!setting || account === null) return null;
  const { name } = setting;
  const code = paymentQr({ account, name, ...payment });
  return {
    name,
    account,
    domestic: domesticAccount(account.iban),
    qr: code === null ? null : renderSVG(code, { ecc: 'M' }),
  };
}
