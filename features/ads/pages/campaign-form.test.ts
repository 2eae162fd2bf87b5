import { describe, expect, it } from 'vitest';
import { type CampaignValues, daysOf, readFields } from './campaign-form.ts';

const values: CampaignValues = {
  name: 'Kert',
  slot: 'telex/front-1',
  firstDay: '2026-10-24',
  lastDay: '2026-10-25',
  link: 'https://kert.example/',
  alt: 'Kert',
  label: '',
  weight: '1',
  dailyCap: '0',
};
const timeZone = 'Europe/Budapest';
const timesOf = (typed: Partial<CampaignValues>) => {
  const read = readFields({ ...values, ...typed }, { timeZone, current: null });
  return 'errors' in read ? read.errors : [read.fields.from.toISOString(), read.fields.until.toISOString()];
};

describe('the days of a campaign', () => {
  it('begin and end at midnight of the site, on days of 25 and 23 hours, too', () => {
    expect(timesOf({})).toEqual(['2026-10-23T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
    expect(timesOf({ firstDay: '2027-03-28', lastDay: '2027-03-28' })).toEqual([
      '2027-03-27T23:00:00.000Z',
      '2027-03-28T22:00:00.000Z',
    ]);
  });

  it('are read back as they were typed', () => {
    const [from = '', until = ''] = Object.values(timesOf({}));
    expect(daysOf({ from: new Date(from), until: new Date(until) }, timeZone)).toEqual({
      firstDay: values.firstDay,
      lastDay: values.lastDay,
    });
  });

  it.each(['', '2026-02-31', '2026-13-01', 'ma', '24-10-2026'])('cannot be %j', (day) => {
    expect(timesOf({ lastDay: day })).toEqual({ lastDay: 'Adjon meg egy napot, például 2026-12-24.' });
  });

  it('cannot end before they begin', () => {
    expect(timesOf({ lastDay: '2026-10-23' })).toEqual({ lastDay: 'Az utolsó nap nem lehet az első előtt.' });
  });
});
