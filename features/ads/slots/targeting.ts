/** Targeting: the keys of a page that the ad server learns [ADS-09]. */

/** Longest value that Ad Manager accepts. */
const longestValue = 40;

/** With the eighth key, `visitedTags`, which only the browser knows. */
export interface Targeting {
  /** The path's first 40 characters, and the next 40; the same with the slug. */
  url: string;
  url2: string;
  type: string;
  slug: string;
  slug2: string;
  tags: string[];
  site: string;
}

export interface TargetedPage {
  path: string;
  type: string;
  slug: string;
  tags: readonly string[];
  site: string;
}

export function targetingOf({ path, type, slug, tags, site }: TargetedPage): Targeting {
  const [url, url2] = inTwo(path);
  const [first, second] = inTwo(slug);
  return { url, url2, type, slug: first, slug2: second, tags: valuesOf(tags), site };
}

/** Values that the ad server accepts; longer ones are cut. */
export function valuesOf(texts: readonly string[]): string[] {
  return texts.map((text) => text.slice(0, longestValue)).filter((text) => text !== '');
}

function inTwo(text: string): [string, string] {
  return [text.slice(0, longestValue), text.slice(longestValue, 2 * longestValue)];
}
