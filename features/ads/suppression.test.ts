/** The full table of flags and super tags. The expectations are those of the requirements, the names are written out here. */
import { describe, expect, it } from 'vitest';
import { type AdVerdict, adVerdict, isAllowed } from './suppression.ts';

const flags = ['adfree', 'adult-content', 'pr'];
const sponsored = ['pr-cikk', 'tamogatott-tartalom', 'tarsadalmi-celu-reklam', 'hirdetes', 'telextarcak'];

/** By the number of suppressing flags (none, some) and of sponsored super tags (none, some) [X32]. */
const expected: Record<'unflagged' | 'flagged', Record<'plain' | 'sponsored', AdVerdict>> = {
  unflagged: { plain: 'all', sponsored: 'marked' },
  flagged: { plain: 'none', sponsored: 'none' },
};

/** Which slots a page with the verdict has: [without `pr`, with `pr`]. */
const slotsOf: Record<AdVerdict, [boolean, boolean]> = {
  all: [true, true],
  marked: [false, true],
  none: [false, false],
};

function subsets(all: readonly string[]): string[][] {
  return all.reduce<string[][]>((sets, one) => sets.concat(sets.map((set) => set.concat(one))), [[]]);
}

const web = { isVideo: false, isInApp: false };

describe('advertisements on a story', () => {
  // Every set of flags × every set of super tags: 8 × 32 pages.
  const table = subsets(flags).flatMap((flagSet) =>
    subsets(sponsored).map((tagSet): [string[], string[], AdVerdict] => [
      flagSet,
      tagSet,
      expected[flagSet.length > 0 ? 'flagged' : 'unflagged'][tagSet.length > 0 ? 'sponsored' : 'plain'],
    ]),
  );

  it('have a table of all 256 combinations', () => {
    expect(table).toHaveLength(256);
    expect(new Set(table.map((row) => JSON.stringify(row))).size).toBe(256);
  });

  it.each(table)(
    'with the flags %j and super tags %j: %s [ADS-10] [ADS-11] [X32]',
    (flagSet, tagSet, verdict) => {
      // Flags and super tags that say nothing about advertisements change nothing, in any order.
      const others = {
        flags: ['live', ...flagSet, 'legfontosabb'],
        superTags: ['belfold', ...tagSet, 'sport'],
      };
      for (const subject of [{ flags: flagSet, superTags: tagSet }, others]) {
        const given = adVerdict({ ...web, ...subject });
        expect(given).toBe(verdict);
        expect([isAllowed(given, { pr: false }), isAllowed(given, { pr: true })]).toEqual(slotsOf[verdict]);
      }
    },
  );

  /** Video, app, flags, super tags: a video in the app has no slot, whatever its super tags allow. */
  it.each<[boolean, boolean, string[], string[], AdVerdict]>([
    [false, false, [], [], 'all'],
    [false, false, [], ['hirdetes'], 'marked'],
    [false, false, ['adfree'], [], 'none'],
    [false, false, ['adfree'], ['hirdetes'], 'none'],
    [false, true, [], [], 'all'],
    [false, true, [], ['hirdetes'], 'marked'],
    [false, true, ['adfree'], [], 'none'],
    [false, true, ['adfree'], ['hirdetes'], 'none'],
    [true, false, [], [], 'all'],
    [true, false, [], ['hirdetes'], 'marked'],
    [true, false, ['adfree'], [], 'none'],
    [true, false, ['adfree'], ['hirdetes'], 'none'],
    [true, true, [], [], 'none'],
    [true, true, [], ['hirdetes'], 'none'],
    [true, true, ['adfree'], [], 'none'],
    [true, true, ['adfree'], ['hirdetes'], 'none'],
  ])('video: %s, in the app: %s, flags %j, super tags %j → %s [ADS-12] [X32]', (isVideo, isInApp, ...row) => {
    const [flagSet, superTags, verdict] = row;
    expect(adVerdict({ flags: flagSet, superTags, isVideo, isInApp })).toBe(verdict);
  });

  it.each([
    ['ADFREE', 'Hirdetes'],
    ['pr-cikk', 'pr'],
    ['adult', 'hirdetesek'],
    ['', ''],
  ])('the flag %j and super tag %j are others [ADS-10] [ADS-11]', (flag, superTag) => {
    expect(adVerdict({ ...web, flags: [flag], superTags: [superTag] })).toBe('all');
  });
});
