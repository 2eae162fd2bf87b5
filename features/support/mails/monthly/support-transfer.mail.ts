/** The mail with the account and the reference of a bank transfer. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { moneyText } from '../../terms/money.ts';
import { moneyFields } from '../mail-values.ts';
import { supportTransferMailWords } from './support-transfer-mail-words.ts';

export const supportTransferMail = defineMail({
  id: 'support-transfer',
  view: 'SupportTransferMail',
  strangersPerDay: 10,
  props: z.object({
    ...moneyFields,
    ref: z.string(),
    name: z.string(),
    iban: z.string(),
    bic: z.string(),
    bank: z.string(),
    /** The order's page, with the QR code; null where no code can be drawn. */
    page: z.url().nullable(),
  }),
  subject: (props, { siteName, language }) =>
    supportTransferMailWords[language].subject(moneyText(props, language), siteName),
});
