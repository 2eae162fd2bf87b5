/** The edition's notifications: who sends them, and through which services. */
import { z } from 'zod';
import { defineEditionSetting } from '#features/kit/public.ts';

/** The push services of Chrome, Firefox, Safari and Edge. */
const browserHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

export const pushSettingSchema = z.strictObject({
  /** For the operators of push services: `mailto:` or `https:`, as VAPID requires. */
  contact: z.url({ protocol: /^(mailto|https)$/ }),
  /**
   * Hosts of the push services that browsers may name; `*.` stands for any subdomain. All others are refused, as a
   * subscription's address is a stranger's.
   */
  hosts: z.array(z.string().regex(/^(\*\.)?[a-z0-9.-]+$/)).default(browserHosts),
  /** `sandbox`: the development server's own push service is accepted, too. */
  browsers: z.enum(['services', 'sandbox']).default('services'),
  /** Where the app's notifications go: `firebase` needs the setting LAPZARTA_FCM; without it there is no app. */
  apps: z.enum(['firebase', 'sandbox']).optional(),
});

export type PushSetting = z.infer<typeof pushSettingSchema>;

export const pushSetting = defineEditionSetting({ key: 'push', schema: pushSettingSchema.optional() });
