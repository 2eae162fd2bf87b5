/**
 * Service worker: responds from its caches only when the network fails. A classic script: the build gives
 * it modules of its own, and the server prepends its settings (`worker-script.server.ts`).
 */
import { healDaily, servePush } from '#features/push/browser/push.worker.ts';
import type { FetchEventLike, WorkerScope } from './worker-scope.ts';
import type { ShellSettings } from './worker-settings.ts';

declare const self: WorkerScope;

{
  const { settings } = self;

  const dropCaches = async (isDropped: (name: string) => boolean): Promise<void> => {
    const names = (await caches.keys()).filter((name) => name.startsWith(settings.prefix));
    await Promise.all(names.filter(isDropped).map((name) => caches.delete(name)));
  };

  const uninstall = (): void => {
    self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
    self.addEventListener('activate', (event) =>
      event.waitUntil(dropCaches(() => true).then(() => self.registration.unregister())),
    );
  };

  /** Fails if a server process of another build responds; the browser then retries on a later page load. */
  const cachePage = async (cache: Cache, path: string, build: string): Promise<void> => {
    const answer = await fetch(path, { cache: 'reload', credentials: 'omit', redirect: 'error' });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const html = await answer.clone().text();
    if (!html.includes(` data-build="${build}"`)) throw new Error(`${path} is of another build.`);
    await cache.put(path, answer);
  };

  const fillCache = async ({ shell, sites, files, build }: ShellSettings): Promise<void> => {
    const cache = await caches.open(shell);
    const pages = sites.flatMap(({ offline, saved }) => [offline, saved]);
    await Promise.all([cache.addAll(files), ...pages.map((path) => cachePage(cache, path, build))]);
  };

  // The browser activates the worker when no page of a former build is open, so its caches can be deleted.
  const takeOver = async ({ shell, stories }: ShellSettings): Promise<void> => {
    await dropCaches((name) => name !== shell && name !== stories);
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };

  /** A damaged cache counts as empty and must not block the network. */
  const cachedResponse = (address: string): Promise<Response | undefined> =>
    caches.match(address, { ignoreVary: true }).catch(() => undefined);

  const cachedOrOfflinePage = async (path: string, sites: ShellSettings['sites']): Promise<Response> => {
    const known = await cachedResponse(path);
    if (known) return known;
    const site = sites.find((one) => one.path !== '' && `${path}/`.startsWith(`${one.path}/`));
    const offline = await cachedResponse((site ?? sites.find((one) => one.path === ''))?.offline ?? '');
    return offline ? new Response(offline.body, { status: 503, headers: offline.headers }) : Response.error();
  };

  /** Network first; the cache is the fallback. */
  const pageResponse = async (
    { request, preloadResponse }: FetchEventLike,
    sites: ShellSettings['sites'],
  ): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      return cachedOrOfflinePage(new URL(request.url).pathname, sites);
    }
  };

  const pictureResponse = async (request: Request): Promise<Response> => {
    try {
      return await fetch(request);
    } catch {
      return (await cachedResponse(request.url)) ?? Response.error();
    }
  };

  const fileResponse = async (request: Request): Promise<Response> =>
    (await cachedResponse(request.url)) ?? (await fetch(request));

  const serve = (shell: ShellSettings): void => {
    servePush(self, shell.push);
    self.addEventListener('install', (event) => event.waitUntil(fillCache(shell)));
    self.addEventListener('activate', (event) => event.waitUntil(takeOver(shell)));
    self.addEventListener('fetch', (event) => {
      const { request } = event;
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || origin !== self.location.origin) return;
      if (request.mode === 'navigate') {
        event.respondWith(pageResponse(event, shell.sites));
        event.waitUntil(healDaily(self).catch(() => undefined));
      } else if (pathname.startsWith(shell.assets)) event.respondWith(fileResponse(request));
      else if (request.destination === 'image') event.respondWith(pictureResponse(request));
    });
  };

  if (settings.kind === 'works') serve(settings);
  else uninstall();
}
