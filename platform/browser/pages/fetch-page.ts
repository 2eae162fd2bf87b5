/** Fetches the page that is open once more, for what is new in it. */
import { fetchPageData } from '../site-api.ts';
import { parsePageUrl } from './page-links.ts';
import { documentOf, isRedirect, type Payload, payloadAddress, readPayload } from './payload.ts';

export interface FetchedPage {
  /** Contains the page's `<main>`; nothing in it is fetched or executed. */
  content: DocumentFragment;
  /** The document without its body. */
  document: Document;
}

/**
 * The page as elements. Null if the response is of another build: its page does not match this page's styles and scripts.
 * @param version In the address, so that no cache can return the previous page; null for a page that has none.
 * @param signal Ends the request in time, as that of `poll` does.
 */
export async function fetchContent(
  page: URL,
  version: number | null,
  signal: AbortSignal,
): Promise<FetchedPage | null> {
  const payload = await fetchPage(page, version, signal);
  if (payload === null) return null;
  const template = document.createElement('template');
  template.innerHTML = payload.main;
  return { content: template.content, document: documentOf(payload) };
}

async function fetchPage(page: URL, version: number | null, signal: AbortSignal): Promise<Payload | null> {
  const { build = '' } = document.documentElement.dataset;
  const address = payloadAddress(page, build, false) + (version === null ? '' : `&v=${version}`);
  const answer = readPayload(await fetchPageData(address, signal));
  if (answer.build !== build) return null;
  if (isRedirect(answer)) {
    const target = parsePageUrl(answer.redirect, page.href);
    if (!target || target.href === page.href)
      throw new Error(`${page.pathname} redirects to itself or to another site.`);
    return fetchPage(target, version, signal);
  }
  if (answer.status !== 200) throw new Error(`${page.pathname}: ${answer.status}`);
  return answer;
}
