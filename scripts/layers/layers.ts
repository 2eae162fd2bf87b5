/** The layers, the folders in each, and the names of public entries. ARCHITECTURE.md has the same table. */

export const layers: Record<number, string[]> = {
  9: ['sample'],
  8: ['apps/server', 'apps/web'],
  7: ['pages'],
  6: [
    'lists',
    'front',
    'search',
    'live',
    'supplements',
    'quiz',
    'tips',
    'audio',
    'livescore',
    'figures',
    'support',
    'messages',
    'newsletters',
    'push',
    'ads',
    'measurement',
    'readership',
    'saved',
    'imports',
  ].map((name) => `features/${name}`),
  4: ['features/content', 'features/accounts', 'features/consent'],
  3: ['features/media'],
  2: ['features/kit'],
  1: ['features/sites'],
  0: ['ui', 'platform'],
};

export const publicEntries = ['public.ts', 'public.view.ts', 'public.server.ts', 'public.browser.ts'];

/** Browser files that apps/web runs before the first paint, on every page, or in the service worker. */
export const startupEntry = /^features\/[a-z\d-]+\/browser\/[a-z\d-]+\.(head|startup|worker)\.ts$/;

/** The feature or application of a file, e.g. `features/quiz`; null outside the layers: tests, scripts, data. */
export function moduleOf(path: string): string | null {
  const [folder = '', name] = path.split('/');
  if (['ui', 'platform', 'pages', 'sample'].includes(folder)) return folder;
  return (folder === 'features' || folder === 'apps') && name !== undefined ? `${folder}/${name}` : null;
}

export function layerOf(module: string): number | null {
  const found = Object.entries(layers).find(([, modules]) => modules.includes(module));
  return found === undefined ? null : Number(found[0]);
}

/** Listed folders in which there is no file, as sentences. */
export function missingFolders(paths: readonly string[]): string[] {
  return Object.values(layers)
    .flat()
    .filter((module) => !paths.some((path) => path.startsWith(`${module}/`)))
    .map((module) => `scripts/layers/layers.ts: there is no folder ${module}.`);
}

/** Reads the table with the columns "Layer" and "Folders"; null when the document has none. */
export function layersInDocument(markdown: string): Record<number, string[]> | null {
  if (!/^\|\s*Layer\s*\|\s*Folders\s*\|/m.test(markdown)) return null;
  const rows = [...markdown.matchAll(/^\|\s*(\d)\s*\|([^|]*)\|/gm)];
  return Object.fromEntries(rows.map(([, layer, folders = '']) => [Number(layer), namesIn(folders)]));
}

function namesIn(cell: string): string[] {
  return cell
    .split(',')
    .map((name) => name.replaceAll('`', '').trim())
    .filter(Boolean);
}
