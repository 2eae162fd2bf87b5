/** Opens a collapsed post that the URL's fragment points to; without script the reader opens it by its title. */
export function unfoldLinkedPost(root: ParentNode, until: AbortSignal): void {
  if (!root.querySelector('[data-live-posts]')) return;
  unfoldTarget();
  addEventListener('hashchange', unfoldTarget, { signal: until });
}

function unfoldTarget(): void {
  document.querySelector(':target > details')?.setAttribute('open', '');
}
