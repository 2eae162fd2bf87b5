/** Few pages tell how long ago something was, and fewer are live: what does that is fetched where they are. */
export function keepLiveIfAny(root: ParentNode, until: AbortSignal): void {
  if (root.querySelector('time[data-tells]'))
    import('../live/tell-times.ts').then(({ tellTimes }) => {
      if (!until.aborted) tellTimes(root, until);
    });
  if (root.querySelector('[data-live]'))
    import('../live/follow-live.ts').then(({ followLive }) => {
      if (!until.aborted) followLive(root, until);
    });
}
