/**
 * Puts every stylesheet into the cascade layer of its folder, so that layers and not the order of files decide which rule
 * wins, and no stylesheet has to name one. The global stylesheets of `ui` name several; `ui/tokens.css` has their order.
 */
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The order of the layers, as in `ui/tokens.css`. */
export const layerOrder = '@layer reset, tokens, base, ui, features, pages;\n';

/** @param order Before each stylesheet, where one may load before `ui/tokens.css`. */
export function cascadeLayers(root: string, order = ''): Plugin {
  return {
    name: 'lapzarta:cascade-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        const layer = layerOf(relative(root, id).replaceAll('\\', '/'));
        return layer === null ? null : { code: `${order}@layer ${layer} {\n${code}}\n`, map: null };
      },
    },
  };
}

/** @param path Relative to the checkout. Null for stylesheets that name their layers. */
export function layerOf(path: string): 'ui' | 'features' | 'pages' | null {
  if (path.startsWith('ui/')) return path.endsWith('.module.css') ? 'ui' : null;
  if (/^(pages|features\/[^/]+\/pages)\//.test(path)) return 'pages';
  return /^(features|apps)\//.test(path) ? 'features' : null;
}
