/** The project's edition, with the program's pages. */
import { join } from 'node:path';
import { pageRoutes, programParts } from '#apps/server/program.ts';
import { loadEdition } from '#features/sites/public.server.ts';
import type { Edition } from '#features/sites/public.ts';

export { pageRoutes };

/** @param folder Another edition's folder, such as a changed copy. */
export function loadTestEdition(folder = join(import.meta.dirname, '../edition')): Promise<Edition> {
  return loadEdition(folder, programParts);
}

/** An edition with other values of keys of `edition.yaml`; undefined for a key that is missing. */
export function withSettings(edition: Edition, settings: Readonly<Record<string, unknown>>): Edition {
  return { ...edition, settings: { ...edition.settings, ...settings } };
}
