/** The share button shows itself where the browser can share or copy, and says when it did. */
export function offerSharing(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-share-url]')) {
    if (!canShare() && !canCopy()) continue;
    button.dataset.ready = '';
    button.addEventListener('click', () => share(button));
  }
}

async function share(button: HTMLElement): Promise<void> {
  const { shareUrl: url = '', shareTitle: title = '', shareDone = '' } = button.dataset;
  // On a desk the system's sheet is in the way of a simple copy.
  if (canShare() && (matchMedia('(pointer: coarse)').matches || !canCopy())) {
    // Closing the sheet without choosing is no fault.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  const copied = await navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  );
  const status = button.closest('[data-share]')?.querySelector('[data-share-status]');
  if (copied && status) status.textContent = shareDone;
}

/** Neither works on an address without https, whatever the types say. */
function canShare(): boolean {
  return typeof navigator.share === 'function';
}

function canCopy(): boolean {
  return Boolean(navigator.clipboard);
}
