/** Paths in the router's syntax: `/api/articles/:slug`, `/rss/*`. */

export function pathPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^$()|[\]\\{}]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}$`);
}

/** Number of parameters in the path. */
export function placeholders(path: string): number {
  return path.match(/:\w+/g)?.length ?? 0;
}
