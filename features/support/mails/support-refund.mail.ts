/** Money was given back. */
import { z } from 'zod';
import { defineMail } from '#features/sites/public.ts';
import { moneyText } from '../money.ts';
import { dayField, moneyFields } from './mail-values.ts';

export const supportRefundMail = defineMail({
  id: 'support-refund',
  view: 'SupportRefundMail',
  props: z.object({ ...moneyFields, receipt: z.int(), ref: z.string(), day: dayField }),
  subject: (props, { siteName, language }) =>
    language === 'hu'
      ? `Visszautaltunk ${moneyText(props)} támogatást – ${siteName}`
      : `We refunded ${moneyText(props, 'en')} – ${siteName}`,
});
