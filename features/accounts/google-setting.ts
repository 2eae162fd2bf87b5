/** Sign-in with Google, if the edition offers it. */
import { z } from 'zod';
import { defineEditionSetting } from '#features/kit/public.ts';

const googleSettingSchema = z.strictObject({
  /** `google`: with the setting LAPZARTA_GOOGLE_SECRET. `sandbox`: a page with invented users. */
  source: z.enum(['google', 'sandbox']).default('google'),
  clientId: z.string().min(1),
  /** Members of the newsroom with an address of this Google Workspace domain need not link their accounts first. */
  staffDomain: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z]+$/)
    .optional(),
});

export type GoogleSetting = z.infer<typeof googleSettingSchema>;

export const googleSetting = defineEditionSetting({ key: 'google', schema: googleSettingSchema.optional() });
