/** `vite build --config vite.newsroom.config.ts`: the newsroom's application to dist/newsroom (decision 123). */
import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { cascadeLayers, layerOrder } from './apps/web/build/cascade-layers.ts';
import { refuseServerFiles } from './apps/web/build/refuse-server-files.ts';
import { scopedNames } from './apps/web/build/scoped-names.ts';
import { ensureFonts } from './scripts/fonts.ts';

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  if (command === 'build') await ensureFonts();
  return {
    root: 'apps/newsroom',
    // Below the application's own address, so that a worker of this scope can keep its files.
    base: '/szerkesztoseg/_assets/',
    publicDir: false,
    build: {
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
      outDir: join(import.meta.dirname, 'dist/newsroom'),
      emptyOutDir: true,
      assetsDir: '',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          document: join(import.meta.dirname, 'apps/newsroom/document.html'),
          worker: join(import.meta.dirname, 'apps/newsroom/worker/worker.ts'),
        },
        // The server has the worker at an address that never changes.
        output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : '[name]-[hash].js') },
        // Public entries re-export whole features: what is not used of them is left out.
        treeshake: { moduleSideEffects: [{ test: /\/public[.\w]*\.ts$/, sideEffects: false }] },
        // What packages say of React's server components has no meaning here.
        onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
      },
      // A policy without inline scripts and without data addresses of fonts.
      modulePreload: { polyfill: false },
    },
    css: { modules: { generateScopedName: scopedNames(import.meta.dirname) } },
    plugins: [cascadeLayers(import.meta.dirname, layerOrder), refuseServerFiles()],
  };
});
