/** The footer's link opens the question on the page that is open, so that withdrawing takes effect here. */
export function openConsent(root: ParentNode, until: AbortSignal): void {
  const { documentElement } = document;
  const link = root.querySelector<HTMLAnchorElement>('[data-consent-open]');
  link?.addEventListener(
    'click',
    (event) => {
      const banner = document.querySelector<HTMLElement>('[data-consent-banner]');
      if (banner) {
        // The purposes stay: the record is in force until the reader answers again.
        documentElement.dataset.consent += ' ask';
        // The page of cookies hides it.
        if (!banner.checkVisibility()) return;
        event.preventDefault();
        banner.focus();
      } else if (documentElement.dataset.consentService) {
        event.preventDefault();
        void import('./consent-service.ts').then((module) => module.openServiceOr(link.href));
      }
    },
    { signal: until },
  );
}
