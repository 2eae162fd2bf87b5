import { describe, expect, it } from 'vitest';
import type { ExistingStory, KnownItem } from '../import-queries.server.ts';
import { isChangedLocally, isOlder } from './version-check.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 10, minute));

const known = (more: Partial<KnownItem>): KnownItem => ({
  kind: 'article',
  targetId: 1,
  hash: 'h',
  writtenAt: null,
  saidAt: null,
  version: 0,
  ...more,
});

describe('a version from a source', () => {
  it.each([
    ['is not older than nothing', at(0), 0, undefined, false],
    ['is older by its time', at(1), 9, { saidAt: at(2), version: 1 }, true],
    ['is newer by its time, whatever its number', at(3), 1, { saidAt: at(2), version: 9 }, false],
    ['is older by its number when the times are equal', at(2), 1, { saidAt: at(2), version: 2 }, true],
    ['is older by its number when it has no time', null, 1, { saidAt: at(2), version: 2 }, true],
    ['is not older when nothing can be compared', null, 0, { saidAt: at(2), version: 2 }, false],
    ['is not older than itself', at(2), 2, { saidAt: at(2), version: 2 }, false],
  ] as const)('%s', (_, updatedAt, version, before, expected) => {
    expect(isOlder({ updatedAt, version }, before && known(before))).toBe(expected);
  });
});

describe('a change of our editors', () => {
  const here = (minute: number): ExistingStory => ({
    id: 1,
    slug: 'a',
    updatedAt: at(minute),
  });
  const changed = (updatedAt: Date | null, writtenAt: Date | null, story?: ExistingStory) =>
    isChangedLocally({ updatedAt, version: 0 }, known({ writtenAt }), story);

  it('cannot be in a story that is not here', () => {
    expect(changed(at(9), at(1))).toBe(false);
  });

  it('is anything after the import wrote the story, unless the source changed it later still', () => {
    expect(changed(at(2), at(5), here(5))).toBe(false);
    expect(changed(at(2), at(5), here(7))).toBe(true);
    expect(changed(at(8), at(5), here(7))).toBe(false);
  });

  it('is kept where the source gives no time', () => {
    expect(changed(null, at(5), here(7))).toBe(true);
    expect(changed(null, null, here(7))).toBe(false);
  });
});
