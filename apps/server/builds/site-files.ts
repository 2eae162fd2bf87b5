import { join } from 'node:path';
import { assetsPrefix, readAssets } from '#apps/web/assets.server.ts';
import type { Assets } from '#apps/web/assets.ts';
import { readWorkerScripts, type WorkerScripts } from '#apps/web/offline/worker-script.server.ts';
import { siteStyles } from '#apps/web/site-styles.server.ts';
import type { Edition } from '#features/sites/public.ts';
import { readStaticFiles, type StaticFiles } from '#platform/http/answers/static-files.server.ts';
import { newsroomAssets } from '../newsroom/newsroom-shell.ts';
import { workerAddress } from '../offline/worker-routes.ts';
import { type Build, readBuild } from './build.ts';

/** Files of a build that browsers load, with the styles of an edition's sites. */
export interface SiteFiles {
  build: Build;
  assets: Assets;
  workerScripts: WorkerScripts;
  files: StaticFiles;
}

interface SiteFilesNeeds {
  /** The build folder: `dist`. */
  distFolder: string;
  edition: Edition;
  /** Whether browsers store offline copies. */
  offline: boolean;
}

export async function readSiteFiles({ distFolder, edition, offline }: SiteFilesNeeds): Promise<SiteFiles> {
  const styles = siteStyles(edition.sites, edition.theme);
  const build = await readBuild(distFolder, styles.href + JSON.stringify(edition.words));
  const webFolder = join(distFolder, 'web');
  const built = await readAssets(webFolder, { siteStyles: styles.href, words: edition.words });
  const files = await readStaticFiles({
    [assetsPrefix]: join(webFolder, assetsPrefix),
    [newsroomAssets]: join(distFolder, 'newsroom'),
  });
  await files.add(styles.href, Buffer.from(styles.css));
  return {
    build,
    assets: { ...built, build: build.id, worker: offline ? workerAddress : '' },
    workerScripts: await readWorkerScripts(webFolder, built),
    files,
  };
}
