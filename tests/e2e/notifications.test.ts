/** Notifications: choosing topics, showing what arrives, and opening the story. */
import type { Page, Worker } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openStory } from './addresses.ts';
import { expect, test, untilWorkerActive } from './offline-test.ts';
import { untilParsed } from './soft-navigation-steps.ts';

const page375 = { width: 375, height: 812 };

/** The browser's push service cannot be reached, so the sandbox's one gives the subscription. */
async function workerOf(page: Page): Promise<Worker> {
  await untilWorkerActive(page);
  return page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
}

async function replaceSubscribe(page: Page): Promise<void> {
  const sandbox = await page.request.get('/__push', { maxRedirects: 0 });
  const { origin } = new URL(sandbox.headers().location ?? '');
  const answer = await page.request.post(`${origin}/webpush/subscriptions`);
  await page.addInitScript(
    (given) => {
      let current: object | null = null;
      PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
      PushManager.prototype.subscribe = async (options) => {
        const key = String(options?.applicationServerKey);
        const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
        const applicationServerKey = Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
        current = {
          ...given,
          options: { applicationServerKey, userVisibleOnly: true },
          toJSON: () => given,
          unsubscribe: async () => {
            current = null;
            return true;
          },
        };
        return current as PushSubscription;
      };
    },
    await answer.json(),
  );
}

/** Chromium's headless shell grants the permission and still says `denied`. */
async function allowNotifications(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  });
}

async function openForm(page: Page, path = '/ertesitesek'): Promise<void> {
  await allowNotifications(page);
  await replaceSubscribe(page);
  await page.goto(path, untilParsed);
  await expect(page.locator('[data-push-form]')).toBeVisible();
}

function status(page: Page) {
  return page.locator('[data-push-status]');
}

test('a reader chooses topics and quiet hours, finds them again, and switches them off', async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole('checkbox', { checked: true }), 'nothing is ticked in advance').toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Minden értesítés kikapcsolása' })).toBeHidden();
  await page.getByRole('button', { name: 'Értesítések engedélyezése' }).click();
  await expect(status(page)).toHaveText(/Válasszon legalább egy témát/);
  await page.getByLabel('Fontos hírek').check();
  await page.getByLabel('Legyen csendes idő').check();
  await page.getByLabel('Mikortól').fill('23:00');
  await page.getByRole('button', { name: 'Értesítések engedélyezése' }).click();
  await expect(status(page)).toHaveText(/^Elmentettük/);
  await expect(page.getByText('Ebben a böngészőben be vannak kapcsolva az értesítések')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Választás mentése' })).toBeVisible();
  await expect(page.getByLabel('Fontos hírek')).toBeChecked();
  await expect(page.getByLabel('Mikortól')).toHaveValue('23:00');
  for (const size of [page375, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Minden értesítés kikapcsolása' }).click();
  await expect(status(page)).toHaveText(/^Kikapcsoltuk/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Értesítések engedélyezése' })).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('a reader follows a tag by a link, and the tag stays in the list', async ({ page }) => {
  await openForm(page, '/ertesitesek?cimke=labdarugas');
  const followed = page.getByRole('group', { name: 'Amit követ' }).getByRole('checkbox');
  await expect(followed).toBeChecked();
  await page.getByRole('button', { name: 'Értesítések engedélyezése' }).click();
  await expect(status(page)).toHaveText(/^Elmentettük/);
  await page.goto('/ertesitesek', untilParsed);
  await expect(followed).toBeChecked();
});

test('a browser that lost its subscription gets a new one; after a withdrawal it gets none', async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel('Fontos hírek').check();
  await page.getByRole('button', { name: 'Értesítések engedélyezése' }).click();
  await expect(status(page)).toHaveText(/^Elmentettük/);
  const worker = await workerOf(page);
  const sandbox = await page.request.get('/__push', { maxRedirects: 0 });
  const { origin } = new URL(sandbox.headers().location ?? '');
  const given = await (await page.request.post(`${origin}/webpush/subscriptions`)).json();
  await replaceInWorker(worker, given);
  const before = await storedState(page);
  expect(before?.endpoint).not.toBe(given.endpoint);
  await changeSubscription(worker);
  expect(await storedState(page)).toEqual({ ...before, endpoint: given.endpoint });

  const query = new URLSearchParams({ clientToken: before?.clientToken ?? '' });
  expect(await (await page.request.delete(`/api/web-push?${query}`)).json()).toEqual({ isRemoved: true });
  await changeSubscription(worker);
  expect(await storedState(page)).toBeNull();
  expect((await page.request.get(`/api/web-push?${query}`)).status()).toBe(404);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Értesítések engedélyezése' })).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

/** In the worker: the permission that the headless shell denies, and a subscription of the sandbox. */
function replaceInWorker(worker: Worker, given: object): Promise<void> {
  return worker.evaluate((subscription) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    let current: object | null = null;
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      current = {
        ...subscription,
        toJSON: () => subscription,
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      return current as PushSubscription;
    };
  }, given);
}

/** The browser's steps when its push service ends a subscription. */
function changeSubscription(worker: Worker): Promise<void> {
  return worker.evaluate(async () => {
    const work: Promise<unknown>[] = [];
    const waitUntil = (one: Promise<unknown>): unknown => work.push(one);
    globalThis.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil }));
    await Promise.all(work);
  });
}

function storedState(page: Page): Promise<{ clientToken: string; endpoint: string } | null> {
  return page.evaluate(async () => (await caches.match('/push-state.json'))?.json() ?? null);
}

test('a browser that has forbidden notifications says how to allow them', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto('/ertesitesek', untilParsed);
  await expect(page.getByText('A böngészőben le vannak tiltva az értesítéseink')).toBeVisible();
  await expect(page.locator('[data-push-form]')).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a browser without notifications says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.goto('/ertesitesek', untilParsed);
  await expect(page.getByText('Ez a böngésző nem tud értesítést fogadni')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('without network nothing is changed, and the reader learns why', async ({ page, context }) => {
  await openForm(page);
  await page.getByLabel('Fontos hírek').check();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Értesítések engedélyezése' }).click();
  await expect(status(page)).toHaveText(/^Nincs kapcsolat/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page explains', async ({ page }) => {
    await page.goto('/ertesitesek');
    await expect(page.getByText('ehhez JavaScript kell')).toBeVisible();
    await expect(page.locator('[data-push-form]')).toBeHidden();
  });
});

test.describe('what a push service delivers', () => {
  /** Chromium's headless shell shows no notifications: what the worker shows is recorded. */
  function recordShown(worker: Worker): Promise<void> {
    return worker.evaluate(() => {
      globalThis.shown = [];
      registration.showNotification = async (title, { body, tag, data }) => {
        globalThis.shown.push({ title, body, tag, data });
      };
    });
  }

  function shown(worker: Worker) {
    return worker.evaluate(() => globalThis.shown);
  }

  /** A worker, and the browser's side of its push service. */
  async function withWorker(page: Page): Promise<{ worker: Worker; deliver(data: string): Promise<void> }> {
    const cdp = await page.context().newCDPSession(page);
    const ids: string[] = [];
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      ids.push(...registrations.map(({ registrationId }) => registrationId)),
    );
    await cdp.send('ServiceWorker.enable');
    await page.goto('/', untilParsed);
    await expect.poll(() => ids.length).toBeGreaterThan(0);
    const worker = await workerOf(page);
    await recordShown(worker);
    const { origin } = new URL(page.url());
    return {
      worker,
      async deliver(data) {
        await cdp.send('ServiceWorker.deliverPushMessage', {
          origin,
          registrationId: ids.at(-1) ?? '',
          data,
        });
      },
    };
  }

  function messageWith(navigate: string): string {
    const notification = { title: 'Elkelt a híd', body: 'Egy cég vette meg.', navigate, tag: 'story:5' };
    return JSON.stringify({ web_push: 8030, notification });
  }

  test('is shown, and what cannot be read is shown as something new', async ({ page }) => {
    const { worker, deliver } = await withWorker(page);
    await deliver(messageWith('https://a.example/5'));
    const story = {
      title: 'Elkelt a híd',
      body: 'Egy cég vette meg.',
      tag: 'story:5',
      data: 'https://a.example/5',
    };
    await expect.poll(() => shown(worker)).toEqual([story]);
    await deliver('{');
    await deliver(JSON.stringify({ notification: { title: 'x', navigate: 'no address' } }));
    const other = { title: 'Friss hír', data: '/' };
    await expect.poll(() => shown(worker)).toEqual([story, other, other]);
  });

  /** Clicks a notification, and returns which tab the worker brought to the front, or opened. */
  function click(worker: Worker, url: string): Promise<string[]> {
    return worker.evaluate(async (data) => {
      const calls: string[] = [];
      const matchAll = clients.matchAll.bind(clients);
      clients.openWindow = async (opened) => void calls.push(`open ${opened}`);
      clients.matchAll = async (filter) =>
        (await matchAll(filter)).map((one) => ({
          url: one.url,
          focus: async () => void calls.push(`focus ${one.url}`),
        }));
      const work: Promise<unknown>[] = [];
      const given = {
        notification: { data, close: () => void calls.push('close') },
        waitUntil: (one: Promise<unknown>) => void work.push(one),
      };
      globalThis.dispatchEvent(Object.assign(new Event('notificationclick'), given));
      await Promise.all(work);
      clients.matchAll = matchAll;
      return calls;
    }, url);
  }

  test('opens the story: the tab that shows it comes to the front, or a new one is opened', async ({
    page,
  }) => {
    const { worker } = await withWorker(page);
    const url = new URL(await openStory(page, 'news'), page.url()).href;
    expect(await click(worker, url)).toEqual(['close', `focus ${url}`]);
    await page.goto('/', untilParsed);
    expect(await click(worker, url)).toEqual(['close', `open ${url}`]);
  });
});

interface ShownOptions {
  body?: string | undefined;
  tag?: string | undefined;
  data?: unknown;
}

/** Globals of the service worker, in which functions given to `worker.evaluate` run. */
declare global {
  var shown: (ShownOptions & { title: string })[];
  var clients: {
    openWindow(url: string): Promise<unknown>;
    matchAll(filter: object): Promise<{ url: string; focus(): Promise<unknown> }[]>;
  };
  var registration: {
    showNotification(title: string, options: ShownOptions): Promise<void>;
  };
}
