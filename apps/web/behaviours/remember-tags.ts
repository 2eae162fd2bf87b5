/** Loads what remembers the tags of stories for readers who agreed to it, and to remove what is stored [LIST-26]. */
export function rememberTags(root: ParentNode, until: AbortSignal): void {
  const update = (): void => {
    try {
      const isAgreed = document.documentElement.dataset.consent?.includes('personalisedAds');
      if (isAgreed || localStorage.visitedTags)
        void import('./visited-tags.ts').then((module) => module.updateVisitedTags(root));
    } catch {
      // The browser forbids storage, so nothing is stored.
    }
  };
  document.addEventListener('consentchange', update, { signal: until });
  update();
}
