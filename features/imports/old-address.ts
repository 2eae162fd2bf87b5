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

/**
 * HTML whose links to the old site lead to the same path here, where redirects wait; files stay where they are.
 * @example withOwnLinks('<a href="https://regi.example/hir/">', 'https://regi.example') // '<a href="/hir/">'
 */
export function withOwnLinks(html: string, baseUrl: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(baseUrl)?.[1];
  if (host === undefined) return html;
  const name = host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const link = '(<a\\b[^<>]*?\\bhref=)(["\'])';
  return html
    .replace(new RegExp(`${link}/wp-content/`, 'gi'), `$1$2${baseUrl}/wp-content/`)
    .replace(new RegExp(`${link}https?://(?:www\\.)?${name}(?=[/?#"'])(?!/wp-content/)/?`, 'gi'), '$1$2/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Written by hand, with a stray percent sign: kept as it is.
    return path;
  }
}
