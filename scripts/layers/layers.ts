/**
 * The layers, the folders in each, and the names of public entries; features declare their own layer.
 * ARCHITECTURE.md has the same table.
 */
import { features } from './facts.ts';

const byLayer = Map.groupBy(features, ({ layer }) => layer);

export const layers: Record<number, string[]> = {
  9: ['sample'],
  8: ['apps/server', 'apps/web', 'apps/newsroom'],
  7: ['pages'],
  ...Object.fromEntries(
    [...byLayer].map(([layer, found]) => [layer, found.map(({ name }) => `features/${name}`)]),
  ),
  0: ['ui', 'platform'],
};

export const publicEntries = [
  'public.ts',
  'public.view.ts',
  'public.server.ts',
  'public.browser.ts',
  'public.document.ts',
  'public.newsroom.ts',
];

/** Browser files that apps/web runs before the first paint, on every page, or in the service worker. */
export const startupEntry = /^features\/[a-z\d-]+\/browser\/[a-z\d-]+\.(head|startup|worker)\.ts$/;

/** The manifest of a feature for the application; only the server imports it. */
export const featureManifest = /^features\/([a-z\d-]+)\/\1\.feature\.server\.ts$/;

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
