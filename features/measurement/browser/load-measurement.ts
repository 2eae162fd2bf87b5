/**
 * Loads what measures the page for readers who agreed to it, and what removes its traces after a withdrawal. Part of
 * the script of every page, so it only looks.
 */
export function loadMeasurement(root: ParentNode, until: AbortSignal): void {
  const waiting = new AbortController();
  const look = (): void => {
    const isGranted = /statistics|socialMedia/.test(document.documentElement.dataset.consent ?? '');
    if (isGranted ? !document.body.dataset.measurement : !hasTraces()) return;
    waiting.abort();
    void import('./follow-measurement.ts').then(
      (module) => until.aborted || module.followMeasurement(root, until),
      // A page that was not measured is not broken; a blocker may cut the script by its name.
      () => console.info('The measurement could not be loaded.'),
    );
  };
  document.addEventListener('consentchange', look, { signal: AbortSignal.any([waiting.signal, until]) });
  look();
}

function hasTraces(): boolean {
  try {
    return 'beam-browser' in localStorage;
  } catch {
    // The browser forbids storage, so nothing is stored.
    return false;
  }
}
