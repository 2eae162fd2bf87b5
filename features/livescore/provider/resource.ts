/** One thing that the provider has: how it is asked for, read, and how soon it may have changed. */
import type { Sport } from '../livescore-setting.ts';
import type { Notice } from './lenient.ts';

export interface Resource<Value> {
  sport: Sport;
  /** Such as `/fixtures`. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** The name under which it is stored: `football/fixtures?id=2024002`. */
  address: string;
  /** Null for an unreadable answer. */
  read(response: unknown, notice: Notice): Value | null;
  /** Infinity when it will not change any more. */
  freshForMs(value: Value, now: Date): number;
}

/** All resources of one path and one set of parameters. */
export interface ResourceKind<Value> {
  sport: Sport;
  path: string;
  parameters: readonly string[];
  read: Resource<Value>['read'];
  freshForMs(value: Value, now: Date, query: Readonly<Record<string, string>>): number;
}

export function resourceOf<Value>(
  kind: ResourceKind<Value>,
  values: Readonly<Record<string, string | number>>,
): Resource<Value> {
  const query = Object.fromEntries(kind.parameters.map((name) => [name, String(values[name] ?? '')]));
  const text = new URLSearchParams(query).toString();
  return {
    sport: kind.sport,
    path: kind.path,
    query,
    read: kind.read,
    address: `${kind.sport}${kind.path}${text === '' ? '' : `?${text}`}`,
    freshForMs: (value, now) => kind.freshForMs(value, now, query),
  };
}

/** The parts of an address; null for a text that is none. */
export function partsOfAddress(
  address: string,
): { sport: string; path: string; query: Record<string, string> } | null {
  const [, sport, path, text = ''] = /^([a-z0-9]+)(\/[^?]+)(?:\?(.*))?$/.exec(address) ?? [];
  if (sport === undefined || path === undefined) return null;
  return { sport, path, query: Object.fromEntries(new URLSearchParams(text)) };
}

/** Key of the invalidation of what shows a resource. */
export function keyOf(address: string): string {
  return `livescore:${address}`;
}
