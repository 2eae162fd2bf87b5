/** The form of a campaign: its fields as typed, and what they mean. */
import { z } from 'zod';
import { defineForm, faultsOf, textsIn } from '#features/kit/public.ts';
import { dayAt, daysAfter } from '#platform/time/day.ts';
import { dayKey, dayStart } from '#platform/time/hungarian-date.ts';
import { type Campaign, campaignFields, type NewCampaign } from '../campaigns/campaign.ts';
import type { CampaignFault, Platform } from '../campaigns/campaign-fault.ts';
import { campaignFormWords } from './campaign-form-words.ts';
import { faultOfCampaign } from './campaign-texts.ts';

/** Names of the fields. */
export const campaignInputs = {
  name: 'nev',
  slot: 'hely',
  firstDay: 'elso-nap',
  lastDay: 'utolso-nap',
  link: 'hivatkozas',
  alt: 'leiras',
  label: 'felirat',
  weight: 'suly',
  dailyCap: 'naponta',
} as const;

export const pictureInputs: Record<Platform, string> = { desktop: 'asztali-kep', mobile: 'mobil-kep' };

const day = z.iso.date('day');
const wholeNumber = z.string().regex(/^\d+$/).transform(Number);
const campaignSchema = z
  .object({
    ...campaignFields,
    slot: z.string(),
    firstDay: day,
    lastDay: day,
    weight: wholeNumber.pipe(campaignFields.weight),
    dailyCap: wholeNumber.pipe(campaignFields.dailyCap),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    error: 'order',
    // All faults are named at once.
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'firstDay' || path?.[0] === 'lastDay'),
  });

export const campaignForm = defineForm(campaignSchema, campaignInputs);
export const proofForm = defineForm(
  z.object({ password: z.string().min(1).max(256).meta({ format: 'password' }) }),
  { password: 'jelszo' },
);
export const actionForm = defineForm(z.object({ action: z.enum(['felvesz', 'modosit', 'lezar']) }), {
  action: 'muvelet',
});
export const versionForm = defineForm(
  z.object({
    version: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
  { version: 'valtozat' },
);

type Input = keyof typeof campaignInputs;
/** The fields as typed. */
export type CampaignValues = Record<Input, string>;
/** Why fields were refused, as sentences. */
export type CampaignErrors = Partial<Record<Input | Platform | 'password', string>>;

/** Beside each field that differs: what somebody else saved while the form was open. */
export function errorsOfNewer(values: CampaignValues, stored: CampaignValues): CampaignErrors {
  const errors: CampaignErrors = {};
  for (const input in campaignInputs)
    if (isInput(input) && values[input] !== stored[input])
      errors[input] = campaignFormWords.faults.storedNow(stored[input]);
  return errors;
}

function isInput(name: string): name is Input {
  return name in campaignInputs;
}

export function emptyValues(today: string): CampaignValues {
  return {
    ...textsIn(campaignInputs, new URLSearchParams()),
    firstDay: today,
    weight: '1',
    dailyCap: '0',
  };
}

export function valuesOf(campaign: Campaign, timeZone: string): CampaignValues {
  const { name, site, place, link, alt, label, weight, dailyCap } = campaign;
  return {
    name,
    slot: `${site}/${place}`,
    link,
    alt,
    label,
    weight: String(weight),
    dailyCap: String(dailyCap),
    ...daysOf(campaign, timeZone),
  };
}

/** First and last day, the second being part of it. */
export function daysOf({ from, until }: Pick<Campaign, 'from' | 'until'>, timeZone: string) {
  return {
    firstDay: dayAt(from, timeZone),
    lastDay: dayKey(until.getTime() / 1000 - 1, timeZone),
  };
}

type Fields = Omit<NewCampaign, 'site' | 'place'>;

/**
 * Parses the fields; `errors` has a sentence for each invalid one.
 * @param current The stored campaign: a day that the form does not change keeps its time, which may be to the minute.
 */
export function readFields(
  values: CampaignValues,
  { timeZone, current }: { timeZone: string; current: Campaign | null },
): { fields: Fields } | { errors: CampaignErrors } {
  const reading = campaignSchema.safeParse(values);
  if (!reading.success) {
    const { name, link, alt, label, weight, dailyCap, day, order } = campaignFormWords.faults;
    const sentences = { name, link, alt, label, weight, dailyCap, day, order };
    return { errors: faultsOf(campaignInputs, reading.error, sentences) };
  }
  const { slot: _slot, firstDay, lastDay, ...fields } = reading.data;
  const days = current === null ? null : daysOf(current, timeZone);
  // The end is the start of the next day, whatever the clocks do in between.
  const from = current && days?.firstDay === firstDay ? current.from : startOf(firstDay, timeZone);
  const until =
    current && days?.lastDay === lastDay ? current.until : startOf(daysAfter(lastDay, 1), timeZone);
  return { fields: { ...fields, from, until } };
}

function startOf(day: string, timeZone: string): Date {
  const start = dayStart(day, timeZone);
  if (start === null) throw new Error(`'${day}' is no day`);
  return new Date(start * 1000);
}

/** The fields to which faults belong that only saving shows. */
export function errorsOf(faults: readonly CampaignFault[]): CampaignErrors {
  return Object.fromEntries(faults.map((fault) => [inputOf(fault), faultOfCampaign(fault)]));
}

function inputOf(fault: CampaignFault): keyof CampaignErrors {
  switch (fault.kind) {
    case 'unknown-site':
    case 'unknown-slot':
      return 'slot';
    case 'ends-before-it-begins':
      return 'lastDay';
    case 'no-picture':
      return 'desktop';
    case 'wrong-size':
    case 'unusable-picture':
    case 'wrong-pixels':
      return fault.platform;
  }
}
