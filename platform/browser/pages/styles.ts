/** Loads a page's stylesheets before it is shown; stylesheets of other pages stay in the document but disabled. */

/** Enables exactly these stylesheets. */
export type EnableStyles = () => void;

const disabledMedia = 'not all';

export async function loadStyles(hrefs: string[]): Promise<EnableStyles> {
  const known = stylesOf(document);
  await Promise.all(hrefs.filter((href) => !known.includes(href)).map(loadStylesheet));
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

function loadStylesheet(href: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.media = disabledMedia;
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => {
    link.remove();
    reject(new Error(`${href} could not be loaded.`));
  });
  document.head.append(link);
  return promise;
}
