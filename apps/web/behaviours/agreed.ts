import { updateVisitedTags } from '#features/ads/public.browser.ts';
import { removeWithoutConsent } from '#features/consent/public.browser.ts';

/** Whether measurement was loaded in this document, so that a withdrawal has to end it. */
let isMeasuring = false;

/** For readers who agreed to some purpose, or withdrew it. */
export function updateAgreed(root: ParentNode, until: AbortSignal): void {
  isMeasuring ||= /statistics|socialMedia/.test(document.documentElement.dataset.consent ?? '');
  const measured = isMeasuring
    ? import('./measurement.ts').then((module) => module.updateMeasurement(root, until))
    : Promise.resolve();
  // Removes stored data last: scripts that were notified of a withdrawal store nothing more.
  void measured.finally(removeWithoutConsent);
  updateVisitedTags(root);
  if (localStorage['lapzarta-embeds'] || localStorage.consent)
    void import('./old-consent.ts').then((module) => module.moveOldConsent());
}
