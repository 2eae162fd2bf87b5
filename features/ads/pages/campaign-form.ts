/** The form of a campaign: its fields as typed, and what they mean. */
import { dayAt, daysAfter } from '#platform/time/day.ts';
import { dayKey, dayStart } from '#platform/time/hungarian-date.ts';
import { type Campaign, campaignFields, type NewCampaign } from '../campaign.ts';
import type { CampaignFault, Platform } from '../campaign-fault.ts';
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
export const passwordInput = 'jelszo';
export const actionInput = 'muvelet';

type Input = keyof typeof campaignInputs;
/** The fields as typed. */
export type CampaignValues = Record<Input, string>;
/** Why fields were refused, as sentences. */
export type CampaignErrors = Partial<Record<Input | Platform | 'password', string>>;

const inputs = Object.entries(campaignInputs) as [Input, string][];

export function valuesIn(form: URLSearchParams): CampaignValues {
  return Object.fromEntries(
    inputs.map(([input, name]) => [input, (form.get(name) ?? '').trim()]),
  ) as CampaignValues;
}

export function emptyValues(today: string): CampaignValues {
  return {
    name: '',
    slot: '',
    link: '',
    alt: '',
    label: '',
    firstDay: today,
    lastDay: '',
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
  const errors: CampaignErrors = {};
  const read = <Name extends keyof typeof campaignFields>(
    name: Name,
    value: unknown,
  ): NewCampaign[Name] | undefined => {
    const result = campaignFields[name].safeParse(value);
    if (!result.success) errors[name] = campaignFormWords.faults[name];
    return result.data as NewCampaign[Name] | undefined;
  };
  const name = read('name', values.name);
  const link = read('link', values.link);
  const alt = read('alt', values.alt);
  const label = read('label', values.label);
  const weight = read('weight', numberIn(values.weight));
  const dailyCap = read('dailyCap', numberIn(values.dailyCap));
  const from = timeOf(values.firstDay, timeZone);
  const until = endOf(values.lastDay, timeZone);
  if (from === null) errors.firstDay = campaignFormWords.faults.day;
  if (until === null) errors.lastDay = campaignFormWords.faults.day;
  if (from !== null && until !== null && from >= until) errors.lastDay = campaignFormWords.faults.order;
  if (Object.keys(errors).length > 0) return { errors };
  const days = current === null ? null : daysOf(current, timeZone);
  const kept = {
    ...(current && days?.firstDay === values.firstDay ? { from: current.from } : {}),
    ...(current && days?.lastDay === values.lastDay ? { until: current.until } : {}),
  };
  return { fields: { name, link, alt, label, weight, dailyCap, from, until, ...kept } as Fields };
}

/** Not a number for an empty field: `Number('')` is 0. */
function numberIn(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

function timeOf(day: string, timeZone: string): Date | null {
  const start = dayStart(day, timeZone);
  return start === null ? null : new Date(start * 1000);
}

/** The start of the next day, whatever the clocks do in between. */
function endOf(day: string, timeZone: string): Date | null {
  if (timeOf(day, timeZone) === null) return null;
  return timeOf(daysAfter(day, 1), timeZone);
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
