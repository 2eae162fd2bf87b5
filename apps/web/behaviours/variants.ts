/** Only front pages have blocks that change from visit to visit, so what changes them is fetched there. */
export function showVariantsIfAny(root: ParentNode, until: AbortSignal): void {
  if (!root.querySelector('[data-variants-from], [data-draw]')) return;
  import('./front-variants.ts').then(({ showVariants }) => {
    if (!until.aborted) showVariants(root, until);
  });
}
