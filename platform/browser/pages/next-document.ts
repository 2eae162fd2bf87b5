/**
 * After a withdrawal, links load documents, so that what the former document loaded is gone with the next page. Soft
 * navigation returns when no reason is left.
 */

const reasons = new Set<string>();
let waiting: AbortController | null = null;

export function requireDocument(reason: string, isRequired: boolean): void {
  if (isRequired) reasons.add(reason);
  else reasons.delete(reason);
  if (reasons.size === 0) returnToSoftNavigation();
  else leaveSoftNavigation();
}

function leaveSoftNavigation(): void {
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

function returnToSoftNavigation(): void {
  waiting?.abort();
  waiting = null;
  delete document.documentElement.dataset.noSoft;
}
