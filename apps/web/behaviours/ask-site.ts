import { askAgain } from './ask-again.ts';

/** A call of the paper's own API, made for the site the page belongs to. */
export async function askSite(path: string, signal: AbortSignal): Promise<unknown> {
  const site = document.body.dataset.site ?? '';
  const headers = { accept: 'application/json', 'x-site': site };
  const answer = await askAgain(() => fetch(path, { signal, headers }), { method: 'GET', signal });
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
