/** Money was given back. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { moneyText } from '../../terms/money.ts';
import { dayField, moneyFields } from '../mail-values.ts';
import { supportRefundMailWords } from './support-refund-mail-words.ts';

export const supportRefundMail = defineMail({
  id: 'support-refund',
  view: 'SupportRefundMail',
  props: z.object({ ...moneyFields, receipt: z.int(), ref: z.string(), day: dayField }),
  subject: (props, { siteName, language }) =>
    supportRefundMailWords[language].subject(moneyText(props, language), siteName),
});
