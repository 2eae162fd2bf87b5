import { isRecord } from '../text/is-record.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';

/** Response of our API for the site of this page, with one retry. @throws Error for an error status. */
export async function fetchFromApi(path: string, signal: AbortSignal): Promise<unknown> {
  return readJson(await fetchWithRetry(() => fetchFromSite(path, signal), { method: 'GET', signal }), path);
}

/** The same without the retry, for callers that poll in any case. */
export async function fetchFromApiOnce(path: string, signal: AbortSignal): Promise<unknown> {
  return readJson(await fetchFromSite(path, signal), path);
}

/** Page data of a path; a missing page (404) has page data as well. */
export async function fetchPageData(path: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetchWithRetry(() => fetchFromSite(path, signal), { method: 'GET', signal });
  return answer.status === 404 ? answer.json() : readJson(answer, path);
}

function fetchFromSite(path: string, signal: AbortSignal): Promise<Response> {
  const site = document.body.dataset.site ?? '';
  const headers = { accept: 'application/json', 'x-site': site };
  return fetch(path, { signal, headers });
}

async function readJson(answer: Response, path: string): Promise<unknown> {
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** The objects in a response's `items`; empty for any other shape. */
export function itemsOf(answer: unknown): Record<string, unknown>[] {
  const items = isRecord(answer) ? answer.items : undefined;
  return Array.isArray(items) ? items.filter(isRecord) : [];
}
