/** Loads the service of an edition in mode `tcf`, whose script comes before any answer. */
export function loadConsent(): void {
  const { consentService } = document.documentElement.dataset;
  if (consentService)
    void import('./consent-service.ts').then((module) => module.startConsentService(consentService));
}
