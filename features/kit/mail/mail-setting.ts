/** The edition's mails: who sends them, and through which server. */
import { z } from 'zod';
import { defineEditionSetting } from '../edition-setting.ts';

const mailSettingSchema = z.strictObject({
  from: z.strictObject({ name: z.string().min(1), address: z.email() }),
  /** `smtp`: the server that the setting LAPZARTA_SMTP names. `sandbox`: a mailbox of the development server. */
  server: z.enum(['smtp', 'sandbox']).default('smtp'),
  /** How issues of newsletters are sent, all processes together. */
  lists: z
    .strictObject({
      connections: z.int().min(1).max(50).default(5),
      mailsPerSecond: z.int().min(1).max(2_000).default(100),
      /** Errors in a row after which an issue is stopped. */
      stopAfterErrors: z.int().min(1).max(10_000).default(50),
    })
    .prefault({}),
});

export type MailSetting = z.infer<typeof mailSettingSchema>;

export const mailSetting = defineEditionSetting({ key: 'mail', schema: mailSettingSchema.optional() });
