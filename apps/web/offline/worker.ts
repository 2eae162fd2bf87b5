/**
 * Service worker: responds from its caches only when the network fails. A classic script without imports: the server
 * prepends its settings (`apps/server/offline`).
 */
import type { FetchEventLike, PushEventLike, WorkerScope } from './worker-scope.ts';
import type { PushSettings, ShellSettings } from './worker-settings.ts';

declare const self: WorkerScope;

interface ShownMessage extends NotificationOptions {
  title: string;
  navigate: string;
}

/** The store that the page of notifications writes. */
interface StoredState {
  clientToken: string;
  endpoint: string;
  vapidKey: string;
}

{
  const dayMs = 86_400_000;
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

  /** A browser shows a notification of its own if we show none. */
  const showNotification = async (data: PushEventLike['data'], push: PushSettings): Promise<void> => {
    const { title, navigate, ...rest } = readMessage(data) ?? { title: push.title, navigate: '/' };
    await self.registration.showNotification(title, { icon: push.icon, data: navigate, ...rest });
  };

  const readMessage = (data: PushEventLike['data']): ShownMessage | null => {
    try {
      const { notification }: { notification: ShownMessage } = JSON.parse(data?.text() ?? '');
      return notification.title && URL.canParse(notification.navigate) ? notification : null;
    } catch {
      return null;
    }
  };

  /** A tab that shows the story comes to the front. */
  const openStory = async (url: string): Promise<void> => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const wanted = new URL(url, self.location.origin).href;
    const open = windows.find((one) => one.url.split('#', 1)[0] === wanted);
    await (open ? open.focus() : self.clients.openWindow(wanted));
  };

  const send = (push: PushSettings, body: object): Promise<Response> =>
    fetch(push.call, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /**
   * Renews a subscription that has ended or is for a former key. Only the server knows whether the reader still wants
   * notifications: a browser that it does not know any more forgets its subscription, and asks for no other one.
   */
  const heal = (push: PushSettings): Promise<void> =>
    navigator.locks.request(push.cache, () => healAlone(push));

  /** The page of notifications does the same. */
  const healAlone = async (push: PushSettings): Promise<void> => {
    const cache = await caches.open(push.cache);
    const stored: StoredState | undefined = await (await cache.match(push.path))?.json();
    if (!stored || Notification.permission !== 'granted') return;
    const answer = await fetch(`${push.call}?clientToken=${stored.clientToken}`);
    if (!answer.ok) return forgetIfUnknown(push, answer);
    const { vapidKey, isActive }: { vapidKey: string; isActive: boolean } = await answer.json();
    const { pushManager } = self.registration;
    let subscription = await pushManager.getSubscription();
    if (subscription && (!isActive || vapidKey !== stored.vapidKey)) {
      await subscription.unsubscribe();
      subscription = null;
    }
    subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidKey });
    const { clientToken } = stored;
    const { endpoint } = subscription;
    if (isActive && endpoint === stored.endpoint) return;
    const renewed = await send(push, { act: 'renew', clientToken, subscription, vapidKey });
    if (!renewed.ok) return forgetIfUnknown(push, renewed);
    await cache.put(push.path, Response.json({ ...stored, endpoint, vapidKey }));
  };

  /** Other answers with the status 404 come from servers in between. */
  const forgetIfUnknown = async (push: PushSettings, answer: Response): Promise<void> => {
    const { code }: { code?: string } = await answer.json().catch(() => ({}));
    if (code !== push.unknown) return;
    await (await self.registration.pushManager.getSubscription())?.unsubscribe();
    await caches.delete(push.cache);
  };

  let healedAt = 0;
  const healDaily = async (push: PushSettings): Promise<void> => {
    if (Date.now() - healedAt < dayMs || !(await caches.has(push.cache))) return;
    healedAt = Date.now();
    await heal(push);
  };

  const serve = (shell: ShellSettings): void => {
    const { push } = shell;
    self.addEventListener('push', (event) => event.waitUntil(showNotification(event.data, push)));
    self.addEventListener('notificationclick', (event) => {
      event.notification.close();
      event.waitUntil(openStory(String(event.notification.data)));
    });
    self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(heal(push)));
    self.addEventListener('install', (event) => event.waitUntil(fillCache(shell)));
    self.addEventListener('activate', (event) => event.waitUntil(takeOver(shell)));
    self.addEventListener('fetch', (event) => {
      const { request } = event;
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || origin !== self.location.origin) return;
      if (request.mode === 'navigate') {
        event.respondWith(pageResponse(event, shell.sites));
        event.waitUntil(healDaily(push).catch(() => undefined));
      } else if (pathname.startsWith(shell.assets)) event.respondWith(fileResponse(request));
      else if (request.destination === 'image') event.respondWith(pictureResponse(request));
    });
  };

  if (settings.kind === 'works') serve(settings);
  else uninstall();
}
