import { describe, expect, it } from 'vitest';
import { paymentQr } from './payment-qr.ts';
import { domesticAccount } from './transfer-account.ts';

const account = {
  currency: 'HUF',
  iban: 'HU42 1177 3016 1111 1018 0000 0000',
  bic: 'OTPVHUHB',
  bank: 'Minta Bank',
} as const;
const transfer = {
  account,
  name: 'Lapzárta Kiadó',
  money: { amount: 250_000, currency: 'HUF' },
  remark: 'LZ7K3M9PQ2XD',
  validUntil: new Date('2026-12-31T22:59:59Z'),
} as const;

describe('the QR code of a transfer', () => {
  it('has the seventeen lines of the national bank’s guide', () => {
    const text = paymentQr(transfer) ?? '';
    expect(text).toBe(
      'HCT\n001\n1\nOTPVHUHB\nLapzárta Kiadó\nHU42117730161111101800000000\nHUF2500\n20261231225959+0\n\n' +
        'LZ7K3M9PQ2XD\n\n\n\n\n\n\n\n',
    );
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(345);
  });

  it('leaves the amount to the payer, and a long remark is cut', () => {
    const lines = (paymentQr({ ...transfer, money: null, remark: 'x'.repeat(99) }) ?? '').split('\n');
    expect([lines[6], lines[9]?.length]).toEqual(['', 70]);
  });

  it.each([
    ['euros', { ...account, currency: 'EUR' } as const],
    ['a foreign account', { ...account, iban: 'DE02120300000000202051' }],
  ])('is none for %s', (_, other) => {
    expect(paymentQr({ ...transfer, account: other })).toBeNull();
  });
});

it.each([
  ['HU42 1177 3016 1111 1018 0000 0000', '11773016-11111018'],
  ['HU42117730161111101800000017', '11773016-11111018-00000017'],
  ['DE02120300000000202051', null],
])('the account %s is %s within the country', (iban, known) => {
  expect(domesticAccount(iban)).toBe(known);
});
