/** Opens pictures in the lightbox; without script the link opens the picture file. */
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
  // In the capture phase, before the soft navigation handles the link.
  root.addEventListener('click', onClick, { capture: true, signal: until });
}

/** A primary click without modifier keys, which would open a new tab or a file. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
