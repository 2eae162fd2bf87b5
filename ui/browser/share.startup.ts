/** Shows the share and copy buttons where the browser supports them, and confirms a copy. */
export function offerSharing(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-share-url]')) {
    if (!canShare() && !canCopy()) continue;
    button.dataset.ready = '';
    button.addEventListener('click', () => share(button));
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy-text]')) {
    if (!canCopy()) continue;
    button.dataset.ready = '';
    button.addEventListener('click', () => copy(button, button.dataset.copyText ?? ''));
  }
}

async function share(button: HTMLElement): Promise<void> {
  const { shareUrl: url = '', shareTitle: title = '' } = button.dataset;
  // On desktops the system's share sheet is slower than a simple copy.
  if (canShare() && (matchMedia('(pointer: coarse)').matches || !canCopy())) {
    // Closing the sheet without a choice is not an error.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  await copy(button, url);
}

async function copy(button: HTMLElement, text: string): Promise<void> {
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  const status = button.closest('[data-share]')?.querySelector('[data-share-status]');
  if (copied && status) status.textContent = button.dataset.shareDone ?? '';
}

/** Neither API exists on a page without https, although the types say so. */
function canShare(): boolean {
  return typeof navigator.share === 'function';
}

function canCopy(): boolean {
  return Boolean(navigator.clipboard);
}
