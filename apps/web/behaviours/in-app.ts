/** Readers outside the native app do not fetch what only it needs. */
export function isInApp(): boolean {
  return document.body.dataset.app !== undefined;
}

export function leaveTheWayToTheApp(_root: ParentNode, until: AbortSignal): void {
  if (!isInApp()) return;
  void import('./app-mode.ts').then(({ handOverNavigation }) => handOverNavigation(until));
}
