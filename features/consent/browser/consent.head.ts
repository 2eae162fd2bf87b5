/**
 * Runs before the first paint, and imports nothing, as scripts of the head: the HTML is the same for everybody, and what
 * the reader agreed to is on the document's element. `features/consent/record.ts` defines the cookie.
 *
 * `data-consent`: `ask` before the banner is answered; then the granted purposes, '' for none, and `ask` beside them
 * while the banner is open again.
 * `data-ads="granted"`: there is room for ads of third parties; absent otherwise.
 */
{
  const root = document.documentElement;
  const { consentMode, consentPolicy } = root.dataset;
  const cookie = (): string => /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  let applied: string | undefined;

  const apply = (): void => {
    const value = cookie();
    if (value === applied) return;
    const isChange = applied !== undefined;
    applied = value;
    if (consentMode) {
      const fields = new URLSearchParams(value);
      const source = fields.get('s');
      const isAnswered =
        fields.get('v') === '1' &&
        fields.get('p') === consentPolicy &&
        (consentMode === 'tcf' ? source === 'cmp' : source === 'banner' || source === 'page');
      const granted = isAnswered ? (fields.get('g') ?? '') : '';
      root.dataset.consent = isAnswered || consentMode === 'tcf' ? granted : 'ask';
      if (granted.split(' ').includes('ads')) root.dataset.ads = 'granted';
      else delete root.dataset.ads;
    }
    if (isChange) document.dispatchEvent(new Event('consentchange'));
  };

  apply();
  // Saved on this page, or in another tab; a page that was restored or in the background may have missed it.
  const tabs = new BroadcastChannel('consent');
  tabs.onmessage = apply;
  document.addEventListener('consentsaved', () => {
    // The banner may be open again, for the same answer.
    applied = '-';
    apply();
    tabs.postMessage('');
  });
  document.addEventListener('visibilitychange', apply);
  addEventListener('pageshow', apply);
}
