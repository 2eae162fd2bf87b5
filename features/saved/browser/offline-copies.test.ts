/** Offline copies in a cache of the test: what is stored, from where, and what is deleted again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storiesCache } from '../cache-names.ts';
import { offlineCopies, offlineCopyPaths, pruneOfflineCopies, saveOfflineCopy } from './offline-copies.ts';

const origin = 'https://lap.example';
const { locks } = navigator;
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' };

/** A page as the parser gives it; the tested functions read its links, scripts and the line with the time. */
function pageWith({ links = [], scripts = [], hasLine = true }: PageParts) {
  const time = { textContent: '' };
  const line = { hidden: true, querySelector: () => time };
  return {
    line,
    time,
    querySelector: () => (hasLine ? line : null),
    querySelectorAll: (selector: string) =>
      selector.startsWith('link') ? links.map((href) => ({ href })) : scripts.map((src) => ({ src })),
    documentElement: {
      lang: 'hu',
      get outerHTML() {
        return `<html>${line.hidden ? '' : time.textContent}</html>`;
      },
    },
  };
}

interface PageParts {
  links?: string[];
  scripts?: string[];
  hasLine?: boolean;
}

function createDevice() {
  const stored = new Map<string, Response>();
  const lists = new Map<string, string>();
  const fetched: { path: string; credentials: string | undefined }[] = [];
  const device = {
    stored,
    lists,
    fetched,
    page: pageWith({}),
    hasWorker: true,
    answers: new Map<string, () => Response | Promise<Response>>(),
  };
  const store = {
    match: async (request: string | { url: string }) =>
      stored.get(typeof request === 'string' ? request : new URL(request.url).pathname)?.clone(),
    put: async (path: string, response: Response) => void stored.set(path, response),
    delete: async (path: string) => stored.delete(path),
    keys: async () => [...stored.keys()].map((path) => ({ url: origin + path })),
  };
  vi.stubGlobal('caches', { open: async (name: string) => (name === storiesCache ? store : null) });
  const serviceWorker = { getRegistration: async () => (device.hasWorker ? {} : undefined) };
  vi.stubGlobal('navigator', { serviceWorker, locks });
  vi.stubGlobal('document', { body: { dataset: { worker: '/worker.js' } } });
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('localStorage', { getItem: (key: string) => lists.get(key) ?? null });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: `${origin}/_assets/later.js?v=1` }] });
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => device.page;
    },
  );
  vi.stubGlobal('fetch', async (path: string, { credentials }: RequestInit) => {
    fetched.push({ path, credentials });
    const answer = (await device.answers.get(path)?.()) ?? new Response(`body of ${path}`, { headers: html });
    // Only a browser makes responses of this type.
    Object.defineProperty(answer, 'type', { value: 'basic' });
    return answer;
  });
  return device;
}

const listed = (path: string) => ({ path, title: path, lead: '', image: '', language: 'hu' });

let device: ReturnType<typeof createDevice>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z'), toFake: ['Date'] });
  device = createDevice();
  device.lists.set('saved-stories', JSON.stringify([listed('/hid')]));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an offline copy', () => {
  it('has the page with its styles, fonts, scripts and pictures, each once', async () => {
    device.page = pageWith({
      links: [`${origin}/_assets/a.css`, `${origin}/_assets/a.css`, `${origin}/fonts/a.woff2`],
      scripts: [`${origin}/_assets/a.js`],
    });
    await saveOfflineCopy('/hid', [`${origin}/kepek/hid.avif`, '']);
    expect([...device.stored.keys()].toSorted()).toEqual([
      '/_assets/a.css',
      '/_assets/a.js',
      '/fonts/a.woff2',
      '/hid',
      '/kepek/hid.avif',
    ]);
    expect(await offlineCopyPaths()).toContain('/hid');
  });

  it('is fetched without the session: what a signed-in reader sees is not stored on the device', async () => {
    device.page = pageWith({ links: [`${origin}/_assets/a.css`] });
    await saveOfflineCopy('/hid', ['/kepek/hid.avif']);
    expect(device.fetched).toHaveLength(3);
    expect(device.fetched.every(({ credentials }) => credentials === 'omit')).toBe(true);
  });

  it('has nothing of other sites', async () => {
    device.page = pageWith({ scripts: ['https://hirdeto.example/tag.js', `${origin}/_assets/a.js`] });
    await saveOfflineCopy('/hid', ['https://kep.example/a.avif', 'data:image/png;base64,AA', 'https://']);
    expect(device.fetched.map(({ path }) => path)).toEqual(['/hid', '/_assets/a.js']);
  });

  it('says when it was saved, in the page itself', async () => {
    await saveOfflineCopy('/hid', []);
    const text = await device.stored.get('/hid')?.text();
    expect(text).toMatch(/^<!doctype html><html>november 21\., \d{1,2}:00<\/html>$/);
  });

  it('does not say that its decompressed body is compressed', async () => {
    const headers = { ...html, 'content-encoding': 'br', 'content-length': '3' };
    device.answers.set('/hid', () => new Response('szöveg', { headers }));
    await saveOfflineCopy('/hid', []);
    const copy = device.stored.get('/hid');
    expect([copy?.headers.get('content-encoding'), copy?.headers.get('content-length')]).toEqual([
      null,
      null,
    ]);
    expect(copy?.headers.get('content-type')).toBe(html['content-type']);
  });

  it.each([
    ['a page that is no story', () => (device.page = pageWith({ hasLine: false }))],
    ['a page for one reader', () => answerWith({ 'cache-control': 'private' })],
    ['an error', () => device.answers.set('/hid', () => new Response('', { status: 503, headers: html }))],
    ['a device without a worker', () => (device.hasWorker = false)],
    ['a page without a worker', () => vi.stubGlobal('document', { body: { dataset: {} } })],
  ])('is not made of %s', async (_what, change) => {
    change();
    await saveOfflineCopy('/hid', ['/kepek/hid.avif']);
    expect([...device.stored.keys()]).toEqual([]);
  });

  it('is made without a picture that is missing', async () => {
    device.answers.set('/kepek/hid.avif', () => new Response('', { status: 404 }));
    await saveOfflineCopy('/hid', ['/kepek/hid.avif']);
    expect([...device.stored.keys()]).toEqual(['/hid']);
  });

  it('that is renewed has only the pictures that its page still names [ACT-08]', async () => {
    await saveOfflineCopy('/hid', ['/kepek/marad.avif', '/kepek/elment.avif']);
    device.answers.set('/hid', () => new Response('<img src="/kepek/marad.avif">', { headers: html }));
    const [copy] = await offlineCopies();
    await saveOfflineCopy('/hid', copy?.pictures ?? [], { isOfPage: true });
    const pictures = [...device.stored.keys()].filter((path) => path.startsWith('/kepek/'));
    expect(pictures).toEqual(['/kepek/marad.avif']);
  });

  it('does not load again what another copy has', async () => {
    device.page = pageWith({ links: [`${origin}/_assets/a.css`] });
    device.lists.set('saved-stories', JSON.stringify([listed('/hid'), listed('/komp')]));
    for (const path of ['/hid', '/komp']) await saveOfflineCopy(path, []);
    expect(device.fetched.filter(({ path }) => path === '/_assets/a.css')).toHaveLength(1);
  });
});

describe('an offline copy in the making', () => {
  const picture = '/kepek/hid.avif';
  beforeEach(() => {
    device.page = pageWith({ links: [`${origin}/_assets/a.css`] });
  });

  /** Until its picture, the last part, is requested. */
  async function startSaving() {
    const [requested, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()];
    device.answers.set(picture, () => {
      requested.resolve();
      return answer.promise;
    });
    const saving = saveOfflineCopy('/hid', [picture]);
    await requested.promise;
    return { saving, finish: () => answer.resolve(new Response('x')) };
  }

  it('keeps its parts while another tab deletes old copies, which does not wait for it', async () => {
    const { saving, finish } = await startSaving();
    await pruneOfflineCopies();
    finish();
    await saving;
    expect([...device.stored.keys()].toSorted()).toEqual(['/_assets/a.css', '/hid', picture]);
  });

  it('does not wait for another one', async () => {
    device.lists.set('saved-stories', JSON.stringify([listed('/hid'), listed('/komp')]));
    const { saving, finish } = await startSaving();
    await saveOfflineCopy('/komp', []);
    expect(device.stored.has('/komp')).toBe(true);
    finish();
    await saving;
    expect(await offlineCopyPaths()).toEqual(new Set(['/_assets/a.css', '/komp', '/hid', picture]));
  });

  it('leaves nothing when one of its files cannot be loaded', async () => {
    device.page = pageWith({ links: [`${origin}/_assets/a.css`], scripts: [`${origin}/_assets/a.js`] });
    device.answers.set('/_assets/a.js', async () => {
      await vi.waitUntil(() => device.stored.has('/_assets/a.css'));
      throw new TypeError('Failed to fetch');
    });
    await expect(saveOfflineCopy('/hid', [])).rejects.toThrow('Failed to fetch');
    expect([...device.stored.keys()]).toEqual([]);
  });

  it('is finished where the browser has no locks', async () => {
    vi.stubGlobal('navigator', { serviceWorker: navigator.serviceWorker });
    await saveOfflineCopy('/hid', []);
    expect(device.stored.has('/hid')).toBe(true);
  });
});

function answerWith(headers: Record<string, string>): void {
  device.answers.set('/hid', () => new Response('x', { headers: { ...html, ...headers } }));
}

describe('copies of stories', () => {
  it('that are in no list any more go, with the parts that no other one needs', async () => {
    device.lists.set('saved-stories', JSON.stringify([listed('/hid'), listed('/komp')]));
    device.page = pageWith({ links: [`${origin}/_assets/a.css`] });
    await saveOfflineCopy('/hid', ['/kepek/hid.avif']);
    await saveOfflineCopy('/komp', ['/kepek/komp.avif']);
    device.lists.set('saved-stories', JSON.stringify([listed('/komp')]));
    await pruneOfflineCopies();
    expect([...device.stored.keys()].toSorted()).toEqual(['/_assets/a.css', '/kepek/komp.avif', '/komp']);
  });

  it('that were read remain for the latest thirty, those that were saved for all', async () => {
    const read = Array.from({ length: 40 }, (_, at) => listed(`/olvasott-${at}`));
    device.lists.set('read-stories', JSON.stringify(read));
    for (const { path } of read) await saveOfflineCopy(path, []);
    await saveOfflineCopy('/hid', []);
    const paths = await offlineCopyPaths();
    expect(paths.size).toBe(31);
    expect([paths.has('/hid'), paths.has('/olvasott-29'), paths.has('/olvasott-30')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are none where the browser has no caches', async () => {
    Reflect.deleteProperty(globalThis, 'caches');
    expect(await offlineCopyPaths()).toEqual(new Set());
    await pruneOfflineCopies();
  });
});
