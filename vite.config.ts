/** `vite build --app`: the browser's part to dist/web, the server's renderer to dist/server/entry-server.js. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { pageStyles } from './apps/web/build/page-styles.ts';
import { refuseServerFiles } from './apps/web/build/refuse-server-files.ts';
import { sharedImportsChunk } from './apps/web/build/shared-imports-chunk.ts';
import { ensureFonts } from './scripts/fonts.ts';

/** Components with a stylesheet of their own, by name: pages, and parts that few pages have. */
const views = componentsIn(['pages', 'features', 'apps/web/shell'], /(?:Page|Part)\.tsx$/);

/** The script of each island: those of a feature are found by their names, `features/…/browser/quiz.island.tsx`. */
const islands = {
  ...islandsIn('features'),
  quiz: 'apps/web/islands/quiz.island.tsx',
  'quiz-en': 'apps/web/islands/quiz-en.island.tsx',
  video: 'apps/web/islands/video.island.ts',
  pip: 'apps/web/islands/pip.island.ts',
  'pip-player': 'apps/web/islands/pip-player.island.ts',
  'front-variants': 'apps/web/islands/front-variants.island.ts',
  'trending-tags': 'apps/web/islands/trending-tags.island.ts',
  converter: 'apps/web/islands/converter.island.ts',
  'tip-ticket': 'apps/web/islands/tip-ticket.island.ts',
  figures: 'apps/web/islands/figures.island.ts',
  supporters: 'apps/web/islands/supporters.island.ts',
  // Without React, on pages with audio: when it is near, when it is played, and in the app.
  player: 'apps/web/player/player.island.ts',
  playerBar: 'apps/web/player/player-bar.island.ts',
  appPlayer: 'apps/web/player/app-player.island.ts',
};
/** React and the modules of all islands that use it, in one file. */
const reactInBrowser =
  /\/ui\/class-names\.ts$|\/ui\/mount-island\.ts$|\/node_modules\/(?:react|react-dom|scheduler)\/(?!.*server)/;
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
      // Nothing is preloaded. Without the polyfill Vite adds a check for older browsers to every page's script.
      modulePreload: { polyfill: true, resolveDependencies: () => [] },
      emptyOutDir: true,
    },
    css: { modules: { generateScopedName: scopedName } },
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
            treeshake: { moduleSideEffects: [{ test: /\.tsx$|\/public[.\w]*\.ts$/, sideEffects: false }] },
            // Shared imports of these in one file each, instead of a dozen that load one after another.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', test: reactInBrowser },
                  sharedImportsChunk(script, 'client-parts'),
                  sharedImportsChunk(islands.figures, 'front-data-parts'),
                  sharedImportsChunk('apps/web/live/relative-times.ts', 'time-parts'),
                ],
              },
            },
            input: {
              client: script,
              head: 'apps/web/entry-head.ts',
              'offline-worker': 'apps/web/offline/worker.ts',
              shell: 'apps/web/shell/Shell.tsx',
              ...views,
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
      refuseServerFiles(),
      pageStyles({
        base: 'shell',
        views: Object.keys(views),
        script: 'client',
        headScript: 'head',
        worker: 'offline-worker',
        islands: Object.fromEntries(Object.keys(islands).map((name) => [name, entryName(name)])),
        fonts: {
          serif: 'source-serif.woff2',
          italic: 'source-serif-italic.woff2',
          sans: 'source-sans.woff2',
        },
        publicBase: '/',
        manifest: 'page-assets.json',
      }),
    ],
  };
});

function islandsIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const found = files.filter((file) => /\/browser\/[\w-]+\.island\.tsx?$/.test(file));
  return Object.fromEntries(
    found.toSorted().map((file) => [basename(file).replace(/\.island\.tsx?$/, ''), `${folder}/${file}`]),
  );
}

function componentsIn(folders: readonly string[], names: RegExp): Record<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const found = files.filter((file) => names.test(file)).map((file) => [basename(file, '.tsx'), file]);
  return Object.fromEntries(found.toSorted());
}

function entriesOf(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [entryName(name), file]));
}

function entryName(island: string): string {
  return `island-${island}`;
}

/**
 * The same name in both builds, whatever the order of files. All classes of a file have one hash: with one for each, a
 * page with its styles took 3 % more, compressed.
 */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file).replaceAll('\\', '/');
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}
