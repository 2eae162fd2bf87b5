/** One chunk for the static imports of entries that others share, so that they do not load one after another. */
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds'>;

/** @param entries Paths from the project's root. @param name Name of the chunk. */
export function sharedImportsChunk(entries: readonly string[], name: string): Rolldown.CodeSplittingGroup {
  let found: Set<string> | undefined;
  return {
    debugName: name,
    name: (id, context) => {
      found ??= staticImportsOf(
        entries.map((entry) => join(process.cwd(), entry)),
        (other) => context.getModuleInfo(other),
      );
      return found.has(id) ? name : null;
    },
    minShareCount: 2,
  };
}

function staticImportsOf(entries: readonly string[], infoOf: (id: string) => ModuleInfo | null): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    for (const imported of infoOf(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      add(imported);
    }
  };
  entries.forEach(add);
  return found;
}
