import type { Plugin } from 'vite';

/**
 * Replaces the helper that Vite wraps around every `import()`. Nothing is preloaded, so its kilobyte in every page's
 * script would do nothing. Of `import(…).then((module) => module.f())` little else remains; imports that destructure
 * are written out by Vite, at 12 bytes each.
 */
export function loadWithoutPreload(): Plugin {
  return {
    name: 'load-without-preload',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
