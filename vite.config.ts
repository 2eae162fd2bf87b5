/** `vite build --app`: the browser's part to dist/web, the server's renderer to dist/server/entry-server.js. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { leanReact } from './apps/web/build/lean-react.ts';
import { leanServer } from './apps/web/build/lean-server.ts';
import { pageStyles } from './apps/web/build/page-styles.ts';
import { partsOf } from './apps/web/build/parts-of.ts';
import { refuseServerFiles } from './apps/web/build/refuse-server-files.ts';
import { ensureFonts } from './scripts/fonts.ts';

/** The page that gives each view its styles. */
const pages = {
  index: 'apps/web/pages/FrontPage.tsx',
  single_article: 'apps/web/pages/ArticlePage.tsx',
  live_blog: 'apps/web/pages/LiveBlogPage.tsx',
  section: 'apps/web/pages/ListPage.tsx',
  landing: 'apps/web/pages/LandingPage.tsx',
  archivum: 'apps/web/pages/ArchivePage.tsx',
  doc: 'apps/web/pages/DocumentPage.tsx',
  content: 'apps/web/pages/ContentPage.tsx',
  app_web_widget: 'apps/web/pages/AppWidgetPage.tsx',
  kept: 'apps/web/pages/KeptPage.tsx',
  empty: 'apps/web/pages/EmptyPage.tsx',
  login: 'apps/web/pages/LoginPage.tsx',
  preview: 'apps/web/shell/PreviewBar.tsx',
  error: 'apps/web/pages/ErrorPage.tsx',
  api_docs: 'apps/web/pages/ApiDocsPage.tsx',
  quiz: 'apps/web/pages/QuizPage.tsx',
  quizzes: 'apps/web/article/QuizBlock.tsx',
  episodes: 'apps/web/audio/EpisodeBlock.tsx',
  podcast: 'apps/web/pages/PodcastPage.tsx',
  podcasts: 'apps/web/pages/PodcastsPage.tsx',
  exchange: 'apps/web/pages/ExchangePage.tsx',
};

/** What brings each island to life. React is an entry too, so that all of them that want it share it. */
const islands = {
  quiz: 'apps/web/islands/quiz.island.tsx',
  video: 'apps/web/islands/video.island.ts',
  pip: 'apps/web/islands/pip.island.ts',
  'pip-player': 'apps/web/islands/pip-player.island.ts',
  'front-variants': 'apps/web/islands/front-variants.island.ts',
  'trending-tags': 'apps/web/islands/trending-tags.island.ts',
  converter: 'apps/web/islands/converter.island.ts',
  figures: 'apps/web/islands/figures.island.ts',
  supporters: 'apps/web/islands/supporters.island.ts',
  // No React: what pages fetch that have something to be heard, when it is near, pressed, and in the app.
  player: 'apps/web/player/player.island.ts',
  playerBar: 'apps/web/player/player-bar.island.ts',
  appPlayer: 'apps/web/player/app-player.island.ts',
};
const react = 'apps/web/islands/mount-island.ts';
/** What runs in every reader's browser. */
const script = 'apps/web/entry-client.ts';

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  if (command === 'build') await ensureFonts();
  return {
    appType: 'custom',
    // Browsers that know light-dark(), nesting and popovers: nothing of these is rewritten for older ones.
    build: {
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
      modulePreload: false,
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
            // A page nobody calls would be shaken off, and its styles with it.
            preserveEntrySignatures: 'strict',
            // A door re-exports a whole room: what a page does not take from it must not bring its styles along.
            treeshake: { moduleSideEffects: [{ test: /\.tsx$|\/public[.\w]*\.ts$/, sideEffects: false }] },
            // What these share with what comes later would be a dozen small files, each asked for by the one before.
            output: {
              codeSplitting: {
                groups: [
                  partsOf(script, 'client-parts'),
                  partsOf(islands.figures, 'front-data-parts'),
                  partsOf('apps/web/live/tell-times.ts', 'time-parts'),
                ],
              },
            },
            input: {
              client: script,
              head: 'apps/web/entry-head.ts',
              'offline-worker': 'apps/web/offline/worker.ts',
              shell: 'apps/web/shell/Shell.tsx',
              ...pages,
              ...entriesOf(islands),
              react,
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
      leanReact(),
      leanServer(),
      pageStyles({
        base: 'shell',
        views: Object.keys(pages),
        script: 'client',
        headScript: 'head',
        worker: 'offline-worker',
        islands: Object.fromEntries(Object.keys(islands).map((name) => [name, entryName(name)])),
        fonts: {
          serif: 'source-serif.woff2',
          rare: 'source-serif-rare.woff2',
          italic: 'source-serif-italic.woff2',
          sans: 'source-sans.woff2',
        },
        publicBase: '/',
        manifest: 'page-assets.json',
      }),
    ],
  };
});

function entriesOf(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [entryName(name), file]));
}

function entryName(island: string): string {
  return `island-${island}`;
}

/** The same name in both builds, whatever the order of files: it depends on the path and the class alone. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file).replaceAll('\\', '/');
  return `${name}-${createHash('sha256').update(`${path}:${name}`).digest('base64url').slice(0, 4)}`;
}
