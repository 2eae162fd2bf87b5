/** Support of the publication: the counter, and the gateways through which readers pay. */
import { z } from 'zod';
import { defineEditionSetting } from '#features/kit/public.ts';
import { sourceSchema } from '#features/sites/public.ts';

const currency = z.enum(['HUF', 'EUR', 'RON', 'USD']);

export const supportSchema = z.strictObject({
  /** Sites whose footer has the counter of hours [WIDG-06]. */
  sites: z.array(z.string()),
  since: z.iso.date().default('2025-03-28'),
  base: z.int().positive().default(300_000),
  /** Paths of the documents that a payer accepts, linked beside the button. */
  documents: z.strictObject({ terms: z.string().optional(), privacy: z.string().optional() }).default({}),
  /** Receives a mail when a payer disputes a payment, and when the bank decides. */
  disputesTo: z.email().optional(),
  /** Ways to pay. Addresses are those of the services, or `sandbox`; keys are settings of the environment. */
  gateways: z
    .strictObject({
      /** For one answer, shorter than a reader's patience; the outcome of what takes longer is read later. */
      timeoutSeconds: z.number().min(1).max(60).default(15),
      /** The account of the merchant for each currency. */
      simplepay: z
        .strictObject({
          address: sourceSchema,
          merchants: z.partialRecord(currency, z.string().min(1)),
          /** The service's logo, which its contract asks for: a file in `marks`, as the service gives it to its partners. */
          logo: z
            .string()
            .regex(/^[\w-]+\.(?:svg|png)$/)
            .optional(),
        })
        .optional(),
      barion: z
        .strictObject({
          address: sourceSchema,
          /** Mail address of the wallet that gets the money. */
          payee: z.email(),
          currencies: z.array(currency).min(1),
        })
        .optional(),
      stripe: z.strictObject({ address: sourceSchema, currencies: z.array(currency).min(1) }).optional(),
      /** Bank accounts for transfers with a reference. */
      transfer: z
        .strictObject({
          name: z.string().min(1),
          accounts: z.array(
            z.strictObject({
              currency,
              iban: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9 ]{11,34}$/),
              bic: z.string(),
              bank: z.string(),
            }),
          ),
        })
        .optional(),
    })
    .prefault({}),
});

export type SupportSetting = z.infer<typeof supportSchema>;

export const supportSetting = defineEditionSetting({
  key: 'support',
  schema: supportSchema.optional(),
  faults: (support, sites) =>
    (support?.sites ?? []).flatMap((site) => (sites.has(site) ? [] : `no site has the slug '${site}'`)),
  logos: (support) => [support?.gateways.simplepay?.logo ?? []].flat(),
});

/** Of an edition without support. */
export const noGateways: SupportSetting['gateways'] = supportSchema.shape.gateways.parse({});
