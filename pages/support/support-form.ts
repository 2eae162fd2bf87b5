/** The form that begins a payment: its fields, and what is wrong with them. */
import { z } from 'zod';
import { mailAddressSchema } from '#features/accounts/public.ts';
import { defineForm, type FormFaults, faultsOf, textsIn } from '#features/kit/public.ts';
import { languageParameter } from '#features/sites/public.ts';
import {
  type Frequency,
  type GatewayName,
  type GiftFacts,
  isRhythm,
  type Money,
  moneyText,
  parseAmount,
} from '#features/support/public.ts';
import { daysAfter } from '#platform/time/day.ts';
import type { ShownOffer } from './show-offer.ts';
import { supportPageWords } from './support-page-words.ts';

/** Names of the fields. */
export const payNames = {
  /** Whole units of an amount that is offered, or `mas`. */
  amount: 'osszeg',
  ownAmount: 'sajat',
  gateway: 'mod',
  email: 'email',
  name: 'nev',
  consent: 'hozzajarulas',
  formKey: 'urlap',
};
/** Those of a gift. */
export const giftNames = {
  recipientName: 'cimzett',
  recipientEmail: 'cimzettemail',
  message: 'uzenet',
  sendOn: 'nap',
};
const allNames = { ...payNames, ...giftNames };

/** Values of the fields, as typed. */
export type SupportForm = Record<keyof typeof allNames, string>;
export type SupportFaults = FormFaults<keyof typeof allNames>;

/** The hidden fields, and the answer to the question for people. */
export const choiceForm = defineForm(
  z.object({
    frequency: z.string().nullish(),
    currency: z.string().default(''),
    language: z.string().nullish(),
    question: z.string().default(''),
    answer: z.string().max(3).default(''),
  }),
  {
    frequency: 'gyakorisag',
    currency: 'penznem',
    language: languageParameter,
    question: 'kerdes',
    answer: 'valasz',
  },
);

export interface CheckedForm {
  frequency: Frequency;
  gift: GiftFacts | null;
  money: Money;
  gateway: GatewayName;
  email: string;
  name: string;
  formKey: string;
}

export const ownAmount = 'mas';

export function unitsOf({ amount }: Money): string {
  return String(amount / 100);
}

/** The usual choices, or those of an earlier try. */
export function emptyForm(offer: ShownOffer, before: { amount: string; gateway: string }): SupportForm {
  const money = parseAmount(before.amount, offer.currency);
  const isOffered = money !== null && offer.amounts.some(({ amount }) => amount === money.amount);
  const isOwn = money !== null && !isOffered && isWithin(offer, money);
  const [first = ''] = offer.gateways;
  const gateway = offer.gateways.find((name) => name === before.gateway) ?? first;
  return {
    ...textsIn(allNames, new URLSearchParams()),
    amount: isOwn ? ownAmount : unitsOf(isOffered ? money : offer.usual),
    ownAmount: isOwn ? unitsOf(money) : '',
    gateway,
  };
}

export type SupportReading =
  | { kind: 'form'; form: SupportForm; start: CheckedForm }
  | { kind: 'faults'; form: SupportForm; faults: SupportFaults };

export function readSupportForm(
  offer: ShownOffer,
  fields: URLSearchParams,
  { language, today }: { language: 'hu' | 'en'; today: string },
): SupportReading {
  const { faults: said, gift: saidOfGift } = supportPageWords[language];
  const form = textsIn(allNames, fields);
  const { least, most, frequency } = offer;
  const pay = paySchema(offer, form).safeParse(form);
  const gift = frequency === 'gift' ? giftSchema(today).safeParse(form) : null;
  if (pay.success && (gift === null || gift.success)) {
    const { amount: money, gateway, email, name, formKey } = pay.data;
    const start = { frequency, gift: gift?.data ?? null, money, gateway, email, name, formKey };
    return { kind: 'form', form, start };
  }
  const amount = said.amount(moneyText(least, language), moneyText(most, language));
  const faults = {
    ...(pay.error && faultsOf(payNames, pay.error, { ...said, amount })),
    ...(gift?.error && faultsOf(giftNames, gift.error, saidOfGift.faults)),
  };
  return { kind: 'faults', form, faults };
}

const longestMessage = 300;
/** So many days ahead a gift can be sent. */
const giftDaysAhead = 365;
const longestName = 80;

/** One line without control characters, which could end a line of a mail's header. */
const line = z.string().regex(/^[^\p{Cc}\p{Cf}<>]*$/u);
const tidy = z.string().transform((text) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' '));
const payer = { email: mailAddressSchema, name: tidy.pipe(line.min(1).max(longestName)) };
const recipient = { recipientName: payer.name, recipientEmail: payer.email };
const message = tidy.pipe(line.max(longestMessage));

function paySchema(offer: ShownOffer, form: SupportForm) {
  // A standing order stores no card.
  const needsConsent = isRhythm(offer.frequency) && form.gateway !== 'transfer';
  return z.object({
    ...payer,
    amount: z.string().transform((_, context) => {
      const money = amountOf(offer, form);
      if (money !== null) return money;
      context.addIssue('amount');
      return z.NEVER;
    }),
    gateway: z.enum(offer.gateways),
    consent: needsConsent ? z.literal('1') : z.string(),
    formKey: z.string(),
  });
}

function giftSchema(today: string) {
  return z.object({
    ...recipient,
    message,
    sendOn: z
      .string()
      .transform((day) => day || today)
      .pipe(z.iso.date())
      .refine((day) => day >= today && day <= daysAfter(today, giftDaysAhead)),
  });
}

const ruled = defineForm(
  z.object({ ...payer, ...recipient, message, ownAmount: z.string().max(12).default('') }),
  {
    email: payNames.email,
    name: payNames.name,
    ownAmount: payNames.ownAmount,
    recipientName: giftNames.recipientName,
    recipientEmail: giftNames.recipientEmail,
    message: giftNames.message,
  },
);
/** The fields whose rules no offer changes. */
export const payField = ruled.field;

function amountOf(offer: ShownOffer, { amount, ownAmount: own }: SupportForm): Money | null {
  // An amount that is offered no more is still what the button said, so that it only has to be within the bounds.
  const money = parseAmount(amount === ownAmount ? own : amount, offer.currency);
  return money !== null && isWithin(offer, money) ? money : null;
}

function isWithin({ least, most }: ShownOffer, { amount }: Money): boolean {
  return amount >= least.amount && amount <= most.amount;
}
