/** What another service shows is fetched when the reader asks for it, and not before [S19]. */
export function openEmbedsWhenAsked(root: ParentNode): void {
  for (const frame of root.querySelectorAll<HTMLElement>('[data-embed]')) {
    const button = frame.querySelector<HTMLElement>('[data-embed-open]');
    if (!button) continue;
    button.hidden = false;
    button.addEventListener('click', () => open(frame));
  }
}

function open(frame: HTMLElement): void {
  const embedded = document.createElement('iframe');
  embedded.title = frame.dataset.embedTitle ?? '';
  embedded.referrerPolicy = 'no-referrer';
  embedded.allowFullscreen = true;
  embedded.src = frame.dataset.embed ?? '';
  frame.replaceChildren(embedded);
  embedded.focus();
}
