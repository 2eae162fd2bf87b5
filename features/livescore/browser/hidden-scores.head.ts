/**
 * Runs before the first paint: a reader who hides scores must not see them until the island is there, nor in supplements
 * and stories, where a button shows them one by one [S44].
 */
try {
  const isHidden = localStorage.getItem('lapzarta-livescore-scores') !== null;
  document.documentElement.toggleAttribute('data-hides-scores', isHidden);
  // Always, because the choice can be made later and pages change without a new head.
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-show-results]') : null;
    button?.closest('[data-hidden-results]')?.toggleAttribute('data-shown', true);
  });
} catch {
  // Without storage nothing is hidden.
}
