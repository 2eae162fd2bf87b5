/** The chips of a search box: what may be added, what may be taken off, and when [SRCH-07]–[SRCH-13]. Pure. */
import type { SearchTag } from '../page-data.ts';

export interface TagList {
  tags: SearchTag[];
  /** Until when the last chip stands marked for deletion, in milliseconds; 0 when it does not. */
  markedUntil: number;
}

export interface TagRules {
  /** Null for no limit. */
  mostTags: number | null;
  longest: number | null;
  /** Words that name the groups of suggestions, and are none themselves. */
  reserved: readonly string[];
}

export type Refusal = 'reserved' | 'duplicate' | 'too-many' | 'too-long' | 'not-offered' | 'protected';

export interface TagChange {
  list: TagList;
  refusal: Refusal | null;
}

/** How long a chip stays marked [SRCH-13]. */
export const markMs = 1_000;

/** Adds a suggestion: there is no way to add anything else. */
export function addTag(list: TagList, tag: SearchTag, rules: TagRules): TagChange {
  const refusal = whyNot(list.tags, tag, rules);
  const tags = refusal === null ? [...list.tags, tag] : list.tags;
  return { list: { tags, markedUntil: 0 }, refusal };
}

export function removeTag(list: TagList, index: number): TagChange {
  const tag = list.tags[index];
  const unmarked = { ...list, markedUntil: 0 };
  if (tag === undefined) return { list: unmarked, refusal: null };
  if (tag.protected) return { list: unmarked, refusal: 'protected' };
  return { list: { tags: list.tags.toSpliced(index, 1), markedUntil: 0 }, refusal: null };
}

/** Backspace in an empty field: the first marks the last chip, a second one within a second takes it off. */
export function backspace(list: TagList, now: number): TagChange {
  const last = list.tags.length - 1;
  if (last < 0) return { list, refusal: null };
  if (list.tags[last]?.protected) return { list, refusal: 'protected' };
  if (isMarked(list, now)) return removeTag(list, last);
  return { list: { ...list, markedUntil: now + markMs }, refusal: null };
}

export function isMarked(list: TagList, now: number): boolean {
  return list.markedUntil > now;
}

/** Anything else than a second Backspace forgets the mark. */
export function forgetMark(list: TagList): TagList {
  return list.markedUntil === 0 ? list : { ...list, markedUntil: 0 };
}

export const separator = ';';

/** `a; b` → `a`, `b`; null for a text without a separator. */
export function separated(text: string): string[] | null {
  if (!text.includes(separator)) return null;
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The suggestion that says what was written, letter case and accents aside; null when none does. */
export function offered(text: string, suggestions: readonly SearchTag[]): SearchTag | null {
  const wanted = folded(text);
  return suggestions.find((tag) => folded(tag.text) === wanted) ?? null;
}

export function isReserved(text: string, reserved: readonly string[]): boolean {
  return reserved.some((word) => folded(word) === folded(text));
}

function whyNot(tags: SearchTag[], tag: SearchTag, rules: TagRules): Refusal | null {
  if (isReserved(tag.text, rules.reserved)) return 'reserved';
  if (tags.some((one) => one.type === tag.type && one.value === tag.value)) return 'duplicate';
  if (rules.mostTags !== null && tags.length >= rules.mostTags) return 'too-many';
  if (rules.longest !== null && tag.text.length > rules.longest) return 'too-long';
  return null;
}

function folded(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
