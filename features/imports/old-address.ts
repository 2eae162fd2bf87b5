/** Addresses of the old site → the form they are kept and looked up in. */

/** `/cikk.php?id=6`: where programs answer, the query says which story it is. */
export function isOfProgram(path: string): boolean {
  return /\.(?:php\d?|aspx?|jsp|cfm|cgi|pl)\/?$/i.test(path);
}

/** Path, decoded, without a closing slash; of the query only the number of the post, `/?p=12`, and what a program was told. */
export function storedPath(pathAndQuery: string): string {
  const [path = '', query = ''] = pathAndQuery.split(/\?(.*)/s, 2);
  const plain = `/${decoded(path).normalize('NFC').split('/').filter(Boolean).join('/')}`;
  const parameters = new URLSearchParams(query);
  const post = parameters.get('p') ?? parameters.get('page_id') ?? '';
  if (/^\d+$/.test(post)) return `${plain}?p=${post}`;
  const told = isOfProgram(plain) ? meaningful(parameters) : '';
  return told === '' ? plain : `${plain}?${told}`;
}

/**
 * Paths that a story's old addresses, full or not, leave behind, and how many it loses. The front page is nobody's; what
 * only a query tells apart would lead to whichever story came last, and what is a page of ours stays one.
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
    const isAmbiguous = !path.includes('?') && meaningful(url.searchParams) !== '';
    if (isAmbiguous || path.length > 1000 || isOurs(path)) lost.add(`${path}${url.search}`);
    else paths.add(path);
  }
  return { paths: [...paths], lost: lost.size };
}

/** Without what only counts clicks; in one order, however it was written. */
function meaningful(parameters: URLSearchParams): string {
  const told = [...parameters].filter(([name]) => !/^(?:utm_\w+|fbclid|gclid)$/i.test(name));
  return new URLSearchParams(
    told.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))),
  ).toString();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Written by hand, with a stray percent sign: kept as it is.
    return path;
  }
}
