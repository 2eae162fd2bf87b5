/** The forms of one monthly or yearly support, identified by their buttons. */
import { z } from 'zod';
import { defineForm } from '#features/kit/public.ts';

const text = z.string().default('');

export const actionForm = defineForm(z.object({ action: text }), { action: 'muvelet' });

export const pauseForm = defineForm(
  z.object({
    months: z
      .string()
      .transform(Number)
      .pipe(z.literal([1, 2, 3]))
      .catch(1),
  }),
  { months: 'honap' },
);

export const amountForm = defineForm(z.object({ amount: z.string().min(1).max(12) }), { amount: 'sajat' });

export const cardForm = defineForm(z.object({ gateway: text, consent: text, formKey: text }), {
  gateway: 'mod',
  consent: 'hozzajarulas',
  formKey: 'urlap',
});
