/**
 * After a back navigation or a reload the browser restores the scroll position, which depends on the height of
 * everything above it: such a page is laid out completely. On a page that starts at its top, parts outside the viewport
 * may defer their layout until they are near it. Runs in the `<head>`, as colour-mode.head.ts does.
 */
{
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate')
    document.documentElement.dataset.whole = '';
}
