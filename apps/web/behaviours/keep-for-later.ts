/** Stories and the reader's own lists are what is kept on the device, so what keeps it is fetched there. */
export function keepForLater(root: ParentNode, until: AbortSignal): void {
  if (!root.querySelector('[data-save], [data-kept-page]')) return;
  import('../offline/keep-on-device.ts').then(({ keepOnDevice }) => {
    if (!until.aborted) keepOnDevice(root, until);
  });
}
