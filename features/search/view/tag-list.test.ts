import { describe, expect, it } from 'vitest';
import type { SearchTag } from '../archive-query.ts';
import {
  addTag,
  backspace,
  clearMark,
  isMarked,
  isReserved,
  markDurationMs,
  matchingSuggestion,
  removeTag,
  splitAtSeparators,
  type TagList,
  type TagRules,
} from './tag-list.ts';

const bridges: SearchTag = { type: 'tags', value: 'hidak', text: 'Hidak', protected: false };
const science: SearchTag = { type: 'superTags', value: 'tudomany', text: 'Tudomány', protected: false };
const anna: SearchTag = { type: 'authors', value: 'szekely-anna', text: 'Székely Anna', protected: false };
const fixed: SearchTag = { type: 'superTags', value: 'foci', text: 'Foci', protected: true };

const rules: TagRules = {
  maxTags: null,
  maxTagLength: null,
  reserved: ['Rovatok', 'Témák', 'Cím', 'Szerzők'],
};

function listOf(...tags: SearchTag[]): TagList {
  return { tags, markedUntil: 0 };
}

describe('adding a chip', () => {
  it('adds a suggestion only once [SRCH-11]', () => {
    const once = addTag(listOf(), bridges, rules);
    expect(once).toEqual({ list: listOf(bridges), refusal: null });
    expect(addTag(once.list, { ...bridges, text: 'HIDAK' }, rules)).toEqual({
      list: listOf(bridges),
      refusal: 'duplicate',
    });
  });

  it('allows the same text for different kinds of filter', () => {
    const author: SearchTag = { ...bridges, type: 'authors' };
    expect(addTag(listOf(bridges), author, rules).refusal).toBeNull();
  });

  it.each(['Rovatok', 'Témák', 'Cím', 'Szerzők', 'szerzok', ' TÉMÁK '])('rejects %s [SRCH-08]', (text) => {
    expect(addTag(listOf(), { ...bridges, text }, rules)).toEqual({ list: listOf(), refusal: 'reserved' });
    expect(isReserved(text, rules.reserved)).toBe(true);
  });

  it('enforces a maximum number and a maximum length when they are set [SRCH-11]', () => {
    expect(addTag(listOf(bridges), anna, { ...rules, maxTags: 1 }).refusal).toBe('too-many');
    expect(addTag(listOf(bridges), anna, { ...rules, maxTags: 2 }).refusal).toBeNull();
    expect(addTag(listOf(), anna, { ...rules, maxTagLength: 11 }).refusal).toBe('too-long');
    expect(addTag(listOf(), anna, { ...rules, maxTagLength: 12 }).refusal).toBeNull();
  });
});

describe('removing a chip', () => {
  it('leaves the other chips [SRCH-12]', () => {
    expect(removeTag(listOf(bridges, science, anna), 1).list.tags).toEqual([bridges, anna]);
  });

  it('is rejected for a protected chip [SRCH-09]', () => {
    expect(removeTag(listOf(fixed, bridges), 0)).toEqual({
      list: listOf(fixed, bridges),
      refusal: 'protected',
    });
    expect(backspace(listOf(bridges, fixed), 0)).toEqual({
      list: listOf(bridges, fixed),
      refusal: 'protected',
    });
  });

  it('requires two Backspaces within a second: the first only marks the chip [SRCH-13]', () => {
    const marked = backspace(listOf(bridges, anna), 5_000);
    expect(marked.list.tags).toEqual([bridges, anna]);
    expect(isMarked(marked.list, 5_000 + markDurationMs - 1)).toBe(true);
    expect(backspace(marked.list, 5_000 + markDurationMs - 1).list).toEqual(listOf(bridges));
  });

  it('marks the chip again when the second Backspace is late or follows another action [SRCH-13]', () => {
    const marked = backspace(listOf(bridges), 5_000).list;
    expect(markDurationMs).toBe(1_000);
    expect(isMarked(marked, 6_000)).toBe(false);
    expect(backspace(marked, 6_000).list).toEqual({ tags: [bridges], markedUntil: 7_000 });
    expect(backspace(clearMark(marked), 5_100).list.tags).toEqual([bridges]);
  });

  it('does nothing without chips', () => {
    expect(backspace(listOf(), 5_000)).toEqual({ list: listOf(), refusal: null });
  });
});

describe('a text with separators', () => {
  it('is split at semicolons only [SRCH-11]', () => {
    expect(splitAtSeparators('hidak; Székely Anna ;; ')).toEqual(['hidak', 'Székely Anna']);
    expect(splitAtSeparators('hidak, folyók')).toBeNull();
  });

  it('adds only matching suggestions and no free text [SRCH-07]', () => {
    expect(matchingSuggestion('szekely anna', [bridges, anna])).toBe(anna);
    expect(matchingSuggestion('székely', [bridges, anna])).toBeNull();
  });
});
