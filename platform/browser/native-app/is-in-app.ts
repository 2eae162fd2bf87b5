/** Whether the page is in the native app; other readers do not load the scripts for it. */
export function isInApp(): boolean {
  return document.body.dataset.app !== undefined;
}
