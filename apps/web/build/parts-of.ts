/** One file for what an entry imports at once and others import too, so that nothing of it waits behind something else. */
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds'>;

/** @param entry The file, from the project's root. @param name Of the file that is made. */
export function partsOf(entry: string, name: string): Rolldown.CodeSplittingGroup {
  let found: Set<string> | undefined;
  return {
    debugName: name,
    name: (id, context) => {
      found ??= importedAtOnce(join(process.cwd(), entry), (other) => context.getModuleInfo(other));
      return found.has(id) ? name : null;
    },
    minShareCount: 2,
  };
}

function importedAtOnce(entry: string, infoOf: (id: string) => ModuleInfo | null): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    for (const imported of infoOf(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      add(imported);
    }
  };
  add(entry);
  return found;
}
