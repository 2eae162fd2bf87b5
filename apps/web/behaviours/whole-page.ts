/**
 * Whoever comes back to a page, or loads it again, looks for the place where they were: such a page is laid out whole,
 * because a browser finds the place by what stands above it. Parts of a page that begins at its top may wait for their
 * layout until the reader comes near. Runs in the head, as colour-mode.ts does.
 */
{
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate')
    document.documentElement.dataset.whole = '';
}
