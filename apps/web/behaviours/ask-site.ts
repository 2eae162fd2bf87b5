import { askAgain } from './ask-again.ts';

/** A call of the paper's own API, made for the site the page belongs to. */
export async function askSite(path: string, signal: AbortSignal): Promise<unknown> {
  return jsonIn(await askAgain(() => fetchFromSite(path, signal), { method: 'GET', signal }), path);
}

/** The same for who asks again and again in any case: a failure is not asked about twice. */
export async function askSiteOnce(path: string, signal: AbortSignal): Promise<unknown> {
  return jsonIn(await fetchFromSite(path, signal), path);
}

function fetchFromSite(path: string, signal: AbortSignal): Promise<Response> {
  const site = document.body.dataset.site ?? '';
  const headers = { accept: 'application/json', 'x-site': site };
  return fetch(path, { signal, headers });
}

async function jsonIn(answer: Response, path: string): Promise<unknown> {
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** The objects in an answer's `items`; nothing where the answer has another shape. */
export function itemsOf(answer: unknown): Record<string, unknown>[] {
  const items = isObject(answer) ? answer.items : undefined;
  return Array.isArray(items) ? items.filter(isObject) : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
