/** A picture opens large over the page; without script its link leads to the picture itself. */
export function enlargePictures(root: ParentNode, until: AbortSignal): void {
  const dialog = root.querySelector<HTMLDialogElement>('dialog[data-lightbox]');
  if (!dialog) return;
  const open = async (link: HTMLAnchorElement): Promise<void> => {
    const { openLightbox } = await import('./lightbox-view.ts');
    const links = [...root.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')];
    openLightbox(dialog, links, links.indexOf(link), until);
  };
  const onClick = (event: Event): void => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-enlarge]');
    if (!link || !(event instanceof MouseEvent) || !isPlain(event)) return;
    event.preventDefault();
    open(link).catch(() => location.assign(link.href));
  };
  // Before whoever follows links inside the page.
  root.addEventListener('click', onClick, { capture: true, signal: until });
}

/** The reader wants this very page to do something, not a new tab or a file. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
