/** Loads a page's stylesheets before it is shown; stylesheets of other pages stay in the document but disabled. */

/** Enables exactly these stylesheets. */
export type EnableStyles = () => void;

const disabledMedia = 'not all';

/** Requested here, without those that failed: a link in the document may not have loaded yet. */
const requested = new Map<string, Promise<void>>();

/** @throws If one of them has not loaded when `until` is aborted, or cannot be loaded. */
export async function loadStyles(hrefs: string[], until: AbortSignal): Promise<EnableStyles> {
  until.throwIfAborted();
  const known = stylesOf(document);
  await Promise.all(
    hrefs.map((href) => requested.get(href) ?? (known.includes(href) ? null : loadStylesheet(href, until))),
  );
  return () => {
    // If two views style the same class, the later stylesheet would win on the other view's page.
    for (const link of stylesheetsIn(document))
      link.media = hrefs.includes(link.href) ? 'all' : disabledMedia;
  };
}

/** The addresses of a page's stylesheets, in their order. */
export function stylesOf(page: Document): string[] {
  return stylesheetsIn(page).map(({ href }) => href);
}

function stylesheetsIn({ head }: Document): HTMLLinkElement[] {
  return [...head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
}

function loadStylesheet(href: string, until: AbortSignal): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.media = disabledMedia;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    // Neither matters any more when it has loaded.
    link.addEventListener('error', reject);
    until.addEventListener('abort', reject);
  }).catch(() => {
    requested.delete(href);
    link.remove();
    throw new Error(`${href} could not be loaded.`);
  });
  document.head.append(link);
  requested.set(href, loaded);
  return loaded;
}
