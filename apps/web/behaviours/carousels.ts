/** Few pages have a row that is moved, so what moves it is fetched where one is. */
export function moveCarouselsIfAny(root: ParentNode, until: AbortSignal): void {
  if (!root.querySelector('[data-carousel]')) return;
  import('./carousel.ts').then(({ moveCarousels }) => {
    if (!until.aborted) moveCarousels(root, until);
  });
}
