/** The subscription of a browser that turns notifications on and off. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowser, pushToken as token } from './push-browser.fixture.ts';
import { deletePushState, readPushState, writePushState } from './push-state.ts';
import { disablePush, enablePush, isPushSupported, loadChoice } from './subscribe-browser.ts';

const [oldKey, newKey] = ['AAEC', '_-8A'];
const choice = { topics: [{ site: 'telex', topic: 'fontos' }], quiet: { from: 0, to: 0 } };

let browser: ReturnType<typeof createBrowser>;
beforeEach(() => {
  browser = createBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('turning notifications on', () => {
  it('subscribes with our key, registers the choice, and remembers the token', async () => {
    expect(await enablePush(newKey, choice)).toBe('on');
    expect(browser.events).toEqual([`subscribe ${newKey}`]);
    expect(browser.requests).toMatchObject([
      {
        method: 'POST',
        path: '/api/web-push',
        body: { act: 'choose', clientToken: null, vapidKey: newKey, choice },
      },
    ]);
    expect(await readPushState()).toEqual({
      clientToken: token,
      endpoint: `https://push.example/${newKey}`,
      vapidKey: newKey,
    });
  });

  it('is refused by the reader before anything is sent', async () => {
    browser.state.permission = 'denied';
    expect(await enablePush(newKey, choice)).toBe('denied');
    browser.state.permission = 'granted';
    browser.state.isOnline = false;
    expect(await enablePush(newKey, choice)).toBe('offline');
    expect([browser.events, browser.requests]).toEqual([[], []]);
  });

  it('keeps a subscription with the same key, and ends one with another', async () => {
    browser.state.subscription = browser.subscriptionWith(newKey);
    await enablePush(newKey, choice);
    expect(browser.events).toEqual([]);
    browser.state.subscription = browser.subscriptionWith(oldKey);
    await enablePush(newKey, choice);
    expect(browser.events).toEqual([`unsubscribe ${oldKey}`, `subscribe ${newKey}`]);
  });

  it('names itself by the token that it has', async () => {
    await writePushState({ clientToken: 'a'.repeat(24), endpoint: 'x', vapidKey: oldKey });
    await enablePush(newKey, choice);
    expect(browser.requests[0]?.body).toMatchObject({ clientToken: 'a'.repeat(24) });
  });

  it('remembers nothing that the server has refused', async () => {
    browser.answers.set('POST', () => new Response('', { status: 429 }));
    expect(await enablePush(newKey, choice)).toBe('failed');
    expect(await readPushState()).toBeNull();
  });

  it('lists the browser with the account of a reader, not of a member', async () => {
    const linked = async (cookie: string) => {
      vi.stubGlobal('document', { cookie, body: { dataset: { worker: '/worker.js' } } });
      browser.requests.length = 0;
      await enablePush(newKey, choice);
      return browser.requests.some(({ path }) => path === '/api/web-push/account');
    };
    expect(await linked('a=b; signed_in=1')).toBe(true);
    expect(await linked('signed_in=1; a=b')).toBe(true);
    for (const cookie of ['', 'signed_in=2', 'not_signed_in=1', 'signed_in=12'])
      expect(await linked(cookie), cookie).toBe(false);
  });
});

describe('turning notifications off', () => {
  beforeEach(() => enablePush(newKey, choice));

  it('lets the server forget first, then the browser', async () => {
    browser.events.length = browser.requests.length = 0;
    expect(await disablePush()).toBe('off');
    expect(browser.requests).toMatchObject([
      { method: 'DELETE', path: `/api/web-push?clientToken=${token}` },
    ]);
    expect(browser.events).toEqual([`unsubscribe ${newKey}`]);
    expect(await readPushState()).toBeNull();
  });

  it('can be tried again when the server has failed', async () => {
    browser.answers.set('DELETE', () => new Response('', { status: 503 }));
    expect(await disablePush()).toBe('failed');
    browser.state.isOnline = false;
    expect(await disablePush()).toBe('offline');
    expect(await readPushState()).toMatchObject({ clientToken: token });
    expect(browser.state.subscription).not.toBeNull();
  });
});

describe('the choice of a browser', () => {
  const known = { vapidKey: newKey, isActive: true, choice: { ...choice, topics: [] } };
  const answerWith = (state: object, status = 200) =>
    browser.answers.set('GET', () => Response.json(state, { status }));

  it('is not asked for by a browser that never had one', async () => {
    expect(await loadChoice()).toBeNull();
    expect(browser.requests).toEqual([]);
  });

  it('is what the server has', async () => {
    await enablePush(newKey, choice);
    answerWith(known);
    expect(await loadChoice()).toEqual(known.choice);
    expect(browser.events).toEqual([`subscribe ${newKey}`]);
  });

  it('outlives a subscription that the push service gave up: it is renewed with the key of today', async () => {
    await enablePush(oldKey, choice);
    browser.events.length = 0;
    answerWith({ ...known, isActive: false });
    expect(await loadChoice()).toEqual(known.choice);
    expect(browser.events).toEqual([`unsubscribe ${oldKey}`, `subscribe ${newKey}`]);
    expect(browser.requests.at(-1)?.body).toMatchObject({
      act: 'renew',
      clientToken: token,
      vapidKey: newKey,
    });
    expect(await readPushState()).toMatchObject({ vapidKey: newKey });
  });

  it('is not renewed against the will of the reader', async () => {
    await enablePush(oldKey, choice);
    browser.state.permission = 'denied';
    answerWith({ ...known, isActive: false });
    await loadChoice();
    expect(browser.events).toEqual([`subscribe ${oldKey}`]);
  });

  it('that was withdrawn in the profile is forgotten here, too', async () => {
    await enablePush(newKey, choice);
    answerWith({ code: 'push-client-not-found' }, 404);
    expect(await loadChoice()).toBeNull();
    expect([await readPushState(), browser.state.subscription]).toEqual([null, null]);
  });

  it('is not forgotten because the server is down', async () => {
    await enablePush(newKey, choice);
    browser.answers.set('GET', () => new Response('<html>', { status: 503 }));
    expect(await loadChoice()).toBeNull();
    expect(await readPushState()).toMatchObject({ clientToken: token });
  });
});

describe('the parts that notifications need', () => {
  it('are all of the browser’s, and a worker of the page', () => {
    expect(isPushSupported()).toBe(true);
    vi.stubGlobal('document', { body: { dataset: {} } });
    expect(isPushSupported()).toBe(false);
  });

  it.each(['PushManager', 'Notification', 'caches'])('are missing without %s', (name) => {
    Reflect.deleteProperty(globalThis, name);
    expect(isPushSupported()).toBe(false);
  });

  it('include a storage; where it is forbidden, nothing is remembered', async () => {
    const refuse = async () => Promise.reject(new DOMException('no', 'SecurityError'));
    vi.stubGlobal('caches', { open: refuse, delete: refuse });
    expect(await readPushState()).toBeNull();
    await expect(deletePushState()).rejects.toThrow('no');
  });
});
