/**
 * Gives the components of pages modules of their own, so that the browser's scripts keep nothing that only pages need.
 * Pages are rendered on the server; in the client build they are there for their styles (`page-styles.ts`). In one
 * graph, each function that a page uses would stay in the modules that it shares with scripts.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Marks the second copy of a module. Stylesheets and packages have one. */
const mark = '?view';
const code = /\.tsx?$/;

/** `entryOfView('features/saved/pages/SavedPage.tsx')` */
export function entryOfView(file: string): string {
  return file + mark;
}

export function separateViews(): Plugin {
  return {
    name: 'lapzarta:separate-views',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer, options) {
      const isEntry = source.endsWith(mark);
      if (!isEntry && importer?.endsWith(mark) !== true) return null;
      const found = await this.resolve(withoutMark(source), importer && withoutMark(importer), {
        ...options,
        skipSelf: true,
      });
      if (!found || found.external || found.id.includes('/node_modules/') || !code.test(found.id))
        return found;
      return { ...found, id: found.id + mark };
    },
    async load(id) {
      if (!id.endsWith(mark)) return null;
      const file = withoutMark(id);
      return { code: await readFile(file, 'utf8'), moduleType: file.endsWith('x') ? 'tsx' : 'ts' };
    },
  };
}

function withoutMark(id: string): string {
  return id.endsWith(mark) ? id.slice(0, -mark.length) : id;
}
