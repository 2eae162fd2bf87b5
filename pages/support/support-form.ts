/** The form that begins a payment: its fields, and what is wrong with them. */
import { mailAddressOf } from '#features/accounts/public.ts';
import {
  type Frequency,
  type GatewayName,
  type Money,
  moneyText,
  parseAmount,
} from '#features/support/public.ts';
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
}

export interface SupportFaults {
  amount?: string;
  gateway?: string;
  email?: string;
  name?: string;
  consent?: string;
}

export interface CheckedForm {
  frequency: Frequency;
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
  };
}

export type SupportReading =
  | { kind: 'form'; form: SupportForm; start: CheckedForm }
  | { kind: 'faults'; form: SupportForm; faults: SupportFaults };

export function readSupportForm(
  offer: ShownOffer,
  fields: URLSearchParams,
  language: 'hu' | 'en',
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
  };
  const money = amountOf(offer, form);
  const email = mailAddressOf(form.email);
  const name = personNameOf(form.name);
  const gateway = offer.gateways.find((one) => one === form.gateway) ?? null;
  const faults: SupportFaults = {
    ...(money === null
      ? { amount: said.amount(moneyText(offer.least, language), moneyText(offer.most, language)) }
      : {}),
    ...(gateway === null ? { gateway: said.gateway } : {}),
    ...(email === null ? { email: said.email } : {}),
    ...(name === null ? { name: said.name } : {}),
    // A standing order stores no card.
    ...(offer.frequency !== 'once' && gateway !== 'transfer' && !form.hasConsent
      ? { consent: said.consent }
      : {}),
  };
  if (money === null || gateway === null || email === null || name === null || faults.consent !== undefined)
    return { kind: 'faults', form, faults };
  const { frequency } = offer;
  return { kind: 'form', form, start: { frequency, money, gateway, email, name, formKey: form.formKey } };
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
