/** Names of players, teams and drivers as the edition writes them, in an answer of the provider. */
import { z } from 'zod';
import type { EditionNames } from '../names-part.ts';

type Kind = 'players' | 'teams' | 'drivers';

/** The kind of object under a key of the provider's answers. */
const kinds = new Map<string, Kind>([
  ['player', 'players'],
  ['assist', 'players'],
  ['team', 'teams'],
  ['home', 'teams'],
  ['away', 'teams'],
  ['winner', 'teams'],
  ['driver', 'drivers'],
]);

/** The kind of a list's items. */
const kindsOfPaths = new Map<string, Kind>([
  ['/drivers', 'drivers'],
  ['/teams', 'teams'],
]);

const namedThing = z.object({ id: z.int(), name: z.string() });
const fields = z.record(z.string(), z.unknown());

/** The answer with the edition's names; the answer itself if the edition has none for the sport. */
export function renamed(
  response: unknown,
  { sport, path }: { sport: string; path: string },
  names: readonly EditionNames[],
): unknown {
  const tables = names.filter((one) => one.sport === sport);
  return tables.length === 0 ? response : renamedPart(response, kindsOfPaths.get(path), tables);
}

function renamedPart(value: unknown, kind: Kind | undefined, tables: readonly EditionNames[]): unknown {
  if (Array.isArray(value)) return value.map((one) => renamedPart(one, kind, tables));
  const object = fields.safeParse(value);
  if (!object.success) return value;
  const parts = Object.entries(object.data).map(([key, part]) => [
    key,
    typeof part === 'object' ? renamedPart(part, kinds.get(key), tables) : part,
  ]);
  const name = kind && editionName(value, kind, tables);
  return { ...Object.fromEntries(parts), ...(name && { name }) };
}

function editionName(value: unknown, kind: Kind, tables: readonly EditionNames[]): string | undefined {
  const { success, data } = namedThing.safeParse(value);
  if (!success) return undefined;
  const entries = tables.flatMap((table) => table[kind][String(data.id)] ?? []);
  return entries.find(({ from }) => from === data.name)?.to;
}
