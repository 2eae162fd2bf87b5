import { describe, expect, it } from 'vitest';
import { optionalPurposes } from './record.ts';
import { purposesOfTcf } from './tcf.ts';

/** Purposes that are granted when these of the framework are. */
function grantedBy(...ids: number[]): string[] {
  const consents = Object.fromEntries(ids.map((id) => [id, true]));
  const purposes = purposesOfTcf({ eventStatus: 'useractioncomplete', purpose: { consents } });
  return optionalPurposes.filter((one) => purposes?.[one]);
}

describe('the answer of a consent service [S18]', () => {
  it.each([
    [
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      ['statistics', 'ads', 'personalisedAds', 'socialMedia'],
    ],
    [[1, 8, 9], ['statistics']],
    [[1, 2, 7], ['ads']],
    [[1, 2, 3, 7], ['ads']],
    [
      [1, 2, 3, 4, 7],
      ['ads', 'personalisedAds'],
    ],
    [[1, 5, 6], ['socialMedia']],
    // Without the purpose of storing on the device nothing is granted.
    [[2, 3, 4, 5, 6, 7, 8, 9], []],
    [[1], []],
    [[], []],
  ])('of the purposes %j grants %j', (ids, granted) => {
    expect(grantedBy(...ids)).toEqual(granted);
  });

  it('counts on an earlier visit, and not while the dialog is open or the service loads', () => {
    const purpose = { consents: { 1: true, 8: true, 9: true } };
    expect(purposesOfTcf({ eventStatus: 'tcloaded', purpose })).toMatchObject({ statistics: true });
    expect(purposesOfTcf({ eventStatus: 'cmpuishown', purpose })).toBeNull();
    expect(purposesOfTcf({ purpose })).toBeNull();
  });

  it('without purposes grants nothing', () => {
    expect(purposesOfTcf({ eventStatus: 'tcloaded' })).toMatchObject({ ads: false, statistics: false });
  });
});
