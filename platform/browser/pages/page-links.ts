/** Decides which links and navigations are handled without loading a document. */

export interface LinkLike {
  href: string;
  target: string;
  type: string;
  hasAttribute(name: string): boolean;
  closest(selector: string): unknown;
}

/** Marks a link, or a part of a page, that opts out of soft navigation. */
const optOutSelector = '[data-no-soft]';

/** The URL of the linked page; null if it is external or not a page. */
export function pageOfLink(link: LinkLike, here: string): URL | null {
  if (link.target !== '' && link.target !== '_self') return null;
  if (link.hasAttribute('download') || link.closest(optOutSelector)) return null;
  if (link.type !== '' && link.type !== 'text/html') return null;
  const page = parsePageUrl(link.href, here);
  return page && isSamePage(page.href, here) ? null : page;
}

/** Parses the URL of a page of this site; null for other hosts, files and schemes such as `javascript:` [ERR-08]. */
export function parsePageUrl(address: string, here: string): URL | null {
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

/** A navigation to another page in the same tab: no download, form submission, reload or hash change. */
export function isPageChange(event: NavigationLike, here: string): boolean {
  return (
    event.canIntercept &&
    event.cancelable &&
    !event.defaultPrevented &&
    !event.destination.sameDocument &&
    event.downloadRequest === null &&
    event.formData === null &&
    (event.navigationType === 'push' || event.navigationType === 'replace') &&
    parsePageUrl(event.destination.url, here) !== null
  );
}

/** Back or forward to a soft-navigated page: the browser itself would only change the address. */
export function isHistoryTraversal({
  canIntercept,
  destination,
  hashChange,
  navigationType,
}: NavigationLike): boolean {
  return navigationType === 'traverse' && canIntercept && destination.sameDocument && !hashChange;
}

/** Compares two URLs without their hashes. */
function isSamePage(one: string, other: string): boolean {
  return one.split('#', 1)[0] === other.split('#', 1)[0];
}
