/** Creates the service worker's script: its settings, followed by the built code. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachePrefix, shellCache, storiesCache } from '#features/saved/public.ts';
import { assetsPrefix, type BuiltAssets } from '../assets.server.ts';
import type { ShellSettings, WorkerSettings } from './worker-settings.ts';
import { workerWords } from './worker-words.ts';

export interface WorkerScripts {
  /** For one domain, with the path prefixes of its sites. */
  active(build: string, prefixes: string[]): string;
  /** Deletes all caches and unregisters the worker. */
  uninstall: string;
}

export async function readWorkerScripts(webFolder: string, assets: BuiltAssets): Promise<WorkerScripts> {
  const code = await readFile(join(webFolder, assets.offlineWorker), 'utf8');
  const script = (settings: WorkerSettings): string => `self.settings=${JSON.stringify(settings)};\n${code}`;
  return {
    active: (build, prefixes) => script({ kind: 'works', ...shellSettings(assets, build, prefixes) }),
    uninstall: script({ kind: 'leaves', prefix: cachePrefix }),
  };
}

function shellSettings(assets: BuiltAssets, build: string, prefixes: string[]): ShellSettings {
  return {
    prefix: cachePrefix,
    build,
    shell: shellCache(build),
    stories: storiesCache,
    assets: assetsPrefix,
    push: { title: workerWords.news, icon: '/icon-192.png' },
    files: shellFiles(assets),
    sites: prefixes.map((path) => ({ path, offline: `${path}/offline`, saved: `${path}/mentett` })),
  };
}

/** Resources of the offline page and the saved page; the resources of saved stories are stored with them. */
function shellFiles({
  baseStyles,
  siteStyles,
  viewStyles,
  fonts,
  headScript,
  scripts,
}: BuiltAssets): string[] {
  const files = [
    baseStyles,
    siteStyles,
    viewStyles.SavedPage ?? '',
    fonts.serif,
    fonts.sans,
    headScript,
    ...scripts,
  ];
  return [...new Set(files.filter((file) => file !== ''))];
}
