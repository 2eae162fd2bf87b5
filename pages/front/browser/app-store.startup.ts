/** Changes the app links to Apple's store on Apple devices; the HTML links to Google's [FRONT-19]. */
export function linkToDeviceStore(root: ParentNode): void {
  if (!isAppleDevice(navigator.userAgent)) return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-apple-store]'))
    link.href = link.dataset.appleStore ?? link.href;
}

export function isAppleDevice(userAgent: string): boolean {
  return /iPhone|iPad|iPod|Mac/.test(userAgent);
}
