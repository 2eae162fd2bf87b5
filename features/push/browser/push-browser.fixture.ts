/** A browser's parts for notifications, replaced by small ones that list what was requested; `vi.unstubAllGlobals` ends it. */
import { vi } from 'vitest';

/** The token that the server gives to each browser. */
export const pushToken = 'b'.repeat(24);

interface Subscription {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer | null };
  unsubscribe(): Promise<boolean>;
}

export function createBrowser() {
  const stored = new Map<string, Response>();
  const requests: { method: string; path: string; body: unknown }[] = [];
  const events: string[] = [];
  const state = { permission: 'granted', isOnline: true, subscription: null as Subscription | null };
  const answers = new Map<string, () => Response>();

  function subscriptionWith(key: string): Subscription {
    const { buffer } = new Uint8Array(Buffer.from(key, 'base64url'));
    return {
      endpoint: `https://push.example/${key}`,
      options: { applicationServerKey: buffer },
      async unsubscribe() {
        events.push(`unsubscribe ${key}`);
        state.subscription = null;
        return true;
      },
    };
  }

  const registration = {
    pushManager: {
      getSubscription: async () => state.subscription,
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        events.push(`subscribe ${applicationServerKey}`);
        state.subscription = subscriptionWith(applicationServerKey);
        return state.subscription;
      },
    },
  };
  const cache = {
    match: async (path: string) => stored.get(path)?.clone(),
    put: async (path: string, response: Response) => void stored.set(path, response),
  };
  const worker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  vi.stubGlobal('document', { cookie: '', body: { dataset: { worker: '/worker.js' } } });
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => stored.clear() });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => state.permission,
  });
  vi.stubGlobal('navigator', {
    get onLine() {
      return state.isOnline;
    },
    serviceWorker: worker,
    locks: { request: async (_name: string, act: () => unknown) => act() },
  });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' } = {}) => {
    requests.push({ method, path, body: body === '' ? null : JSON.parse(body) });
    return answers.get(method)?.() ?? Response.json({ clientToken: pushToken });
  });
  return { answers, events, requests, state, subscriptionWith };
}
