/** Once something was loaded in this document, it has to know of a withdrawal, whatever was stored. */
let isLoaded = false;

/**
 * Loads what only readers who agreed to something need: their tags [LIST-26], the measurement [ADS-13] [ADS-14]; also
 * to remove what these stored. Looks again after each change of the consent.
 */
export function whenAgreed(root: ParentNode, until: AbortSignal): void {
  const look = (): void => {
    try {
      isLoaded ||=
        /stat|pers|soc/.test(document.documentElement.dataset.consent ?? '') ||
        !!localStorage.visitedTags ||
        !!localStorage['beam-browser'] ||
        // Of Google's scripts, which a page without Beam may have loaded.
        document.cookie.includes('_ga');
      if (isLoaded) void import('./agreed.ts').then((module) => module.updateAgreed(root, until));
    } catch {
      // The browser forbids storage, so nothing is stored.
    }
  };
  document.addEventListener('consentchange', look, { signal: until });
  look();
}
