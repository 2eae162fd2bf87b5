import { describe, expect, it } from 'vitest';
import { type Recommended, recommend, recommenderGroups } from './recommend.ts';

/** Twenty stories in each group, all different: 100…119 are special, 200…219 breaking and so on. */
function pools(given: Partial<Recommended> = {}): Recommended {
  const full = recommenderGroups.map((group, at) => [
    group,
    Array.from({ length: 20 }, (_, one) => (at + 1) * 100 + one),
  ]);
  return { ...Object.fromEntries(full), ...given };
}

describe('recommendations', () => {
  it('have a fixed number in each group [FRONT-13] [FRONT-11]', () => {
    const found = recommend(pools(), 1);
    expect(Object.keys(found)).toEqual([...recommenderGroups]);
    const sizes = Object.fromEntries(Object.entries(found).map(([group, ids]) => [group, ids.length]));
    expect(sizes).toMatchObject({ special: 4, breaking: 6, important: 4, newest: 4, favorite: 6 });
  });

  it.each([
    [{ after: [], g7: [] }, 2],
    [{ after: [1], g7: [] }, 4],
    [{ after: [], g7: [1] }, 4],
    [{}, 4],
  ])('with %j contain %i sponsored stories [FRONT-14]', (given, expected) => {
    expect(recommend(pools(given), 1).pr).toHaveLength(expected);
  });

  it('never contain a story twice', () => {
    const same = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const all = Object.fromEntries(recommenderGroups.map((group) => [group, same])) as Recommended;
    for (let version = 1; version <= 20; version++) {
      const shown = Object.values(recommend(all, version)).flat();
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  it('leave out stories shown on the page only while enough others remain [FRONT-13]', () => {
    const shown = new Set([200, 201, 300, 301, 302, 303]);
    const given = pools({ breaking: [200, 201], important: [300, 301, 302, 303, 304, 305] });
    expect(recommend(given, 1, shown)).toMatchObject({
      special: [100, 101, 102, 103],
      breaking: [200, 201],
      important: [304, 305, 300, 301],
    });
    expect(recommend(pools(), 1, new Set([400])).newest).toEqual([401, 402, 403, 404]);
  });

  it('leave one story to each group that has any, while they have others themselves [FRONT-13]', () => {
    const given = pools({ newest: [400, 401, 402, 500, 403], favorite: [500], pr: [401] });
    for (let version = 1; version <= 20; version++)
      expect(recommend(given, version)).toMatchObject({
        newest: [400, 402, 403],
        favorite: [500],
        pr: [401],
      });
    const only = { ...pools({ newest: [500], favorite: [500] }) };
    expect(recommend(only, 1)).toMatchObject({ newest: [500], favorite: [] });
    expect(recommend(pools({ special: [500], favorite: [500] }), 1).special).toEqual([500]);
  });

  it('begin with the first of each group, and differ in every other version [FRONT-12]', () => {
    expect(recommend(pools(), 1).special).toEqual([100, 101, 102, 103]);
    const seen = Array.from({ length: 20 }, (_, at) => JSON.stringify(recommend(pools(), at + 1)));
    expect(new Set(seen).size).toBe(20);
    expect(recommend(pools(), 7)).toEqual(recommend(pools(), 7));
  });

  it('show breaking and newest stories in every version', () => {
    for (let version = 1; version <= 20; version++) {
      const { breaking, newest } = recommend(pools(), version);
      expect([breaking[0], newest[0]]).toEqual([200, 400]);
    }
  });
});
