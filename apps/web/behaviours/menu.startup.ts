/** The menu opens and closes without script; this closes it in the cases that HTML does not cover. */
const wideScreen = '(min-width: 1200px)';

export function closeMenuWhenObsolete(_root: ParentNode, until: AbortSignal): void {
  const menu = document.getElementById('menu');
  if (!menu || !('hidePopover' in menu)) return;
  // A wide screen shows the same links in the masthead: a popover left open would hide them.
  const closeOnWideScreen = ({ matches }: MediaQueryListEvent): void => {
    if (matches) menu.hidePopover();
  };
  matchMedia(wideScreen).addEventListener('change', closeOnWideScreen, { signal: until });
  // Tabbing out of the menu must not move the focus behind it.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
  });
  // A page restored from the back/forward cache has its menu closed.
  const close = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) menu.hidePopover();
  };
  addEventListener('pageshow', close, { signal: until });
}
