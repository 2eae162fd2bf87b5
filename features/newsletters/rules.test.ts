import { describe, expect, it } from 'vitest';
import { loadTestEdition, withSettings } from '#tests/edition.ts';
import { lastSlot } from './issues/last-slot.ts';
import { newsletterSchema } from './newsletter.ts';
import { newsletterFaults } from './newsletter-faults.ts';
import { newslettersOfDomain, newslettersPart, promotedNewsletter } from './newsletters-part.ts';
import { readSignUp } from './subscribers/sign-up.ts';

const codes = ['reggeli', 'hetvegi'];

describe('a sign-up', () => {
  it('has an address in one spelling, names and lists [NEWS-01]', () => {
    const given = { email: ' Eva+Hir@Example.HU ', firstName: ' Éva ', listCodes: ['reggeli', 'reggeli'] };
    expect(readSignUp(given, codes)).toEqual({
      kind: 'valid',
      signUp: { email: 'eva+hir@example.hu', firstName: 'Éva', lastName: '', listCodes: ['reggeli'] },
    });
  });

  it.each([
    ['no address', {}, 'email', 'Írja be'],
    ['no mail address', { email: 'nem cím' }, 'email', 'Írja be'],
    ['another type', { email: ['a@example.hu'] }, 'email', 'Írja be'],
    ['a line break in the address', { email: 'a@example.hu\r\nBcc: b@example.hu' }, 'email', 'Írja be'],
    ['two addresses', { email: 'a@example.hu,b@example.hu' }, 'email', 'Írja be'],
    ['a header in a name', { firstName: 'Éva\r\nBcc: b@example.hu' }, 'firstName', 'A névben csak'],
    ['a control character in a name', { lastName: 'Kov\u0000ács' }, 'lastName', 'A névben csak'],
    ['a link in a name', { firstName: 'www.nyertel.example' }, 'firstName', 'A névben csak'],
    ['HTML in a name', { firstName: '<b>Éva</b>' }, 'firstName', 'A névben csak'],
    ['a direction mark in a name', { firstName: 'Éva\u202E' }, 'firstName', 'A névben csak'],
    ['a long name', { firstName: 'é'.repeat(61) }, 'firstName', 'A név legfeljebb 60'],
    ['no list', { listCodes: [] }, 'listCodes', 'Válasszon legalább egy'],
    ['a list that is no text', { listCodes: [5] }, 'listCodes', 'Válasszon legalább egy'],
    ['an unknown list', { listCodes: ['nincs'] }, 'listCodes', 'Ez a hírlevél nem létezik'],
  ])('with %s is refused with a sentence for the reader [S12]', (_what, change, field, sentence) => {
    const given = { email: 'a@example.hu', listCodes: ['reggeli'], ...change };
    const base = Object.keys(change).length === 0 ? { listCodes: ['reggeli'] } : given;
    expect(readSignUp(base, codes)).toEqual({
      kind: 'invalid',
      errors: { [field]: expect.stringContaining(sentence) },
    });
  });

  it.each([null, 5, 'text', [], [[]]])('of another form is refused: %j', (given) => {
    expect(readSignUp(given, codes)).toMatchObject({
      kind: 'invalid',
      errors: { email: expect.any(String) },
    });
  });
});

describe('the scheduled time', () => {
  const slot = (schedule: object, now: string, timeZone = 'Europe/Budapest') =>
    lastSlot(newsletterSchema.shape.schedule.parse(schedule), timeZone, new Date(now))?.toISOString();

  it('is in the zone of the site, in summer and winter', () => {
    const daily = { every: 'day', at: '06:30' };
    expect(slot(daily, '2026-11-21T12:00:00Z')).toBe('2026-11-21T05:30:00.000Z');
    expect(slot(daily, '2026-07-21T12:00:00Z')).toBe('2026-07-21T04:30:00.000Z');
    expect(slot(daily, '2026-11-21T12:00:00Z', 'Europe/Bucharest')).toBe('2026-11-21T04:30:00.000Z');
  });

  it('is yesterday before today’s hour, and includes the very second', () => {
    const daily = { every: 'day', at: '06:30' };
    expect(slot(daily, '2026-11-21T05:29:59Z')).toBe('2026-11-20T05:30:00.000Z');
    expect(slot(daily, '2026-11-21T05:30:00Z')).toBe('2026-11-21T05:30:00.000Z');
  });

  it('is a Friday on a weekend, and the chosen day of a weekly list', () => {
    expect(slot({ every: 'workday', at: '06:30' }, '2026-11-22T12:00:00Z')).toBe('2026-11-20T05:30:00.000Z');
    expect(slot({ every: 'week', on: 'sunday', at: '18:00' }, '2026-11-25T12:00:00Z')).toBe(
      '2026-11-22T17:00:00.000Z',
    );
    expect(slot({ every: 'week', on: 'saturday', at: '08:00' }, '2026-11-25T12:00:00Z')).toBe(
      '2026-11-21T07:00:00.000Z',
    );
  });

  it('comes once in the nights when the clocks change', () => {
    const atNight = { every: 'day', at: '02:30' };
    const slotsOf = (from: string, hours: number) => {
      const begin = Date.parse(from);
      const quarters = Array.from({ length: hours * 4 + 1 }, (_, at) => new Date(begin + at * 900_000));
      return [...new Set(quarters.map((now) => slot(atNight, now.toISOString())))];
    };
    // On 29 March 2026 there is no 2:30: the issue comes when the clocks go from 2:00 to 3:00, or within the hour.
    const spring = slotsOf('2026-03-28T02:00:00Z', 48);
    expect(spring).toHaveLength(3);
    expect(spring[1]).toMatch(/^2026-03-29T01:[0-3]0:00/);
    // On 25 October 2026 there are two of them.
    const autumn = slotsOf('2026-10-24T01:00:00Z', 49);
    expect(autumn).toHaveLength(3);
    expect(autumn[1]).toMatch(/^2026-10-25T0[01]:30:00/);
  });

  it('does not exist for a list that editors send', () => {
    expect(slot({ every: 'request' }, '2026-11-25T12:00:00Z')).toBeUndefined();
  });
});

describe('newsletters of the edition', () => {
  it('are without faults, and those of the regional edition are on its own domain', async () => {
    const edition = await loadTestEdition();
    expect(newsletterFaults(edition, newslettersPart.of(edition))).toEqual([]);
    const site = (slug: string) => edition.sites.find((one) => one.slug === slug) ?? edition.sites[0];
    const namesOf = (slug: string) => {
      const found = site(slug);
      return found ? newslettersOfDomain(edition, found).map(({ code }) => code) : [];
    };
    expect(namesOf('telex')).toEqual([
      'reggeli',
      'hetvegi',
      'english-weekly',
      'after-pentek',
      'g7-heti',
      'karakter-heti',
    ]);
    expect(namesOf('transtelex')).toEqual(['erdely']);
    expect(promotedNewsletter(edition, { slug: 'telex' }, 'en')?.code).toBe('english-weekly');
    expect(promotedNewsletter(edition, { slug: 'g7' }, 'en')?.code).toBe('g7-heti');
  });

  it.each([
    ['an unknown site', { site: 'nincs' }, "newsletter 'proba': no site has the slug 'nincs'"],
    [
      'a code of another address',
      { code: 'leiratkozas' },
      "newsletter 'leiratkozas': this code is part of other addresses",
    ],
    ['a code that exists', { code: 'reggeli' }, "newsletters: two of them have the code 'reggeli'"],
    ['a second promoted list', { isPromoted: true }, "newsletters: two of them are promoted on 'telex' (hu)"],
    [
      'a promoted list for the invited',
      { site: 'after', language: 'en', isPromoted: true, visibleTo: 'invited' },
      "newsletter 'proba': only a list for everyone can be promoted",
    ],
  ])('have a fault with %s', async (_what, change, fault) => {
    const edition = await loadTestEdition();
    const added = newsletterSchema.parse({
      code: 'proba',
      site: 'telex',
      name: 'Próba',
      description: 'Próba.',
      rhythm: 'Néha',
      schedule: { every: 'request' },
      parts: [{ from: 'choice', title: 'Próba' }],
      ...change,
    });
    expect(newsletterFaults(edition, [...newslettersPart.of(edition), added])).toEqual([fault]);
  });

  it('cannot be sent without mails', async () => {
    const edition = withSettings(await loadTestEdition(), { mail: undefined });
    expect(newsletterFaults(edition, newslettersPart.of(edition))).toEqual([
      'newsletters: edition.yaml has no `mail`, so they cannot be sent',
    ]);
  });
});
