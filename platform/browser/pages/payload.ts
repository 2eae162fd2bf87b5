/** The server's JSON for a page that replaces the current one. */
import { isRecord } from '../../text/is-record.ts';
import { parsePageUrl } from './page-links.ts';

export interface Payload {
  build: string;
  status: number;
  /** The document's HTML up to the tag of `<body>`, without preloads and scripts. */
  head: string;
  /** The whole `<main>`. */
  main: string;
  /** HTML before and after `<main>`; only on request. */
  shell?: { before: string; after: string };
}

export interface RedirectPayload {
  build: string;
  redirect: string;
  /** The requested page's query is appended to the redirect. */
  takesQuery?: boolean;
}

/** Path and query of a page's payload; never contains a host [BUILD-09]. */
export function payloadAddress({ pathname, search }: URL, build: string, withShell: boolean): string {
  const query = [search.slice(1), build, withShell ? 'shell' : ''].filter(Boolean).join('&');
  // A path that begins with two slashes would be read as a host.
  const path = pathname.replace(/^\/+/, '/').replace(/\/$/, '');
  return `${path}/_payload.json?${query}`;
}

/** Validates a response; throws if it is neither a payload nor a redirect. */
export function readPayload(answer: unknown): Payload | RedirectPayload {
  if (isRedirect(answer) || isPayload(answer)) return answer;
  throw new Error('This is no payload.');
}

export function isRedirect(answer: unknown): answer is RedirectPayload {
  return isRecord(answer) && typeof answer.redirect === 'string' && typeof answer.build === 'string';
}

/** Null if the target is not a page of this site: scripts do not follow such redirects [ERR-08]. */
export function redirectTarget({ redirect, takesQuery }: RedirectPayload, page: URL): URL | null {
  const target = parsePageUrl(redirect, page.href);
  if (target && takesQuery) target.search = page.search;
  return target;
}

/** The payload's document without its body: nothing in it is fetched or executed. */
export function documentOf({ head }: Payload): Document {
  return new DOMParser().parseFromString(head, 'text/html');
}

function isPayload(answer: unknown): answer is Payload {
  return isRecord(answer) && ['build', 'head', 'main'].every((name) => typeof answer[name] === 'string');
}
