import { updateVisitedTags } from '#features/ads/public.browser.ts';
import { removeWithoutConsent } from '#features/consent/public.browser.ts';

/** In this document: what was loaded has to be ended by a withdrawal. */
let isMeasuring = false;

/** For readers who agreed to some purpose, or withdrew it. */
export function updateAgreed(root: ParentNode, until: AbortSignal): void {
  isMeasuring ||= /statistics|socialMedia/.test(document.documentElement.dataset.consent ?? '');
  const measured = isMeasuring
    ? import('./measurement.ts').then((module) => module.updateMeasurement(root, until))
    : Promise.resolve();
  // Afterwards: scripts that are told of a withdrawal store nothing more.
  void measured.finally(removeWithoutConsent);
  updateVisitedTags(root);
  if (localStorage['lapzarta-embeds'] || localStorage.consent)
    void import('./old-consent.ts').then((module) => module.moveOldConsent());
}
