/** What a browser does when a page was loaded, for one that was put in place: says where one is, and starts there. */

export function arrive(path: string, hash: string): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  markCurrentEntry(path);
  startAt(hash);
  const announcer = document.querySelector('[data-announcer]');
  if (announcer) announcer.textContent = document.title;
}

/** The entry of the menu that leads to the page that is open. */
function markCurrentEntry(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-marks-page] a')) {
    if (link.pathname === path && link.origin === location.origin) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Where the keyboard goes on from, and what a screen reader reads first. */
function startAt(hash: string): void {
  const main = document.querySelector('main');
  // A behaviour knows better: whoever was writing goes on writing.
  if (main?.contains(document.activeElement)) return;
  const named = hash === '' ? null : document.getElementById(idOf(hash));
  const start = named ?? main?.querySelector('h1') ?? main;
  if (!start) return;
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** As browsers read it: what is no encoding stands for itself. */
function idOf(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
