/** Which links and which navigations are ours to make without loading a document. */

export interface LinkLike {
  href: string;
  target: string;
  type: string;
  hasAttribute(name: string): boolean;
  closest(selector: string): unknown;
}

/** Marks a link, or a part of a page, whose links load as links do. */
const leftAlone = '[data-no-soft]';

/** The page that the link leads to; null when it is none of ours, or no page. */
export function pageOfLink(link: LinkLike, here: string): URL | null {
  if (link.target !== '' && link.target !== '_self') return null;
  if (link.hasAttribute('download') || link.closest(leftAlone)) return null;
  if (link.type !== '' && link.type !== 'text/html') return null;
  const page = pageAt(link.href, here);
  return page && isSamePage(page.href, here) ? null : page;
}

/** An address of this site, and one that a page can have: no other host, no file, nothing that runs [ERR-08]. */
export function pageAt(address: string, here: string): URL | null {
  const page = URL.parse(address, here);
  if (page === null || page.origin !== new URL(here).origin) return null;
  return /^https?:$/.test(page.protocol) && !/\.\w+$/.test(page.pathname) ? page : null;
}

export type NavigationLike = Pick<
  NavigateEvent,
  | 'canIntercept'
  | 'cancelable'
  | 'defaultPrevented'
  | 'downloadRequest'
  | 'formData'
  | 'hashChange'
  | 'navigationType'
> & { destination: Pick<NavigationDestination, 'url' | 'sameDocument'> };

/** Towards another page in the same tab: not a file, a form's answer, the same page again or a part of it. */
export function isPageChange(event: NavigationLike, here: string): boolean {
  return (
    event.canIntercept &&
    event.cancelable &&
    !event.defaultPrevented &&
    !event.destination.sameDocument &&
    event.downloadRequest === null &&
    event.formData === null &&
    (event.navigationType === 'push' || event.navigationType === 'replace') &&
    pageAt(event.destination.url, here) !== null
  );
}

/** Back or forward to a page that was put in this one's place before: the browser itself would change the address only. */
export function isWayBack({
  canIntercept,
  destination,
  hashChange,
  navigationType,
}: NavigationLike): boolean {
  return navigationType === 'traverse' && canIntercept && destination.sameDocument && !hashChange;
}

/** The same document, whatever part of it. */
function isSamePage(one: string, other: string): boolean {
  return one.split('#', 1)[0] === other.split('#', 1)[0];
}
