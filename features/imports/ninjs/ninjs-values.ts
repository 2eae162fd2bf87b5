/** Lenient readers of values in untrusted JSON: each returns a default, none throws. */
import { isRecord } from '#platform/text/is-record.ts';

export type UnknownRecord = Record<string, unknown>;

/** Copies an object with lower-case keys: 3.x writes `versionCreated` where 1.x and 2.x write `versioncreated`. */
export function withLowerCaseNames(value: unknown): UnknownRecord | null {
  if (!isRecord(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name.toLowerCase(), inside]));
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

export function number(value: unknown): number {
  const asNumber = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof asNumber === 'number' && Number.isFinite(asNumber) ? asNumber : 0;
}

export function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => one === null || one === '');
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Stands for a value that is present but unreadable; no real code has this form. */
const unreadable = '?';

/**
 * A code as `stat:usable`, `{ qcode: 'stat:usable' }` or a list of one of these; '' only when there is no value, so
 * that an unreadable value is never mistaken for a missing one.
 */
export function code(value: unknown): string {
  const one = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (isEmpty(one)) return '';
  const raw = withLowerCaseNames(one);
  const written =
    raw === null
      ? text(one)
      : [raw.qcode, raw.code, raw.uri, raw.literal, raw.value, raw.name]
          .map(text)
          .find((name) => name !== '');
  return written || unreadable;
}

/** `http://cv.iptc.org/newscodes/pubstatusg2/usable`, `stat:usable` → `usable`. */
export function lastPart(code: string): string {
  return (
    code
      .split(/[/:#]/)
      .findLast((part) => part.trim() !== '')
      ?.trim() ?? ''
  );
}
