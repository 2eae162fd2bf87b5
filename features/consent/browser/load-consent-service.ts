/** Loads what speaks with the consent service of an edition in mode `tcf`; the service's script comes before any answer. */
export function loadConsentService(): void {
  const { consentService } = document.documentElement.dataset;
  if (consentService)
    void import('./consent-service.ts').then((module) => module.startConsentService(consentService));
}

/** Loads what moves answers from before the record into it, where there are any. */
export function moveOldConsent(): void {
  try {
    if (localStorage['lapzarta-embeds'] || localStorage.consent)
      void import('./old-answers.ts').then((module) => module.moveOldAnswers());
  } catch {
    // The browser forbids storage, so nothing is stored.
  }
}

/** Opens the service's dialog, or the page of cookies where it does not come. False where there is no service. */
export function openConsentService(page: string): boolean {
  if (document.documentElement.dataset.consentService === undefined) return false;
  void import('./consent-service.ts')
    .then((module) => module.openConsentDialog())
    .then((isOpen) => isOpen || location.assign(page));
  return true;
}
