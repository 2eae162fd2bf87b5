/** Stylesheets of a page are there before the page is; those of another page lie ready, and say nothing. */

/** Makes them the ones that count. */
export type StylesReady = () => void;

const silent = 'not all';

export async function stylesReady(hrefs: string[]): Promise<StylesReady> {
  await Promise.all(hrefs.filter((href) => !linkTo(href)).map(load));
  return () => {
    // Of two views' styles that both name a class the later would win on the other's page.
    for (const link of stylesheets()) {
      link.media = hrefs.includes(link.getAttribute('href') ?? '') ? 'all' : silent;
    }
  };
}

function stylesheets(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
}

function linkTo(href: string): HTMLLinkElement | undefined {
  return stylesheets().find((link) => link.getAttribute('href') === href);
}

function load(href: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.media = silent;
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => {
    link.remove();
    reject(new Error(`${href} did not come.`));
  });
  document.head.append(link);
  return promise;
}
