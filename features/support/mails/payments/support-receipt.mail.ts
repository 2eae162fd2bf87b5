/** Thanks and a receipt, after every payment. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { moneyText } from '../../terms/money.ts';
import { frequencies } from '../../terms/order.ts';
import { dayField, moneyFields } from '../mail-values.ts';
import { supportReceiptMailWords } from './support-receipt-mail-words.ts';

export const supportReceiptMail = defineMail({
  id: 'support-receipt',
  view: 'SupportReceiptMail',
  props: z.object({
    ...moneyFields,
    kind: z.enum(['once', 'first', 'repeat', 'renewal']),
    /** Monthly in messages of older versions. */
    frequency: z.enum(frequencies).default('monthly'),
    receipt: z.int(),
    ref: z.string(),
    day: dayField,
    /** The payer's name and address as entered; null in messages of older versions. */
    payer: z.object({ name: z.string().nullable(), email: z.string() }).nullable().default(null),
    gateway: z.enum(['simplepay', 'barion', 'stripe', 'transfer']),
    /** Day of the next charge; null for a single payment. */
    nextCharge: dayField.nullable(),
    /** Page of the gift, whose link the giver can forward; null for other payments. */
    gift: z.url().nullable().default(null),
    /** Page of the commitment; null for a single payment. */
    manage: z.url().nullable(),
  }),
  subject: (props, { siteName, language }) =>
    supportReceiptMailWords[language].subject(moneyText(props, language), siteName),
});
