/** Fields that mails about money share. */
import { z } from 'zod';
import { currencies } from '../terms/money.ts';

export const moneyFields = { amount: z.int(), currency: z.enum(currencies) };
export const dayField = z.iso.date();
