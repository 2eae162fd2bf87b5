/**
 * The reader's choice of light or dark [COL-01]. Runs in the `<head>` before the first paint, so that the other mode
 * does not flash: a classic script without imports and exports.
 */
{
  const key = 'colour-mode';
  const root = document.documentElement;

  const storedMode = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is forbidden: the choice applies to this page.
      return root.dataset.readerScheme ?? null;
    }
  };

  const storeMode = (mode: string): void => {
    try {
      if (mode === 'system') localStorage.removeItem(key);
      else localStorage.setItem(key, mode);
    } catch {
      // Storage is forbidden: the choice applies to this page.
    }
  };

  const applyMode = (mode: string | null): void => {
    if (mode === 'light' || mode === 'dark') root.dataset.readerScheme = mode;
    else delete root.dataset.readerScheme;
    for (const choice of document.querySelectorAll<HTMLInputElement>('[data-colour-mode] input'))
      choice.checked = choice.value === (root.dataset.readerScheme ?? 'system');
    document.dispatchEvent(new Event('colourmode'));
  };

  applyMode(storedMode());
  document.addEventListener('DOMContentLoaded', () => applyMode(storedMode()));
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('[data-colour-mode]')) return;
    const { value } = target;
    storeMode(value);
    // Paint the button first: on a slow phone, repainting the whole page would delay the feedback to the tap.
    requestAnimationFrame(() => setTimeout(() => applyMode(value)));
  });
  // Chosen in another tab, or before this page was restored from the back/forward cache.
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) applyMode(storedMode());
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applyMode(storedMode());
  });
}
