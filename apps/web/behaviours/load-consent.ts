/**
 * Loads what few readers need of consent: the service of an edition in mode `tcf`, whose script comes before any
 * answer, and what moves answers from before the record into it.
 */
export function loadConsent(): void {
  const { consentService } = document.documentElement.dataset;
  if (consentService)
    void import('./consent-service.ts').then((module) => module.startService(consentService));
  try {
    if (localStorage['lapzarta-embeds'] || localStorage.consent)
      void import('./old-consent.ts').then((module) => module.moveOldConsent());
  } catch {
    // The browser forbids storage, so nothing is stored.
  }
}
