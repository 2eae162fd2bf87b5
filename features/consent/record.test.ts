import { describe, expect, it } from 'vitest';
import {
  type ConsentRecord,
  consentIn,
  consentPurposes,
  isInForce,
  optionalPurposes,
  parseConsent,
  serializeConsent,
} from './record.ts';

const record: ConsentRecord = {
  version: 1,
  policyVersion: '2026-11',
  time: new Date('2026-11-25T08:00:00Z'),
  source: 'banner',
  purposes: consentPurposes({
    statistics: true,
    embeds: { 'film.example': true, 'terkep.example': false },
  }),
};

describe('the consent record', () => {
  it('survives the cookie with every field [S18]', () => {
    for (const one of [record, { ...record, source: 'cmp' as const, tcString: 'CQ.YA-_x' }])
      expect(parseConsent(serializeConsent(one))).toEqual(one);
  });

  it('is plain text for a cookie: no comma, semicolon, quote or space', () => {
    expect(serializeConsent({ ...record, tcString: 'C;,"Q A' })).toMatch(/^[\w.=&+%*-]+$/);
  });

  it('is found among other cookies', () => {
    const cookies = `a=1; consent=${serializeConsent(record)}; noconsent=2`;
    expect(consentIn(cookies)).toEqual(record);
    expect(consentIn('noconsent=v=1')).toBeNull();
  });

  it.each(['', 'v=2&p=1&t=1&s=banner', 'v=1&p=1&t=x&s=banner', 'v=1&p=1&t=1&s=friend', '%', '["ads"]'])(
    'is not read from %j',
    (text) => {
      expect(parseConsent(text)).toBeNull();
    },
  );

  it('grants only what it names [S18]', () => {
    expect(optionalPurposes.filter((purpose) => record.purposes[purpose])).toEqual(['statistics']);
  });

  it('has no personalised ads without ads', () => {
    expect(consentPurposes({ personalisedAds: true }).personalisedAds).toBe(false);
    expect(consentPurposes({ ads: true, personalisedAds: true }).personalisedAds).toBe(true);
  });

  it('is in force for the policy and the way of asking that it answers', () => {
    const own = { mode: 'own', policyVersion: '2026-11' } as const;
    expect(isInForce(record, own)).toBe(true);
    expect(isInForce(record, { ...own, policyVersion: '2026-12' })).toBe(false);
    expect(isInForce(record, { ...own, mode: 'tcf' })).toBe(false);
    expect(isInForce(record, { ...own, mode: 'none' })).toBe(false);
    expect(isInForce({ ...record, source: 'cmp' }, own)).toBe(false);
    expect(isInForce({ ...record, source: 'embed' }, { ...own, mode: 'none' })).toBe(true);
  });
});
