/** Once something was loaded in this document, it has to know of a withdrawal, whatever was stored. */
let isLoaded = false;

/**
 * Loads scripts for readers who agreed to some purpose: their tags [LIST-26], the measurement [ADS-13]
 * [ADS-14]; also to remove data that these stored, and to move answers from before the record. Checks again
 * after each change of the consent.
 */
export function whenAgreed(root: ParentNode, until: AbortSignal): void {
  const look = (): void => {
    try {
      isLoaded ||=
        /stat|pers|soc/.test(document.documentElement.dataset.consent ?? '') ||
        // The beginnings of what scripts of others store: `storedNames` of `features/consent`.
        /(?:^|; )(?:_g|__g|__e|fb)/.test(document.cookie) ||
        /visitedTags|campaigns|beam-|lapzarta-embeds|consent/.test(`${Object.keys(localStorage)}`);
      if (isLoaded) void import('./agreed.ts').then((module) => module.updateAgreed(root, until));
    } catch {
      // The browser forbids storage, so nothing is stored.
    }
  };
  document.addEventListener('consentchange', look, { signal: until });
  look();
}
