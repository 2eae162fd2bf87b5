/** The form of a campaign: fields are parsed, and faults are named beside them. */
import { describe, expect, it } from 'vitest';
import { textsIn } from '#features/kit/public.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import type { CampaignFault } from '../campaigns/campaign-fault.ts';
import {
  type CampaignValues,
  campaignForm,
  campaignInputs,
  emptyValues,
  errorsOf,
  readFields,
  valuesOf,
} from './campaign-form.ts';

const timeZone = 'Europe/Budapest';
const typed: CampaignValues = {
  name: 'Kert',
  slot: 'telex/front-1',
  firstDay: '2026-11-21',
  lastDay: '2026-11-30',
  link: 'https://kert.example/?a=1',
  alt: 'Kert',
  label: '',
  weight: '5',
  dailyCap: '0',
};
const stored: Campaign = {
  id: 7,
  version: 1,
  site: 'telex',
  place: 'front-1',
  name: 'Kert',
  link: 'https://kert.example/',
  alt: 'Kert',
  label: '',
  weight: 5,
  dailyCap: 3,
  stoppedAt: null,
  desktop: null,
  mobile: null,
  // It began at noon and ends in the evening: the command line can set that, and the form shows days.
  from: new Date('2026-11-21T11:00:00Z'),
  until: new Date('2026-11-30T18:30:00Z'),
};

const read = (change: Partial<CampaignValues> = {}, current: Campaign | null = null) =>
  readFields({ ...typed, ...change }, { timeZone, current });
const faultyIn = (change: Partial<CampaignValues>): string[] => {
  const result = read(change);
  return 'errors' in result ? Object.keys(result.errors) : [];
};

describe('the fields of a campaign', () => {
  it('become numbers, times and texts', () => {
    expect(read()).toMatchObject({
      fields: {
        name: 'Kert',
        link: 'https://kert.example/?a=1',
        weight: 5,
        dailyCap: 0,
        from: new Date('2026-11-20T23:00:00Z'),
        until: new Date('2026-11-30T23:00:00Z'),
      },
    });
  });

  it.each([
    ['name', ['', 'x'.repeat(101)]],
    ['link', ['', 'kert.example', 'http://kert.example/', 'javascript:alert(1)', 'https://']],
    ['alt', ['', 'x'.repeat(301)]],
    ['label', ['x'.repeat(61)]],
    ['weight', ['', '0', '101', '1.5', '-1', '1e1', 'sok', ' 5', '٥']],
    ['dailyCap', ['', '1001', '-1', '0x1', '1,5']],
    ['firstDay', ['', 'ma', '2026-02-30', '2026-11-31']],
  ] as const)('%s is refused beside its field, and nothing else with it', (input, values) => {
    for (const value of values) expect(faultyIn({ [input]: value }), value).toEqual([input]);
  });

  it('are all named at once: nobody mends a form field by field', () => {
    expect(faultyIn({ name: '', link: '', weight: '', lastDay: '' })).toEqual([
      'name',
      'lastDay',
      'link',
      'weight',
    ]);
  });

  it('of one day are a whole day', () => {
    expect(faultyIn({ lastDay: typed.firstDay })).toEqual([]);
    expect(faultyIn({ lastDay: '2026-11-20' })).toEqual(['lastDay']);
  });

  it('keep the minute of a stored time as long as its day is not changed', () => {
    expect(read({}, stored)).toMatchObject({ fields: { from: stored.from, until: stored.until } });
    expect(read({ lastDay: '2026-12-01' }, stored)).toMatchObject({
      fields: { from: stored.from, until: new Date('2026-12-01T23:00:00Z') },
    });
    expect(read({ firstDay: '2026-11-22' }, stored)).toMatchObject({
      fields: { from: new Date('2026-11-21T23:00:00Z'), until: stored.until },
    });
  });

  it('come back as they are stored', () => {
    const values = valuesOf(stored, timeZone);
    expect(values).toMatchObject({ slot: 'telex/front-1', firstDay: '2026-11-21', lastDay: '2026-11-30' });
    expect(readFields(values, { timeZone, current: stored })).toMatchObject({
      fields: { weight: 5, dailyCap: 3, from: stored.from, until: stored.until },
    });
  });

  it('come from a form without spaces around them; a field that is missing is empty', () => {
    const form = new URLSearchParams({ [campaignInputs.name]: '  Kert \n', masik: 'x' });
    expect(textsIn(campaignInputs, form)).toEqual({
      name: 'Kert',
      slot: '',
      firstDay: '',
      lastDay: '',
      link: '',
      alt: '',
      label: '',
      weight: '',
      dailyCap: '',
    });
  });

  it('have the same rules in the browser', () => {
    expect(campaignForm.field('weight')).toEqual({ name: 'suly', required: true, min: 1, max: 100 });
    expect(campaignForm.field('link')).toEqual({ name: 'hivatkozas', type: 'url', required: true });
    expect(campaignForm.field('label')).toEqual({ name: 'felirat', maxLength: 60 });
    expect(campaignForm.field('lastDay')).toEqual({ name: 'utolso-nap', type: 'date', required: true });
  });

  it('of an empty form are refused where somebody has to decide, and nowhere else', () => {
    expect(faultyIn(emptyValues('2026-11-21'))).toEqual(['name', 'lastDay', 'link', 'alt']);
  });
});

describe('a fault that only saving shows', () => {
  const faults: [CampaignFault, string][] = [
    [{ kind: 'unknown-site', site: 'nincs' }, 'slot'],
    [{ kind: 'unknown-slot', site: 'telex', place: 'x', known: [] }, 'slot'],
    [{ kind: 'ends-before-it-begins' }, 'lastDay'],
    [{ kind: 'no-picture' }, 'desktop'],
    [{ kind: 'wrong-size', platform: 'mobile', place: 'x', size: '970x250', sizes: [] }, 'mobile'],
    [{ kind: 'unusable-picture', platform: 'desktop', why: 'damaged' }, 'desktop'],
    [{ kind: 'wrong-pixels', platform: 'mobile', width: 1, height: 1, sizes: ['300x250'] }, 'mobile'],
  ];

  it.each(faults)('%j is shown at the field %s', (fault, field) => {
    const errors = Object.entries(errorsOf([fault]));
    expect(errors.map(([name]) => name)).toEqual([field]);
    expect(errors[0]?.[1]).toMatch(/[.…]$/);
  });

  it('stands beside others of other fields', () => {
    expect(Object.keys(errorsOf(faults.map(([fault]) => fault))).toSorted()).toEqual([
      'desktop',
      'lastDay',
      'mobile',
      'slot',
    ]);
    expect(errorsOf([])).toEqual({});
  });
});
