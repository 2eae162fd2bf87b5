/** The whole script of the service worker: its settings, and after them what the build made. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsPrefix, type BuiltAssets } from '../assets.server.ts';
import { cachePrefix, shellCache, storiesCache } from './stores.ts';
import type { Shell, WorkerSettings } from './worker-settings.ts';

export interface WorkerScripts {
  /** Of one domain, with the prefixes of the sites it has. */
  working(build: string, prefixes: string[]): string;
  /** Takes away what was kept, and itself. */
  leaving: string;
}

export async function readWorkerScripts(webFolder: string, assets: BuiltAssets): Promise<WorkerScripts> {
  const code = await readFile(join(webFolder, assets.offlineWorker), 'utf8');
  const script = (settings: WorkerSettings): string => `self.settings=${JSON.stringify(settings)};\n${code}`;
  return {
    working: (build, prefixes) => script({ kind: 'works', ...shellOf(assets, build, prefixes) }),
    leaving: script({ kind: 'leaves', prefix: cachePrefix }),
  };
}

function shellOf(assets: BuiltAssets, build: string, prefixes: string[]): Shell {
  return {
    prefix: cachePrefix,
    build,
    shell: shellCache(build),
    stories: storiesCache,
    assets: assetsPrefix,
    files: shellFiles(assets),
    sites: prefixes.map((path) => ({ path, offline: `${path}/offline`, saved: `${path}/mentett` })),
  };
}

/** What the two pages of the shell are made of; a story that is kept brings along what it is made of itself. */
function shellFiles({
  baseStyles,
  siteStyles,
  viewStyles,
  fonts,
  headScript,
  scripts,
}: BuiltAssets): string[] {
  const files = [baseStyles, siteStyles, viewStyles.kept, fonts.serif, fonts.sans, headScript, ...scripts];
  return [...new Set(files.filter((file) => file !== ''))];
}
