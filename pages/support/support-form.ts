/** The form that begins a payment: its fields, and what is wrong with them. */
import { z } from 'zod';
import { mailAddressOf } from '#features/accounts/public.ts';
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

/** Values of the fields, as typed. */
export interface SupportForm {
  /** Whole units of an amount that is offered, or `mas`. */
  amount: string;
  ownAmount: string;
  gateway: string;
  email: string;
  name: string;
  hasConsent: boolean;
  formKey: string;
  /** Of a gift. */
  recipientName: string;
  recipientEmail: string;
  message: string;
  sendOn: string;
}

export interface SupportFaults {
  amount?: string;
  gateway?: string;
  email?: string;
  name?: string;
  consent?: string;
  recipientName?: string;
  recipientEmail?: string;
  message?: string;
  sendOn?: string;
}

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
    amount: isOwn ? ownAmount : unitsOf(isOffered ? money : offer.usual),
    ownAmount: isOwn ? unitsOf(money) : '',
    gateway,
    email: '',
    name: '',
    hasConsent: false,
    formKey: '',
    recipientName: '',
    recipientEmail: '',
    message: '',
    sendOn: '',
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
  const said = supportPageWords[language].faults;
  const text = (name: string) => (fields.get(name) ?? '').trim();
  const form = {
    amount: text('osszeg'),
    ownAmount: text('sajat'),
    gateway: text('mod'),
    email: text('email'),
    name: text('nev'),
    formKey: text('urlap'),
    hasConsent: fields.get('hozzajarulas') === '1',
    recipientName: text('cimzett'),
    recipientEmail: text('cimzettemail'),
    message: text('uzenet'),
    sendOn: text('nap'),
  };
  const money = amountOf(offer, form);
  const email = mailAddressOf(form.email);
  const name = personNameOf(form.name);
  const gateway = offer.gateways.find((one) => one === form.gateway) ?? null;
  const gift = offer.frequency === 'gift' ? readGift(form, { language, today }) : null;
  const faults: SupportFaults = {
    ...(money === null
      ? { amount: said.amount(moneyText(offer.least, language), moneyText(offer.most, language)) }
      : {}),
    ...(gateway === null ? { gateway: said.gateway } : {}),
    ...(email === null ? { email: said.email } : {}),
    ...(name === null ? { name: said.name } : {}),
    // A standing order stores no card.
    ...(isRhythm(offer.frequency) && gateway !== 'transfer' && !form.hasConsent
      ? { consent: said.consent }
      : {}),
    ...(gift?.kind === 'faults' ? gift.faults : {}),
  };
  const isFaulty = faults.consent !== undefined || gift?.kind === 'faults';
  if (money === null || gateway === null || email === null || name === null || isFaulty)
    return { kind: 'faults', form, faults };
  const { frequency } = offer;
  const facts = gift?.facts ?? null;
  const start = { frequency, gift: facts, money, gateway, email, name, formKey: form.formKey };
  return { kind: 'form', form, start };
}

type GiftReading =
  | { kind: 'gift'; facts: GiftFacts }
  | { kind: 'faults'; faults: SupportFaults; facts?: never };

const longestMessage = 300;
/** So many days ahead a gift can be sent. */
const giftDaysAhead = 365;

function readGift(
  form: SupportForm,
  { language, today }: { language: 'hu' | 'en'; today: string },
): GiftReading {
  const said = supportPageWords[language].gift.faults;
  const recipientName = personNameOf(form.recipientName);
  const recipientEmail = mailAddressOf(form.recipientEmail);
  const message = form.message.normalize('NFC').replaceAll(/\s+/g, ' ');
  const sendOn = form.sendOn === '' ? today : form.sendOn;
  const isDay = z.iso.date().safeParse(sendOn).success;
  const isInTime = isDay && sendOn >= today && sendOn <= daysAfter(today, giftDaysAhead);
  const isPlain = message.length <= longestMessage && !/[\p{Cc}\p{Cf}<>]/u.test(message);
  if (recipientName !== null && recipientEmail !== null && isInTime && isPlain)
    return { kind: 'gift', facts: { recipientName, recipientEmail, message, sendOn } };
  const faults: SupportFaults = {
    ...(recipientName === null ? { recipientName: said.name } : {}),
    ...(recipientEmail === null ? { recipientEmail: said.email } : {}),
    ...(isInTime ? {} : { sendOn: said.day }),
    ...(isPlain ? {} : { message: said.message }),
  };
  return { kind: 'faults', faults };
}

function amountOf(offer: ShownOffer, { amount, ownAmount: own }: SupportForm): Money | null {
  // An amount that is offered no more is still what the button said, so that it only has to be within the bounds.
  const money = parseAmount(amount === ownAmount ? own : amount, offer.currency);
  return money !== null && isWithin(offer, money) ? money : null;
}

function isWithin({ least, most }: ShownOffer, { amount }: Money): boolean {
  return amount >= least.amount && amount <= most.amount;
}

const longestName = 80;

/** Null for no name, and for one with control characters, which could end a line of a mail's header. */
function personNameOf(text: string): string | null {
  const name = text.normalize('NFC').replaceAll(/\s+/g, ' ');
  const isPlain = !/[\p{Cc}\p{Cf}<>]/u.test(name);
  return name !== '' && name.length <= longestName && isPlain ? name : null;
}
