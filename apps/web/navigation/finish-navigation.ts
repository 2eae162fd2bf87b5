/** Does after a soft navigation what browsers do after a load: announces the page and moves the focus. */

export function finishNavigation(path: string, hash: string): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  markCurrentEntry(path);
  focusStart(hash);
  const announcer = document.querySelector('[data-announcer]');
  if (announcer) announcer.textContent = document.title;
}

/** Marks the menu entry of the current page. */
function markCurrentEntry(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-marks-page] a')) {
    if (link.pathname === path && link.origin === location.origin) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Focuses the hash target, the heading or `<main>`: keyboard and screen reader continue from there. */
function focusStart(hash: string): void {
  const main = document.querySelector('main');
  // A behaviour has already set the focus, for example to a search field in use.
  if (main?.contains(document.activeElement)) return;
  const target = hash === '' ? null : document.getElementById(idOf(hash));
  const start = target ?? main?.querySelector('h1') ?? main;
  if (!start) return;
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** Decodes a hash as browsers do: an invalid encoding is used unchanged. */
function idOf(hash: string): string {
  const rawId = hash.slice(1);
  try {
    return decodeURIComponent(rawId);
  } catch {
    return rawId;
  }
}
