/** The menu opens and closes without script; this tidies up after it. */
const desk = '(min-width: 1200px)';

export function closeMenuWhenItIsNoLongerNeeded(_root: ParentNode, until: AbortSignal): void {
  const menu = document.getElementById('menu');
  if (!menu || !('hidePopover' in menu)) return;
  // A wide screen shows the same links in the masthead: a popover left open would hide them.
  const tidy = ({ matches }: MediaQueryListEvent): void => {
    if (matches) menu.hidePopover();
  };
  matchMedia(desk).addEventListener('change', tidy, { signal: until });
  // Tabbing out of the menu must not walk about behind it.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
  });
  // A page that comes back from the browser's memory comes back with its menu closed.
  const close = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) menu.hidePopover();
  };
  addEventListener('pageshow', close, { signal: until });
}
