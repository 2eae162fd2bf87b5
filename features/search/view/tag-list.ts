/** Rules for adding and removing the filter chips of a search field [SRCH-07]–[SRCH-13]. Pure functions. */
import type { SearchTag } from '../archive-query.ts';

export interface TagList {
  tags: SearchTag[];
  /** Unix milliseconds until which the last chip is marked for deletion; 0 when it is not. */
  markedUntil: number;
}

export interface TagRules {
  /** Maximum number of chips, and of characters in one; null for no limit. */
  maxTags: number | null;
  maxTagLength: number | null;
  /** Names of the suggestion groups, which cannot be chips. */
  reserved: readonly string[];
}

export type Refusal = 'reserved' | 'duplicate' | 'too-many' | 'too-long' | 'not-offered' | 'protected';

export interface TagChange {
  list: TagList;
  refusal: Refusal | null;
}

/** How long a chip stays marked, in milliseconds [SRCH-13]. */
export const markDurationMs = 1_000;

/** Adds a suggestion; free text cannot be added. */
export function addTag(list: TagList, tag: SearchTag, rules: TagRules): TagChange {
  const refusal = refusalFor(list.tags, tag, rules);
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

/** Backspace in an empty field: the first marks the last chip, a second one within a second removes it. */
export function backspace(list: TagList, now: number): TagChange {
  const last = list.tags.length - 1;
  if (last < 0) return { list, refusal: null };
  if (list.tags[last]?.protected) return { list, refusal: 'protected' };
  if (isMarked(list, now)) return removeTag(list, last);
  return { list: { ...list, markedUntil: now + markDurationMs }, refusal: null };
}

export function isMarked(list: TagList, now: number): boolean {
  return list.markedUntil > now;
}

/** Clears the mark, as any action other than a second Backspace does. */
export function clearMark(list: TagList): TagList {
  return list.markedUntil === 0 ? list : { ...list, markedUntil: 0 };
}

const separator = ';';

/** `a; b` → `a`, `b`; null for a text without a separator. */
export function splitAtSeparators(text: string): string[] | null {
  if (!text.includes(separator)) return null;
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The suggestion whose text equals the typed text, ignoring case and accents; null when there is none. */
export function matchingSuggestion(text: string, suggestions: readonly SearchTag[]): SearchTag | null {
  const normalisedText = normalised(text);
  return suggestions.find((tag) => normalised(tag.text) === normalisedText) ?? null;
}

export function isReserved(text: string, reserved: readonly string[]): boolean {
  return reserved.some((word) => normalised(word) === normalised(text));
}

function refusalFor(tags: SearchTag[], tag: SearchTag, rules: TagRules): Refusal | null {
  if (isReserved(tag.text, rules.reserved)) return 'reserved';
  if (tags.some((one) => one.type === tag.type && one.value === tag.value)) return 'duplicate';
  if (rules.maxTags !== null && tags.length >= rules.maxTags) return 'too-many';
  if (rules.maxTagLength !== null && tag.text.length > rules.maxTagLength) return 'too-long';
  return null;
}

function normalised(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
