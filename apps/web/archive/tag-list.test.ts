import { describe, expect, it } from 'vitest';
import type { SearchTag } from '../page-data.ts';
import {
  addTag,
  backspace,
  forgetMark,
  isMarked,
  isReserved,
  markMs,
  offered,
  removeTag,
  separated,
  type TagList,
  type TagRules,
} from './tag-list.ts';

const bridges: SearchTag = { type: 'tags', value: 'hidak', text: 'Hidak', protected: false };
const science: SearchTag = { type: 'superTags', value: 'tudomany', text: 'Tudomány', protected: false };
const anna: SearchTag = { type: 'authors', value: 'szekely-anna', text: 'Székely Anna', protected: false };
const fixed: SearchTag = { type: 'superTags', value: 'foci', text: 'Foci', protected: true };

const rules: TagRules = {
  mostTags: null,
  longest: null,
  reserved: ['Rovatok', 'Témák', 'Cím', 'Szerzők'],
};

function listOf(...tags: SearchTag[]): TagList {
  return { tags, markedUntil: 0 };
}

describe('adding a chip', () => {
  it('takes a suggestion once [SRCH-11]', () => {
    const once = addTag(listOf(), bridges, rules);
    expect(once).toEqual({ list: listOf(bridges), refusal: null });
    expect(addTag(once.list, { ...bridges, text: 'HIDAK' }, rules)).toEqual({
      list: listOf(bridges),
      refusal: 'duplicate',
    });
  });

  it('takes one name twice when it is of different kinds', () => {
    const author: SearchTag = { ...bridges, type: 'authors' };
    expect(addTag(listOf(bridges), author, rules).refusal).toBeNull();
  });

  it.each(['Rovatok', 'Témák', 'Cím', 'Szerzők', 'szerzok', ' TÉMÁK '])('refuses %s [SRCH-08]', (text) => {
    expect(addTag(listOf(), { ...bridges, text }, rules)).toEqual({ list: listOf(), refusal: 'reserved' });
    expect(isReserved(text, rules.reserved)).toBe(true);
  });

  it('honours a maximum number and a maximum length, each where there is one [SRCH-11]', () => {
    expect(addTag(listOf(bridges), anna, { ...rules, mostTags: 1 }).refusal).toBe('too-many');
    expect(addTag(listOf(bridges), anna, { ...rules, mostTags: 2 }).refusal).toBeNull();
    expect(addTag(listOf(), anna, { ...rules, longest: 11 }).refusal).toBe('too-long');
    expect(addTag(listOf(), anna, { ...rules, longest: 12 }).refusal).toBeNull();
  });
});

describe('taking a chip off', () => {
  it('leaves the others [SRCH-12]', () => {
    expect(removeTag(listOf(bridges, science, anna), 1).list.tags).toEqual([bridges, anna]);
  });

  it('is blocked for a protected one [SRCH-09]', () => {
    expect(removeTag(listOf(fixed, bridges), 0)).toEqual({
      list: listOf(fixed, bridges),
      refusal: 'protected',
    });
    expect(backspace(listOf(bridges, fixed), 0)).toEqual({
      list: listOf(bridges, fixed),
      refusal: 'protected',
    });
  });

  it('takes two Backspaces within a second: the first only marks [SRCH-13]', () => {
    const marked = backspace(listOf(bridges, anna), 5_000);
    expect(marked.list.tags).toEqual([bridges, anna]);
    expect(isMarked(marked.list, 5_000 + markMs - 1)).toBe(true);
    expect(backspace(marked.list, 5_000 + markMs - 1).list).toEqual(listOf(bridges));
  });

  it('begins again when the second comes late, or after something else [SRCH-13]', () => {
    const marked = backspace(listOf(bridges), 5_000).list;
    expect(markMs).toBe(1_000);
    expect(isMarked(marked, 6_000)).toBe(false);
    expect(backspace(marked, 6_000).list).toEqual({ tags: [bridges], markedUntil: 7_000 });
    expect(backspace(forgetMark(marked), 5_100).list.tags).toEqual([bridges]);
  });

  it('does nothing where there is none', () => {
    expect(backspace(listOf(), 5_000)).toEqual({ list: listOf(), refusal: null });
  });
});

describe('a text with separators', () => {
  it('is parted at semicolons, and at nothing else [SRCH-11]', () => {
    expect(separated('hidak; Székely Anna ;; ')).toEqual(['hidak', 'Székely Anna']);
    expect(separated('hidak, folyók')).toBeNull();
  });

  it('adds what is among the suggestions, and no free text [SRCH-07]', () => {
    expect(offered('szekely anna', [bridges, anna])).toBe(anna);
    expect(offered('székely', [bridges, anna])).toBeNull();
  });
});
