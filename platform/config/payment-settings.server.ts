/** Secrets of the payment gateways in the environment. */
import { z } from 'zod';

/** Null where a secret is not set: that gateway is not offered. */
export interface PaymentSettings {
  /** Keys of SimplePay's accounts, by currency. */
  simplepay: Record<string, string> | null;
  barion: string | null;
  stripe: { key: string; webhookSecret: string } | null;
  /** Encrypts what charges stored cards. */
  cards: Buffer | null;
}

/** The messages do not repeat the value, because it is a secret. */
export const paymentSettings = {
  key: z.string().regex(/^[\w-]{8,256}$/, 'must be a key: letters, digits, - and _'),
  /** `HUF:key,EUR:key` */
  simplePayKeys: z
    .string()
    .regex(
      /^[A-Z]{3}:[^\s,:]{8,256}(,[A-Z]{3}:[^\s,:]{8,256})*$/,
      'must be keys with their currencies, such as HUF:key,EUR:key',
    )
    .transform(
      (text): Record<string, string> =>
        Object.fromEntries(text.split(',').map((pair) => [pair.slice(0, 3), pair.slice(4)])),
    ),
  cardKey: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits, as `openssl rand -hex 32` prints')
    .transform((text) => Buffer.from(text, 'hex')),
};
