/** Where campaigns with a cap store how often they were shown; only with consent to ads. */
export const countsKey = 'campaigns';

/** After a withdrawal nothing of it stays on the device. */
export function removeCountsWithoutConsent(): void {
  if (document.documentElement.dataset.ads === 'granted') return;
  try {
    localStorage.removeItem(countsKey);
  } catch {
    // The browser forbids storage, so nothing is stored.
  }
}
