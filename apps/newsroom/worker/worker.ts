/**
 * The newsroom's service worker, for `/szerkesztoseg/` only: it caches the document and the files of one
 * build, so that the application opens without a network [NRA-07]. It does not handle API calls. A classic
 * script: the server prepends its settings.
 */
import type { FetchEventLike, NewsroomWorkerScope } from './worker-scope.ts';

declare const self: NewsroomWorkerScope;

/** A network that does not answer for so long is none. */
const patienceMs = 3_000;

{
  const { prefix, build, shell, assets, files, pages } = self.settings;
  const cacheName = `${prefix}${build}`;

  const fill = async (): Promise<void> => {
    const cache = await caches.open(cacheName);
    const answer = await fetch(shell, { cache: 'reload', redirect: 'error' });
    // Another process may serve another build meanwhile; the browser tries again later.
    if (!answer.ok || !(await answer.clone().text()).includes(`"build":"${build}"`))
      throw new Error('The document is of another build.');
    await Promise.all([cache.put(shell, answer), cache.addAll(files)]);
    await self.skipWaiting();
  };

  /** Deletes all caches but that of the build before, whose open windows still load files from it. */
  const takeOver = async (): Promise<void> => {
    const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
  };

  const keptDocument = async (): Promise<Response | undefined> => (await caches.open(cacheName)).match(shell);

  const fileFor = async (request: Request): Promise<Response> =>
    (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

  /** The network's answer, unless it is none. */
  const documentFor = async (request: Request): Promise<Response> => {
    const network = fetch(request);
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
    const answer = await Promise.race([network, late]).catch(() => null);
    if (answer !== null && answer.status < 500) return answer;
    return (await keptDocument()) ?? network;
  };

  const answer = (event: FetchEventLike): void => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin) return;
    if (request.mode === 'navigate') {
      if (!pages.includes(pathname)) event.respondWith(documentFor(request));
    } else if (pathname.startsWith(assets) || files.includes(pathname)) event.respondWith(fileFor(request));
  };

  self.addEventListener('install', (event) => event.waitUntil(fill()));
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  self.addEventListener('fetch', answer);
}
