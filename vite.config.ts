/** `vite build --app`: the browser's part to dist/web, the server's renderer to dist/server/entry-server.js. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { cascadeLayers } from './apps/web/build/cascade-layers.ts';
import { findBehaviours, isTimedBehaviour } from './apps/web/build/find-behaviours.ts';
import { loadWithoutPreload } from './apps/web/build/load-without-preload.ts';
import { pageStyles } from './apps/web/build/page-styles.ts';
import { refuseServerFiles } from './apps/web/build/refuse-server-files.ts';
import { scopedNames } from './apps/web/build/scoped-names.ts';
import { entryOfView, entryOfWorker, separateViews } from './apps/web/build/separate-views.ts';
import { sharedImportsChunk } from './apps/web/build/shared-imports-chunk.ts';
import { ensureFonts } from './scripts/fonts.ts';

/** Components with a stylesheet of their own, by name: pages, and parts that few pages have. */
const views = componentsIn(['pages', 'features', 'apps/web/shell'], /(?:Page|Part)\.tsx$/);

/** Loaded where an element of the page matches their selector: `ui/browser/carousel.behaviour.ts`. */
const behaviours = filesIn(['features', 'pages', 'platform/browser', 'ui/browser']).filter((file) =>
  file.endsWith('.behaviour.ts'),
);
/** The script of each island, by its name: `features/…/browser/football.island.tsx` is `football`. */
const islands = islandsIn(['features', 'pages']);
/** React and the modules of all islands that use it, in one file. */
const reactInBrowser =
  /\/ui\/class-names\.ts$|^\0?rolldown\/runtime|\/ui\/mount-island\.ts$|\/node_modules\/(?:react|react-dom|scheduler)\/(?!.*server)/;
/** The behaviours that nearly all pages have, and what they share with others: one request, a third less than one by one. */
const behavioursOfShell = /\.shell\.behaviour\.ts$/;
/** The script of every page. */
const script = 'apps/web/entry-client.ts';

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  if (command === 'build') await ensureFonts();
  return {
    appType: 'custom',
    // Browsers that know light-dark(), nesting and popovers: nothing of these is rewritten for older ones.
    build: {
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
      // Nothing is preloaded; see also `loadWithoutPreload`.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      emptyOutDir: true,
    },
    css: { modules: { generateScopedName: scopedNames(import.meta.dirname) } },
    builder: {},
    environments: {
      client: {
        build: {
          outDir: 'dist/web',
          assetsDir: '_assets',
          assetsInlineLimit: 0,
          rolldownOptions: {
            // The components of pages are not imported by any script; without this their styles would be dropped.
            preserveEntrySignatures: 'strict',
            // Public entries re-export whole features: unused exports must not add their styles to a page.
            treeshake: {
              moduleSideEffects: [
                { test: /\.tsx(\?view)?$|\/public[.\w]*\.ts(\?view)?$/, sideEffects: false },
              ],
            },
            // Shared imports of these in one file each, instead of a dozen that load one after another.
            output: {
              // Shorter addresses: the script of every page has those of all behaviours.
              chunkFileNames: ({ name }) => `_assets/${name.replace('.behaviour', '')}-[hash].js`,
              codeSplitting: {
                groups: [
                  { name: 'react', test: reactInBrowser, priority: 1 },
                  { ...sharedImportsChunk([script], 'client-parts'), priority: 2 },
                  { name: 'shell-behaviours', test: behavioursOfShell, priority: 1 },
                  // Apart from what only live pages say of times: the football page needs days and hours only.
                  { name: 'date-parts', test: /\/platform\/time\/hungarian-date\.ts$/, priority: 1 },
                  {
                    ...sharedImportsChunk(['platform/browser/relative-times.behaviour.ts'], 'time-parts'),
                    priority: 1,
                  },
                  sharedImportsChunk(Object.values(islands), 'island-parts'),
                ],
              },
            },
            input: {
              client: script,
              head: 'apps/web/entry-head.ts',
              'offline-worker': entryOfWorker('apps/web/offline/worker.ts'),
              shell: entryOfView('apps/web/shell/Shell.tsx'),
              ...Object.fromEntries(Object.entries(views).map(([name, file]) => [name, entryOfView(file)])),
              ...entriesOf(islands),
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: 'dist/server',
          ssr: true,
          rolldownOptions: { input: { 'entry-server': 'apps/web/entry.server.tsx' } },
        },
        // The server has its own of these already.
        resolve: command === 'build' ? { noExternal: true, external: ['zod'] } : {},
        // Without it React's development half comes along; in the dev runner it would break the other way round.
        define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
      },
    },
    plugins: [
      loadWithoutPreload(),
      findBehaviours(behaviours),
      separateViews(),
      cascadeLayers(import.meta.dirname),
      refuseServerFiles(),
      pageStyles({
        base: 'shell',
        views: Object.keys(views),
        script: 'client',
        isTimed: isTimedBehaviour,
        headScript: 'head',
        worker: 'offline-worker',
        islands: Object.fromEntries(Object.keys(islands).map((name) => [name, entryName(name)])),
        fonts: {
          serif: 'lapzarta-serif.woff2',
          italic: 'lapzarta-serif-italic.woff2',
          sans: 'lapzarta-sans.woff2',
        },
        publicBase: '/',
        manifest: 'page-assets.json',
      }),
    ],
  };
});

/** Two islands of one name would be one entry. */
function islandsIn(folders: readonly string[]): Record<string, string> {
  const found = filesIn(folders).flatMap((file) => {
    const [, name] = /\/([a-z\d-]+)\.island\.tsx$/.exec(file) ?? [];
    return name === undefined ? [] : [[name, file] as const];
  });
  const islands = Object.fromEntries(found);
  if (Object.keys(islands).length < found.length) throw new Error('two islands have one name');
  return islands;
}

function componentsIn(folders: readonly string[], names: RegExp): Record<string, string> {
  const found = filesIn(folders).filter((file) => names.test(file));
  return Object.fromEntries(found.map((file) => [basename(file, '.tsx'), file]));
}

function filesIn(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .toSorted();
}

function entriesOf(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [entryName(name), file]));
}

function entryName(island: string): string {
  return `island-${island}`;
}
