import { describe, expect, it } from 'vitest';
import { supportSchema } from './support-setting.ts';

const read = (gateways: object) => supportSchema.safeParse({ sites: ['telex'], gateways });
const account = { currency: 'HUF', iban: 'HU42117730161111101800000000', bic: 'OTPVHUHB', bank: 'Bank' };

describe('the setting of support', () => {
  it('counts 300 000 hours down from the day on which the counter began [WIDG-06]', () => {
    expect(supportSchema.parse({ sites: ['telex'] })).toEqual({
      sites: ['telex'],
      since: '2025-03-28',
      base: 300_000,
      documents: {},
      gateways: { timeoutSeconds: 15 },
    });
  });

  it.each([
    ['a day that does not exist', { since: '2025-02-30' }],
    ['a time', { since: '2025-03-28T00:00:00Z' }],
    ['no hours', { base: 0 }],
    ['half an hour', { base: 1.5 }],
    ['an address without a host', { disputesTo: 'penzugy' }],
  ])('is not read with %s', (_what, more) => {
    expect(supportSchema.safeParse({ sites: ['telex'], ...more }).success).toBe(false);
  });

  it('has an account of the merchant for some currencies only', () => {
    const found = read({ simplepay: { address: 'sandbox', merchants: { HUF: 'A', EUR: 'B' } } });
    expect(found.data?.gateways.simplepay?.merchants).toEqual({ HUF: 'A', EUR: 'B' });
    expect(read({ simplepay: { address: 'sandbox', merchants: { GBP: 'A' } } }).success).toBe(false);
    expect(read({ simplepay: { address: 'sandbox', merchants: { HUF: '' } } }).success).toBe(false);
  });

  it.each(['ftp://fizetes.example', 'fizetes.example', 'javascript:alert(1)', 'Sandbox'])(
    'pays nowhere at %j [ERR-08]',
    (address) => {
      expect(read({ stripe: { address, currencies: ['EUR'] } }).success).toBe(false);
    },
  );

  it('offers no gateway without a currency, and none that it does not know', () => {
    expect(read({ stripe: { address: 'sandbox', currencies: [] } }).success).toBe(false);
    expect(read({ paypal: { address: 'sandbox' } }).success).toBe(false);
  });

  const transfer = (more: object) =>
    read({ transfer: { name: 'Lap', accounts: [{ ...account, ...more }] } }).success;

  it('has an account number as on a letter, in groups or not', () => {
    expect(transfer({})).toBe(true);
    expect(transfer({ iban: 'HU42 1177 3016 1111 1018 0000 0000' })).toBe(true);
  });

  it.each(['hu42117730161111101800000000', 'HU4211773016', '4211773016', 'HU42-1177-3016-1111-1018', ''])(
    'has no account number such as %j',
    (iban) => {
      expect(transfer({ iban })).toBe(false);
    },
  );
});
