/** The record in its cookie, whatever it says and whoever wrote it [S18]. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers, bannerPlace, purposesOfAnswer } from './answer.ts';
import { hostsInOldList } from './old-answers.ts';
import {
  type ConsentRecord,
  consentIn,
  consentPurposes,
  consentSources,
  cookieOfConsent,
  isInForce,
  optionalPurposes,
  parseConsent,
  serializeConsent,
} from './record.ts';
import { purposesOfTcf } from './tcf.ts';

const host = fc.constantFrom('www.youtube-nocookie.com', 'x.example', 'a.b.example:8443');
const purposes = fc
  .record({
    statistics: fc.boolean(),
    ads: fc.boolean(),
    personalisedAds: fc.boolean(),
    socialMedia: fc.boolean(),
    embeds: fc.dictionary(host, fc.boolean()),
  })
  .map(consentPurposes);
const record: fc.Arbitrary<ConsentRecord> = fc.record({
  version: fc.constant(1 as const),
  policyVersion: fc.constantFrom('2026-11', '1', 'a b;c,d'),
  time: fc.integer({ min: 1, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1_000)),
  source: fc.constantFrom(...consentSources),
  purposes,
});

describe('any record', () => {
  it('is read back from its cookie as it was, among other cookies', () => {
    fc.assert(
      fc.property(record, fc.boolean(), (given, isSecure) => {
        const cookie = cookieOfConsent(given, isSecure);
        const [pair = ''] = cookie.split(';');
        expect(consentIn(`a=b; ${pair}; consent2=x`)).toEqual(given);
        expect(serializeConsent(given)).not.toMatch(/[\s;,"\\]/);
        expect(cookie.endsWith('Secure')).toBe(isSecure);
      }),
    );
  });

  it('never has personalised ads without ads', () => {
    fc.assert(
      fc.property(purposes, (given) => {
        expect(given.personalisedAds && !given.ads).toBe(false);
        expect(given.necessary).toBe(true);
      }),
    );
  });
});

describe('any cookie', () => {
  it('is a record that the cookie would be again, or none; nothing is granted by chance', () => {
    const part = fc.constantFrom(
      'v=1',
      'p=1',
      't=5',
      's=banner',
      'g=ads+statistics',
      'g=mind',
      'e=-a+b',
      '&',
      '%',
      '=',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => parts.join('&')),
        ),
        (text) => {
          const found = parseConsent(text);
          if (found === null) return;
          expect(parseConsent(serializeConsent(found))).toEqual(found);
          for (const purpose of optionalPurposes)
            if (found.purposes[purpose]) expect(text).toContain(purpose);
        },
      ),
    );
  });
});

describe('an answer', () => {
  it('grants what was asked for and no more, whatever else a form contains', () => {
    const word = fc.constantFrom(...optionalPurposes, 'necessary', 'embeds', '__proto__', 'x');
    fc.assert(
      fc.property(fc.array(word), fc.constantFrom(...Object.values(answers), 'más'), (ticked, answer) => {
        const granted = purposesOfAnswer({ answer, place: bannerPlace, purpose: ticked, embed: [] }, null);
        for (const purpose of optionalPurposes) {
          const wanted = answer === answers.all || (answer === answers.chosen && ticked.includes(purpose));
          const alone = purpose === 'personalisedAds' && answer === answers.chosen && !ticked.includes('ads');
          expect(granted[purpose]).toBe(wanted && !alone);
        }
        expect(granted.embeds).toEqual({});
      }),
    );
  });

  it('is in force only for the way in which it was asked, and for the text that was read', () => {
    const known = (source: ConsentRecord['source']) => ({
      version: 1 as const,
      policyVersion: '1',
      time: new Date(),
      source,
      purposes: consentPurposes({}),
    });
    const inForce = (source: ConsentRecord['source'], mode: 'none' | 'own' | 'tcf') =>
      isInForce(known(source), { mode, policyVersion: '1' });
    expect([inForce('banner', 'own'), inForce('page', 'own'), inForce('cmp', 'own')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([inForce('banner', 'tcf'), inForce('cmp', 'tcf'), inForce('banner', 'none')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(
      consentSources.every((source) => isInForce(known(source), { mode: 'own', policyVersion: '2' })),
    ).toBe(false);
    expect(inForce('embed', 'none')).toBe(true);
  });
});

describe('a consent service', () => {
  it('grants a purpose only with all that it needs, and ads before personalised ads', () => {
    const consents = fc.dictionary(fc.constantFrom(...'123456789'), fc.boolean());
    fc.assert(
      fc.property(consents, (given) => {
        const found = purposesOfTcf({ eventStatus: 'useractioncomplete', purpose: { consents: given } });
        expect(found?.statistics).toBe(given[1] === true && given[8] === true && given[9] === true);
        if (found?.personalisedAds) expect(found.ads && given[3] && given[4]).toBe(true);
        if (given[1] !== true) expect(optionalPurposes.some((purpose) => found?.[purpose])).toBe(false);
      }),
    );
  });
});

describe('hosts of an older list', () => {
  it('are hosts, whatever was stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const one of hostsInOldList(text)) expect(one).toMatch(/^[a-z0-9.:-]+$/);
      }),
    );
  });
});
