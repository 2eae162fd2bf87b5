/** Requests an address of a sport's page for the browser: the call has the page's own query. */
import type { ShownPage } from '../view/sports-page.ts';

const timeoutMs = 10_000;

export async function fetchSportsPage(
  service: string,
  address: string,
  until: AbortSignal,
): Promise<ShownPage> {
  const { search } = new URL(address, location.href);
  const signal = AbortSignal.any([until, AbortSignal.timeout(timeoutMs)]);
  const answer = await fetch(service + search, { signal, credentials: 'omit' });
  if (!answer.ok) throw new Error(`${service}${search}: ${answer.status}`);
  const page: ShownPage = await answer.json();
  return page;
}
