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
