/**
 * Runs before the first paint: a reader who hides scores must not see them until the island is there, nor in supplements
 * and stories [S44].
 */
try {
  const isHidden = localStorage.getItem('lapzarta-livescore-scores') !== null;
  document.documentElement.toggleAttribute('data-hides-scores', isHidden);
} catch {
  // Without storage nothing is hidden.
}
