import { parseQuery } from '#features/sites/public.ts';
import { formerQuery } from './former-query.ts';

/** True for addresses of scripts such as `/cikk.php?id=6`, where the query identifies the story. */
function isScriptPath(path: string): boolean {
  return /\.(?:php\d?|aspx?|jsp|cfm|cgi|pl)\/?$/i.test(path);
}

/**
 * Converts an old address to the form in which it is stored and looked up: decoded path without a trailing slash; of
 * the query only what names a post, an author, a category or a tag, `/?p=12`, and the parameters of a script.
 */
export function storedPath(pathAndQuery: string): string {
  const [path = '', query = ''] = pathAndQuery.split(/\?(.*)/s, 2);
  return storedPlain(path) + storedQuery(path, query);
}

/**
 * The part of a query that identifies a story of a former system, as it is stored; '' if none does. Answers at addresses
 * that are not ours depend on nothing else of the query.
 * @example storedQuery('/cikk.php', 'utm=a&id=6') // '?id=6'
 */
export function storedQuery(path: string, query: string): string {
  const parameters = new URLSearchParams(query);
  const { p, page_id, attachment_id, ...lists } = parseQuery(formerQuery, parameters);
  // Posts, pages and attachments share one sequence of numbers.
  const post = p ?? page_id ?? attachment_id;
  if (post !== null) return `?p=${post}`;
  const list = storedPlain(path) === '/' ? listParameters.find((name) => lists[name] !== null) : undefined;
  if (list !== undefined) return `?${list}=${lists[list]}`;
  const identifying = isScriptPath(storedPlain(path)) ? significantParameters(parameters) : '';
  return identifying === '' ? '' : `?${identifying}`;
}

const listParameters = ['author', 'cat', 'tag', 'feed'] as const;

function storedPlain(path: string): string {
  return `/${decoded(path).normalize('NFC').split('/').filter(Boolean).join('/')}`;
}

/**
 * Paths of a story's old addresses (absolute or not), and the number that cannot be stored. The front page is ignored;
 * addresses that differ only in their query would be ambiguous, and our own pages take precedence.
 */
export function storedPaths(
  addresses: readonly string[],
  isOurs: (path: string) => boolean = () => false,
): { paths: string[]; lost: number } {
  const paths = new Set<string>();
  const lost = new Set<string>();
  for (const address of addresses) {
    const url = URL.parse(address, 'http://old.invalid/');
    if (url === null || !/^https?:$/.test(url.protocol)) continue;
    const path = storedPath(`${url.pathname}${url.search}`);
    if (path === '/') continue;
    const isAmbiguous = !path.includes('?') && significantParameters(url.searchParams) !== '';
    if (isAmbiguous || path.length > 1000 || isOurs(path)) lost.add(`${path}${url.search}`);
    else paths.add(path);
  }
  return { paths: [...paths], lost: lost.size };
}

/** The query without tracking parameters, in alphabetical order. */
function significantParameters(parameters: URLSearchParams): string {
  const significant = [...parameters].filter(([name]) => !/^(?:utm_\w+|fbclid|gclid)$/i.test(name));
  return new URLSearchParams(
    significant.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))),
  ).toString();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A malformed percent sign: the path is used as it is.
    return path;
  }
}
