/**
 * The edition without its `sandbox` sources, for a program without the folder `sample`, which has the
 * sandboxes.
 */
import type { Edition } from '#features/sites/public.ts';
import { isRecord } from '#platform/text/is-record.ts';

export function withoutSandboxes(edition: Edition): Edition {
  return {
    ...edition,
    settings: realIn(edition.settings),
    parts: edition.parts.filter((part) => !Object.values(part).includes('sandbox')),
  };
}

function realIn(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const real = Object.entries(settings).filter(([key, value]) => !isSandbox(key, value));
  return Object.fromEntries(real.map(([key, value]) => [key, isRecord(value) ? realIn(value) : value]));
}

/** A gateway has an `address`, a service a `source`: without it there is nothing. */
function isSandbox(key: string, value: unknown): boolean {
  // The mode of consent needs its service, and its reader says so.
  if (key === 'script') return false;
  return value === 'sandbox' || (isRecord(value) && [value.address, value.source].includes('sandbox'));
}
