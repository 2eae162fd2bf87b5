/** The masthead's search link opens a panel; on the archive's own page it moves the focus to the page's field. */
export function openSearchInPlace(_root: ParentNode, until: AbortSignal): void {
  const link = document.querySelector<HTMLElement>('[data-search-link]');
  const panel = document.getElementById('kereses');
  if (!link || !panel || !('showPopover' in panel)) return;
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener('click', (event) => {
    // The reader opens a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const isArchive = document.body.dataset.route === 'archivum';
    if (!isArchive) panel.showPopover();
    const form = isArchive ? document.querySelector('main [data-search-form]') : panel;
    form?.querySelector<HTMLElement>('[data-search-term]')?.focus();
  });
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover();
  });
  const close = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) panel.hidePopover();
  };
  addEventListener('pageshow', close, { signal: until });
}
