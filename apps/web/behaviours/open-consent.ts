/** The footer's link opens the banner on the page that is open, so that withdrawing takes effect here. */
export function openConsent(root: ParentNode, until: AbortSignal): void {
  const { documentElement } = document;
  root.querySelector('[data-consent-open]')?.addEventListener(
    'click',
    (event) => {
      const banner = document.querySelector<HTMLElement>('[data-consent-banner]');
      if (!banner) return;
      event.preventDefault();
      documentElement.dataset.consent = 'ask';
      banner.focus();
    },
    { signal: until },
  );
}
