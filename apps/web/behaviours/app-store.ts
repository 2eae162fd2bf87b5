/** Leads to Apple's store on Apple's devices; the page leads to Google's [FRONT-19]. */
export function leadToOwnStore(root: ParentNode): void {
  if (!isApple(navigator.userAgent)) return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-apple-store]'))
    link.href = link.dataset.appleStore ?? link.href;
}

export function isApple(userAgent: string): boolean {
  return /iPhone|iPad|iPod|Mac/.test(userAgent);
}
