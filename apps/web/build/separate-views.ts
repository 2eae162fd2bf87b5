/**
 * Gives the components of pages modules of their own, so that the browser's scripts keep nothing that only pages need.
 * Pages are rendered on the server; in the client build they are there for their styles (`page-styles.ts`). In one
 * graph, each function that a page uses would stay in the modules that it shares with scripts. The service worker has
 * modules of its own, too: a classic script cannot import what it would share.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** They mark the other copies of a module. Stylesheets and packages have one. */
const marks = { view: '?view', worker: '?offline' };
const code = /\.tsx?$/;

/** `entryOfView('features/saved/pages/SavedPage.tsx')` */
export function entryOfView(file: string): string {
  return file + marks.view;
}

export function entryOfWorker(file: string): string {
  return file + marks.worker;
}

export function separateViews(): Plugin {
  return {
    name: 'lapzarta:separate-views',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer, options) {
      const mark = markOf(source) ?? markOf(importer ?? '');
      if (mark === undefined) return null;
      const found = await this.resolve(withoutMark(source), importer && withoutMark(importer), {
        ...options,
        skipSelf: true,
      });
      if (!found || found.external || found.id.includes('/node_modules/') || !code.test(found.id))
        return found;
      return { ...found, id: found.id + mark };
    },
    async load(id) {
      if (markOf(id) === undefined) return null;
      const file = withoutMark(id);
      return { code: await readFile(file, 'utf8'), moduleType: file.endsWith('x') ? 'tsx' : 'ts' };
    },
  };
}

function markOf(id: string): string | undefined {
  return Object.values(marks).find((mark) => id.endsWith(mark));
}

function withoutMark(id: string): string {
  return id.slice(0, id.length - (markOf(id)?.length ?? 0));
}
