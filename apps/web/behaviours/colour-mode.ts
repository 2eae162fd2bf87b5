/**
 * The reader's choice of light or dark [COL-01]. Runs in the head, before anything is painted, so that nobody sees the
 * other mode flash: a script of the old kind, which imports nothing and exports nothing.
 */
{
  const key = 'colour-mode';
  const root = document.documentElement;

  const kept = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      // A reader who keeps nothing: what is chosen holds for this page.
      return root.dataset.readerScheme ?? null;
    }
  };

  const keep = (mode: string): void => {
    try {
      if (mode === 'system') localStorage.removeItem(key);
      else localStorage.setItem(key, mode);
    } catch {
      // As above.
    }
  };

  const show = (mode: string | null): void => {
    if (mode === 'light' || mode === 'dark') root.dataset.readerScheme = mode;
    else delete root.dataset.readerScheme;
    for (const choice of document.querySelectorAll<HTMLInputElement>('[data-colour-mode] input'))
      choice.checked = choice.value === (root.dataset.readerScheme ?? 'system');
    document.dispatchEvent(new Event('colourmode'));
  };

  show(kept());
  document.addEventListener('DOMContentLoaded', () => show(kept()));
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('[data-colour-mode]')) return;
    const { value } = target;
    keep(value);
    // The button first: a page of another colour takes a slow phone longer to paint than a finger waits for an answer.
    requestAnimationFrame(() => setTimeout(() => show(value)));
  });
  // Chosen in another tab, or before this page came back from the browser's memory.
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) show(kept());
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(kept());
  });
}
