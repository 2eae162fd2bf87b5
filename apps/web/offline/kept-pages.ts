/** Pages of stories as they are kept for when there is no network: each with its styles, letters, scripts and pictures. */
import { deviceMemory, storiesIn } from './device-lists.ts';
import { storiesCache } from './stores.ts';
import { mayBeKept, whatStays } from './what-stays.ts';

/** Of what was read and not saved only the last ones are kept whole. */
const mostRead = 30;
const mostBytes = 25 * 1024 * 1024;

const header = { bytes: 'x-kept-bytes', parts: 'x-kept-parts' };

/** @param pictures Addresses of those that are to be kept with it. */
export async function keepPage(path: string, pictures: string[]): Promise<void> {
  if (!(await isKeeping())) return;
  // Asked for as by anybody: what only a signed-in reader sees does not belong in a store without a lock.
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-cache' });
  if (!mayBeKept(answer)) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (!saysWhenItWasKept(page)) return;
  const files = ownPaths([...partsOf(page), ...ownScripts()]);
  const seen = ownPaths(pictures);
  const store = await caches.open(storiesCache);
  await Promise.all(files.map((file) => keepPart(store, file)));
  // A story without a picture is a story all the same.
  await Promise.allSettled(seen.map((picture) => keepPart(store, picture)));
  const html = `<!doctype html>${page.documentElement.outerHTML}`;
  await store.put(path, keptAnswer(new TextEncoder().encode(html), answer.headers, [...files, ...seen]));
  await tidyKept();
}

/** Paths of the pages that can be read without network. */
export async function keptPaths(): Promise<Set<string>> {
  if (!('caches' in globalThis)) return new Set();
  const store = await caches.open(storiesCache);
  return new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
}

/** Takes away what is in neither list any more, and what there is no room for. */
export async function tidyKept(): Promise<void> {
  if (!(await isKeeping())) return;
  const store = await caches.open(storiesCache);
  const requests = await store.keys();
  const things = await Promise.all(
    requests.map(async (request) => {
      const headers = (await store.match(request, { ignoreVary: true }))?.headers;
      const parts: string[] = JSON.parse(headers?.get(header.parts) ?? '[]');
      return { address: new URL(request.url).pathname, bytes: Number(headers?.get(header.bytes)), parts };
    }),
  );
  const memory = deviceMemory();
  const wanted = [...storiesIn(memory, 'saved'), ...storiesIn(memory, 'read').slice(0, mostRead)];
  const stays = whatStays(
    things,
    wanted.map(({ path }) => path),
    mostBytes,
  );
  const gone = things.filter(({ address }) => !stays.has(address));
  await Promise.all(gone.map(({ address }) => store.delete(address, { ignoreVary: true })));
}

/** Nothing is kept where nothing would ever show it. */
async function isKeeping(): Promise<boolean> {
  if (!('caches' in globalThis && 'serviceWorker' in navigator)) return false;
  if (document.body.dataset.worker === undefined) return false;
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

/** Only a story's page has a line for it: no other is worth anything once it is old. */
function saysWhenItWasKept(page: Document): boolean {
  const line = page.querySelector<HTMLElement>('[data-kept-line]');
  const time = line?.querySelector('[data-kept-time]');
  if (!line || !time) return false;
  const now = new Date();
  // The reader's own clock and zone, which the browser knows: the paper's calendar would weigh as much as this file.
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

/** What was imported meanwhile, this very script among them. */
function ownScripts(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/_assets\/[^?]+\.js$/.test(name));
}

function ownPaths(addresses: string[]): string[] {
  const urls = addresses
    .filter((address) => address !== '')
    .flatMap((address) => URL.parse(address, location.origin) ?? []);
  return [
    ...new Set(urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)),
  ];
}

async function keepPart(store: Cache, path: string): Promise<void> {
  if (await store.match(path, { ignoreVary: true })) return;
  const answer = await fetch(path, { credentials: 'omit' });
  if (answer.ok) await store.put(path, keptAnswer(await answer.arrayBuffer(), answer.headers, []));
}

function keptAnswer(body: BufferSource, headersSent: Headers, parts: string[]): Response {
  const headers = new Headers(headersSent);
  // These were true of what came over the line.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(header.bytes, String(body.byteLength));
  headers.set(header.parts, JSON.stringify(parts));
  return new Response(body, { headers });
}
