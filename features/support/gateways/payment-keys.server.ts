/** Secrets of the payment gateways. The messages of their faults do not repeat the value. */
import { z } from 'zod';

const key = z
  .string()
  .regex(/^[\w-]{8,256}$/, 'must be a key: letters, digits, - and _')
  .optional();

const settings = z.object({
  /** `HUF:key,EUR:key` */
  SIMPLEPAY_KEYS: z
    .string()
    .regex(
      /^[A-Z]{3}:[^\s,:]{8,256}(,[A-Z]{3}:[^\s,:]{8,256})*$/,
      'must be keys with their currencies, such as HUF:key,EUR:key',
    )
    .transform(
      (text): Record<string, string> =>
        Object.fromEntries(text.split(',').map((pair) => [pair.slice(0, 3), pair.slice(4)])),
    )
    .optional(),
  BARION_KEY: key,
  STRIPE_KEY: key,
  STRIPE_WEBHOOK_SECRET: key,
  LAPZARTA_CARD_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits, as `openssl rand -hex 32` prints')
    .transform((text) => Buffer.from(text, 'hex'))
    .optional(),
});

/** Names in the environment, for the test of the documentation. */
export const paymentSettingNames: readonly string[] = Object.keys(settings.shape);

/** `settingsOfProcess(paymentSettings)` */
export const paymentSettings = settings.transform((given): PaymentKeys => {
  const { STRIPE_KEY, STRIPE_WEBHOOK_SECRET } = given;
  return {
    simplepay: given.SIMPLEPAY_KEYS ?? null,
    barion: given.BARION_KEY ?? null,
    stripe:
      STRIPE_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined
        ? null
        : { key: STRIPE_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET },
    cards: given.LAPZARTA_CARD_KEY ?? null,
  };
});

/** Null where a secret is not set: that gateway is not offered. */
export interface PaymentKeys {
  /** Of SimplePay's accounts, by currency. */
  simplepay: Readonly<Record<string, string>> | null;
  barion: string | null;
  stripe: { key: string; webhookSecret: string } | null;
  /** Encrypts what charges stored cards: 32 bytes. */
  cards: Buffer | null;
}

export const noPaymentKeys: PaymentKeys = { simplepay: null, barion: null, stripe: null, cards: null };

/** The keys that the sandbox knows. */
export const sandboxKeys = {
  simplepay: 'sandbox-simplepay-key',
  barion: 'sandbox-barion-key',
  stripe: { key: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' },
  cards: Buffer.alloc(32, 'sandbox'),
};
