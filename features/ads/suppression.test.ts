import { describe, expect, it } from 'vitest';
import { type AdVerdict, adVerdict, isAllowed, sponsoredSuperTags } from './suppression.ts';

const plain = { flags: [], superTags: [], isVideo: false, isInApp: false };
const unmarked = { pr: false };
const marked = { pr: true };

/** Flags × super tags: the verdict on the page. */
const flagSets: [string[], boolean][] = [
  [[], false],
  [['live', 'legfontosabb'], false],
  [['adfree'], true],
  [['adult-content'], true],
  [['pr'], true],
  [['live', 'pr'], true],
  [['adfree', 'adult-content', 'pr'], true],
];
const superTagSets: [string[], boolean][] = [
  [[], false],
  [['belfold', 'sport'], false],
  ...sponsoredSuperTags.map((slug): [string[], boolean] => [[slug], true]),
  ...sponsoredSuperTags.map((slug): [string[], boolean] => [['belfold', slug], true]),
];
const table = flagSets.flatMap(([flags, isFree]) =>
  superTagSets.map(([superTags, isSponsored]): [string[], string[], AdVerdict] => [
    flags,
    superTags,
    isFree ? 'none' : isSponsored ? 'marked' : 'all',
  ]),
);

describe('advertisements', () => {
  it.each(table)(
    'with the flags %j and super tags %j: %s [ADS-10] [ADS-11] [X32]',
    (flags, superTags, expected) => {
      const verdict = adVerdict({ ...plain, flags, superTags });
      expect(verdict).toBe(expected);
      expect(isAllowed(verdict, unmarked)).toBe(expected === 'all');
      expect(isAllowed(verdict, marked)).toBe(expected !== 'none');
    },
  );

  it('know the five super tags of sponsored contents [ADS-11]', () => {
    expect(sponsoredSuperTags).toEqual([
      'pr-cikk',
      'tamogatott-tartalom',
      'tarsadalmi-celu-reklam',
      'hirdetes',
      'telextarcak',
    ]);
  });

  it.each([
    [true, true, 'none'],
    [true, false, 'all'],
    [false, true, 'all'],
  ] as const)('of a video: %s, in the app: %s → %s [ADS-12]', (isVideo, isInApp, expected) => {
    expect(adVerdict({ ...plain, isVideo, isInApp })).toBe(expected);
  });
});
