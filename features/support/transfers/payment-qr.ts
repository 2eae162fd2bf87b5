/**
 * Text of the QR code for instant transfers in Hungary, which the apps of all Hungarian banks read: 17 lines, each with
 * its end, by the national bank's guide (https://www.mnb.hu/letoltes/qr-kod-utmutato-20190712-en.pdf).
 */
import type { Money } from '../terms/money.ts';
import { plainIban, type TransferAccount } from './transfer-account.ts';

export interface TransferToDraw {
  account: TransferAccount;
  name: string;
  /** Null where the payer chooses it. */
  money: Money | null;
  remark: string;
  validUntil: Date;
}

/** Null for accounts that the instant transfers of Hungary do not reach. */
export function paymentQr({ account, name, money, remark, validUntil }: TransferToDraw): string | null {
  const iban = plainIban(account.iban);
  if (account.currency !== 'HUF' || !/^HU\d{26}$/.test(iban)) return null;
  const lines = [
    // A transfer that the payer begins, version 1, UTF-8.
    'HCT',
    '001',
    '1',
    plainIban(account.bic),
    oneLine(name),
    iban,
    money === null ? '' : `HUF${money.amount / 100}`,
    `${validUntil.toISOString().replaceAll(/\D/g, '').slice(0, 14)}+0`,
    '',
    oneLine(remark),
  ];
  // Numbers of shops, devices, invoices, customers and so on, which a donation has not.
  const unused = Array.from({ length: lineCount - lines.length }, () => '');
  return [...lines, ...unused].map((line) => `${line}\n`).join('');
}

const lineCount = 17;
const longest = 70;

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, longest);
}
