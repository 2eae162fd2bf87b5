/** What a server says of a page that is to be shown in the place of another. */
import { pageAt } from './our-links.ts';

export interface Payload {
  build: string;
  status: number;
  route: string;
  head: string;
  styles: string[];
  root: Record<string, string>;
  body: Record<string, string>;
  main: string;
  shell?: { before: string; after: string };
}

export interface Elsewhere {
  build: string;
  redirect: string;
  /** The query of what was asked for goes along. */
  takesQuery?: boolean;
}

/** Path and query of a page's payload; never with a host [BUILD-09]. */
export function payloadAddress({ pathname, search }: URL, build: string, withShell: boolean): string {
  const query = [search.slice(1), build, withShell ? 'shell' : ''].filter(Boolean).join('&');
  // A path that begins with two slashes would be read as a host.
  const path = pathname.replace(/^\/+/, '/').replace(/\/$/, '');
  return `${path}/_payload.json?${query}`;
}

/** Throws where an answer is not what this build's server would say. */
export function readPayload(answer: unknown): Payload | Elsewhere {
  if (isElsewhere(answer) || isPayload(answer)) return answer;
  throw new Error('This is no payload.');
}

export function isElsewhere(answer: unknown): answer is Elsewhere {
  return isObject(answer) && typeof answer.redirect === 'string' && typeof answer.build === 'string';
}

/** Null for what is no page of this site: a script does not follow the server there [ERR-08]. */
export function leadsTo({ redirect, takesQuery }: Elsewhere, page: URL): URL | null {
  const target = pageAt(redirect, page.href);
  if (target && takesQuery) target.search = page.search;
  return target;
}

function isPayload(answer: unknown): answer is Payload {
  return (
    isObject(answer) &&
    ['build', 'head', 'main', 'route'].every((name) => typeof answer[name] === 'string') &&
    Array.isArray(answer.styles) &&
    [answer.body, answer.root].every(isObject) &&
    typeof answer.status === 'number'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
