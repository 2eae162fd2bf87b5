/** After a withdrawal, links load documents, so that what the former document loaded is gone with the next page. */

let waiting: AbortController | null = null;

export function leaveSoftNavigation(): void {
  if (waiting) return;
  waiting = new AbortController();
  document.documentElement.dataset.noSoft = '';
  const { pathname } = location;
  if (!('navigation' in globalThis)) return;
  // Back and forward have no link that could be marked.
  navigation.addEventListener('navigatesuccess', () => location.pathname !== pathname && location.reload(), {
    signal: waiting.signal,
  });
}

export function returnToSoftNavigation(): void {
  if (!waiting) return;
  waiting.abort();
  waiting = null;
  delete document.documentElement.dataset.noSoft;
}
