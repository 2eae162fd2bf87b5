/** How the edition asks its readers for consent. */
import { z } from 'zod';
import { defineEditionSetting } from '#features/kit/public.ts';

export const consentSettingSchema = z
  .strictObject({
    /**
     * `none`: nothing is asked, and nothing that needs consent is loaded. `own`: our own banner. `tcf`: the certified
     * consent service of another company.
     */
    mode: z.enum(['none', 'own', 'tcf']).default('none'),
    /** Readers are asked again when it changes. */
    policyVersion: z
      .string()
      .regex(/^[\w.-]+$/)
      .default('1'),
    /** The consent service (CMP) of mode `tcf`. */
    cmp: z
      .strictObject({
        /** Its script, which is loaded before consent; `sandbox` is the development server's own. */
        script: z.union([z.literal('sandbox'), z.url({ protocol: /^https$/ })]),
        /** Further hosts that its dialog needs. */
        hosts: z.array(z.hostname()).default([]),
      })
      .optional(),
  })
  .refine(({ mode, cmp }) => mode !== 'tcf' || cmp !== undefined, {
    path: ['cmp'],
    error: 'mode tcf needs the script of the consent service',
  });

export type ConsentSetting = z.infer<typeof consentSettingSchema>;

export const consentSetting = defineEditionSetting({
  key: 'consent',
  schema: consentSettingSchema.prefault({}),
});
