import { updateVisitedTags } from '#features/ads/public.browser.ts';

/** In this document: what was loaded has to be ended by a withdrawal. */
let isMeasuring = false;

/** For readers who agreed to some purpose, or withdrew it. */
export function updateAgreed(root: ParentNode, until: AbortSignal): void {
  const { consent = '' } = document.documentElement.dataset;
  isMeasuring ||=
    /statistics|socialMedia/.test(consent) ||
    !!localStorage['beam-browser'] ||
    document.cookie.includes('_ga');
  if (isMeasuring) void import('./measurement.ts').then((module) => module.updateMeasurement(root, until));
  updateVisitedTags(root);
  if (localStorage['lapzarta-embeds'] || localStorage.consent)
    void import('#features/consent/public.browser.ts').then((module) => module.moveOldConsent());
}
