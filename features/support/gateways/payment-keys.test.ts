/** Secrets of the payment gateways in the environment [S47]. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettings } from '#platform/config/read-settings.server.ts';
import { noPaymentKeys, paymentSettingNames, paymentSettings } from './payment-keys.server.ts';

const read = (environment: Record<string, string>) => readSettings(paymentSettings, environment);

it.each(['.env.example', 'docs/guides/operate.md'])('has every key in %s', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(paymentSettingNames.filter((name) => !text.includes(name))).toEqual([]);
});

it('offers no gateway without keys, nor Stripe with one of two', () => {
  expect(read({})).toEqual({ kind: 'settings', settings: noPaymentKeys });
  expect(read({ STRIPE_KEY: 'sk_live_12345678' })).toMatchObject({ settings: { stripe: null } });
});

it('reads keys by currency, and the key of stored cards as bytes', () => {
  const keys = read({
    SIMPLEPAY_KEYS: 'HUF:titkos-kulcs,EUR:masik-kulcs',
    LAPZARTA_CARD_KEY: 'ab'.repeat(32),
  });
  expect(keys).toMatchObject({
    settings: {
      simplepay: { HUF: 'titkos-kulcs', EUR: 'masik-kulcs' },
      cards: Buffer.alloc(32, 0xab),
    },
  });
});

it('lists all faults, and repeats no secret', () => {
  const reading = read({ BARION_KEY: 'titok titok', LAPZARTA_CARD_KEY: 'titok' });
  expect(reading).toMatchObject({ faults: { length: 2 } });
  expect(JSON.stringify(reading)).not.toContain('titok');
});
