/** Offline copies of story pages: each with its styles, fonts, scripts and pictures. */

import { browserStorage } from '#platform/browser/text-storage.ts';
import { storiesCache } from '../cache-names.ts';
import { storiesIn } from './device-lists.ts';
import { isStorable, retainedAddresses, type StoredEntry } from './retention.ts';

/** Number of latest read stories with an offline copy; saved stories do not count. */
const maxReadCopies = 30;
const maxBytes = 25 * 1024 * 1024;

const lockName = 'lapzarta-copies';

const header = { bytes: 'x-kept-bytes', parts: 'x-kept-parts' };

/**
 * @param pictures Addresses of the pictures to store with the page.
 * @param isOfPage Only those that the page names now.
 * @returns The page; null when none was stored.
 */
export async function saveOfflineCopy(
  path: string,
  pictures: readonly string[],
  { isOfPage = false } = {},
): Promise<Document | null> {
  if (!(await canStoreCopies())) return null;
  // Fetched anonymously: content of a signed-in reader must not be stored unprotected on the device.
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-cache' });
  if (!isStorable(answer)) return null;
  const text = await answer.text();
  const page = new DOMParser().parseFromString(text, 'text/html');
  if (!stampSaveTime(page)) return null;
  const files = ownPaths([...partsOf(page), ...ownScripts()]);
  const pictureFiles = ownPaths(pictures).filter((picture) => !isOfPage || text.includes(picture));

  async function store(): Promise<void> {
    const cache = await caches.open(storiesCache);
    await Promise.all(files.map((file) => storePart(cache, file)));
    // Missing pictures do not prevent the copy.
    await Promise.allSettled(pictureFiles.map((picture) => storePart(cache, picture)));
    const html = new TextEncoder().encode(`<!doctype html>${page.documentElement.outerHTML}`);
    await cache.put(path, storedResponse(html, answer.headers, [...files, ...pictureFiles]));
  }

  try {
    await ('locks' in navigator ? navigator.locks.request(lockName, { mode: 'shared' }, store) : store());
  } finally {
    await pruneOfflineCopies();
  }
  return page;
}

export interface OfflineCopy {
  path: string;
  /** '' for none. */
  etag: string;
  pictures: string[];
}

export async function offlineCopies(): Promise<OfflineCopy[]> {
  const entries = await storedEntries(await caches.open(storiesCache));
  return entries
    .filter(({ parts }) => parts.length > 0)
    .map(({ address: path, etag, parts }) => ({
      path,
      etag,
      pictures: parts.filter((part) => part.startsWith('/kepek/')),
    }));
}

/** Its parts go with the next `pruneOfflineCopies`. */
export async function deleteOfflineCopy(path: string): Promise<void> {
  await (await caches.open(storiesCache)).delete(path, { ignoreVary: true });
}

/** Paths of the pages that can be read offline. */
export async function offlineCopyPaths(): Promise<Set<string>> {
  if (!('caches' in globalThis)) return new Set();
  const store = await caches.open(storiesCache);
  return new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
}

/**
 * Deletes copies of stories that are in neither list, or that exceed the size limit. Not while a copy is being made in
 * any tab, because no stored page lists its parts yet: the last one that is finished deletes what is left. It does not
 * wait for that, as a silent connection may hold it up for minutes.
 */
export async function pruneOfflineCopies(): Promise<void> {
  if (!(await canStoreCopies())) return;
  if (!('locks' in navigator)) return prune();
  await navigator.locks.request(lockName, { ifAvailable: true }, (lock) => lock && prune());
}

async function prune(): Promise<void> {
  const store = await caches.open(storiesCache);
  const entries = await storedEntries(store);
  const storage = browserStorage;
  const wanted = [...storiesIn(storage, 'saved'), ...storiesIn(storage, 'read').slice(0, maxReadCopies)];
  const retained = retainedAddresses(
    entries,
    wanted.map(({ path }) => path),
    maxBytes,
  );
  const expired = entries.filter(({ address }) => !retained.has(address));
  await Promise.all(expired.map(({ address }) => store.delete(address, { ignoreVary: true })));
}

async function storedEntries(store: Cache): Promise<(StoredEntry & { etag: string })[]> {
  return Promise.all(
    (await store.keys()).map(async (request) => {
      const headers = (await store.match(request, { ignoreVary: true }))?.headers;
      const parts: string[] = JSON.parse(headers?.get(header.parts) ?? '[]');
      const bytes = Number(headers?.get(header.bytes));
      return { address: new URL(request.url).pathname, bytes, parts, etag: headers?.get('etag') ?? '' };
    }),
  );
}

/** Without a registered service worker nothing could serve the copies, so none are stored. */
async function canStoreCopies(): Promise<boolean> {
  if (!('caches' in globalThis && 'serviceWorker' in navigator)) return false;
  if (document.body.dataset.worker === undefined) return false;
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

/** Writes the time of saving into the page. False for pages without that line: only story pages are stored. */
function stampSaveTime(page: Document): boolean {
  const line = page.querySelector<HTMLElement>('[data-saved-line]');
  const time = line?.querySelector('[data-saved-time]');
  if (!line || !time) return false;
  const now = new Date();
  // In the reader's time zone with the browser's formatter: our date module would double this script's size.
  const language = page.documentElement.lang === 'en' ? 'en-GB' : 'hu';
  const day = now.toLocaleDateString(language, { month: 'long', day: 'numeric' });
  const clock = now.toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' });
  time.textContent = `${day}, ${clock}`;
  line.hidden = false;
  return true;
}

function partsOf(page: Document): string[] {
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], link[rel=preload][as=font]');
  const scripts = page.querySelectorAll<HTMLScriptElement>('script[src]');
  return [...[...links].map(({ href }) => href), ...[...scripts].map(({ src }) => src)];
}

/** Scripts imported since the page load, including this one. */
function ownScripts(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/_assets\/[^?]+\.js$/.test(name));
}

function ownPaths(addresses: readonly string[]): string[] {
  const urls = addresses
    .filter((address) => address !== '')
    .flatMap((address) => URL.parse(address, location.origin) ?? []);
  return [
    ...new Set(urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)),
  ];
}

async function storePart(store: Cache, path: string): Promise<void> {
  if (await store.match(path, { ignoreVary: true })) return;
  const answer = await fetch(path, { credentials: 'omit' });
  if (answer.ok) await store.put(path, storedResponse(await answer.arrayBuffer(), answer.headers, []));
}

function storedResponse(body: BufferSource, headersSent: Headers, parts: string[]): Response {
  const headers = new Headers(headersSent);
  // These headers describe the compressed response, but the stored body is decompressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(header.bytes, String(body.byteLength));
  headers.set(header.parts, JSON.stringify(parts));
  return new Response(body, { headers });
}
