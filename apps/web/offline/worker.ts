/**
 * Stands between the pages of a domain and the network, and answers itself only where the network does not. A script of
 * the old kind, which imports nothing: the server writes its settings before it (`apps/server/offline`).
 */
import type { AskingEvent, WorkerScope } from './worker-scope.ts';
import type { Shell } from './worker-settings.ts';

declare const self: WorkerScope;

{
  const { settings } = self;

  const dropCaches = async (isDropped: (name: string) => boolean): Promise<void> => {
    const names = (await caches.keys()).filter((name) => name.startsWith(settings.prefix));
    await Promise.all(names.filter(isDropped).map((name) => caches.delete(name)));
  };

  const leave = (): void => {
    self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
    self.addEventListener('activate', (event) =>
      event.waitUntil(dropCaches(() => true).then(() => self.registration.unregister())),
    );
  };

  const work = (shell: Shell): void => {
    const { build, files, sites } = shell;

    /** Another server process may still be of another build: then the browser tries again with a later page. */
    const keepPage = async (cache: Cache, path: string): Promise<void> => {
      const answer = await fetch(path, { cache: 'reload', credentials: 'omit', redirect: 'error' });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      const html = await answer.clone().text();
      if (!html.includes(` data-build="${build}"`)) throw new Error(`${path} is of another build.`);
      await cache.put(path, answer);
    };

    const fill = async (): Promise<void> => {
      const cache = await caches.open(shell.shell);
      const pages = sites.flatMap(({ offline, saved }) => [offline, saved]);
      await Promise.all([cache.addAll(files), ...pages.map((path) => keepPage(cache, path))]);
    };

    // It waits until no page of a former build is open, and then nothing of that build is needed any more.
    const takeOver = async (): Promise<void> => {
      await dropCaches((name) => name !== shell.shell && name !== shell.stories);
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    };

    /** A store that is damaged has nothing, and must not stand between a page and the network. */
    const stored = (address: string): Promise<Response | undefined> =>
      caches.match(address, { ignoreVary: true }).catch(() => undefined);

    const storedPage = async (path: string): Promise<Response> => {
      const known = await stored(path);
      if (known) return known;
      const site = sites.find((one) => one.path !== '' && `${path}/`.startsWith(`${one.path}/`));
      const offline = await stored((site ?? sites.find((one) => one.path === ''))?.offline ?? '');
      return offline
        ? new Response(offline.body, { status: 503, headers: offline.headers })
        : Response.error();
    };

    /** News is what the network says; what was kept is for when it says nothing. */
    const page = async ({ request, preloadResponse }: AskingEvent): Promise<Response> => {
      try {
        return (await preloadResponse) ?? (await fetch(request));
      } catch {
        return storedPage(new URL(request.url).pathname);
      }
    };

    const picture = async (request: Request): Promise<Response> => {
      try {
        return await fetch(request);
      } catch {
        return (await stored(request.url)) ?? Response.error();
      }
    };

    const file = async (request: Request): Promise<Response> =>
      (await stored(request.url)) ?? (await fetch(request));

    self.addEventListener('install', (event) => event.waitUntil(fill()));
    self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
    self.addEventListener('fetch', (event) => {
      const { request } = event;
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || origin !== self.location.origin) return;
      if (request.mode === 'navigate') event.respondWith(page(event));
      else if (pathname.startsWith(shell.assets)) event.respondWith(file(request));
      else if (request.destination === 'image') event.respondWith(picture(request));
    });
  };

  if (settings.kind === 'works') work(settings);
  else leave();
}
