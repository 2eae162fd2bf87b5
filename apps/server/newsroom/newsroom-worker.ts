/** The script of the newsroom's service worker, which differs with each build, so that browsers update it [NRA-07]. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { campaignsPath, newsroomEntrances, newsroomPath, securityPath } from '#features/accounts/public.ts';
import type { KeptApplication } from '#platform/browser/kept-application.ts';
import { type NewsroomShell, newsroomAssets } from './newsroom-shell.ts';

/** In the application's folder, because a worker controls only its own folder and below. */
const workerPath = `${newsroomPath}worker.js`;
const workerFile = 'worker.js';

export async function newsroomWorkerRoute(
  app: FastifyInstance,
  distFolder: string,
  { build, siteStyles }: Pick<NewsroomShell, 'build' | 'siteStyles'>,
): Promise<void> {
  const folder = join(distFolder, 'newsroom');
  const code = await readFile(join(folder, workerFile), 'utf8');
  const names = (await readdir(folder)).filter((name) => /\.(js|css|woff2|svg)$/.test(name));
  const settings: KeptApplication = {
    prefix: 'newsroom-',
    build,
    shell: newsroomPath,
    assets: newsroomAssets,
    files: [
      siteStyles,
      ...names.filter((name) => name !== workerFile).map((name) => newsroomAssets + name),
    ].filter((path) => path !== ''),
    pages: [...newsroomEntrances, securityPath, campaignsPath, workerPath],
  };
  const script = `self.settings=${JSON.stringify(settings)};\n${code}`;
  app.get(workerPath, (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
