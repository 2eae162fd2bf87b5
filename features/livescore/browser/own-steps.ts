/**
 * Steps back and forward between addresses of one path, which an island shows in place. Soft navigation would replace
 * the page, and with it the focus and what is open.
 */
export function handleOwnSteps(show: () => void, until: AbortSignal): void {
  const { pathname } = location;
  const isOwn = (address: string): boolean => {
    const url = new URL(address, location.href);
    return url.pathname === pathname && url.hash === '';
  };
  const onPopState = (): void => {
    if (isOwn(location.href)) show();
  };
  addEventListener('popstate', onPopState, { signal: until });
  if (!('navigation' in globalThis)) return;
  const leaveToIsland = (event: NavigateEvent): void => {
    const { sameDocument, url } = event.destination;
    if (event.navigationType === 'traverse' && sameDocument && isOwn(url)) event.stopImmediatePropagation();
  };
  // Listeners that capture are called before the one of soft navigation.
  navigation.addEventListener('navigate', leaveToIsland, { capture: true, signal: until });
}
