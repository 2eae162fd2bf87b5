/** Addresses of the old site → the form they are kept and looked up in. */

/** Path, decoded, without a closing slash; of the query only the number of the post: `/?p=12`. */
export function storedPath(pathAndQuery: string): string {
  const [path = '', query = ''] = pathAndQuery.split('?', 2);
  const plain = `/${decoded(path).normalize('NFC').split('/').filter(Boolean).join('/')}`;
  const parameters = new URLSearchParams(query);
  const post = parameters.get('p') ?? parameters.get('page_id') ?? '';
  return /^\d+$/.test(post) ? `${plain}?p=${post}` : plain;
}

/** Paths that a story's old addresses, full or not, leave behind; the front page is nobody's. */
export function storedPaths(addresses: readonly string[]): string[] {
  const paths = addresses.flatMap((address) => {
    const url = URL.parse(address, 'http://old.invalid/');
    return url === null || !/^https?:$/.test(url.protocol)
      ? []
      : [storedPath(`${url.pathname}${url.search}`)];
  });
  return [...new Set(paths)].filter((path) => path !== '/' && path.length <= 1000);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Written by hand, with a stray percent sign: kept as it is.
    return path;
  }
}
