/** Loads the scripts of slots: of campaigns where the page has some, of the ad server's slots only with consent [S18]. */
import { removeCountsWithoutConsent } from './stored-counts.ts';

export function followSlots(root: ParentNode, until: AbortSignal): void {
  removeCountsWithoutConsent();
  document.addEventListener('consentchange', removeCountsWithoutConsent, { signal: until });
  if (new URLSearchParams(location.search).has('screenshot')) {
    void import('./draw-boxes.ts').then((module) => until.aborted || module.drawBoxes(root));
    return;
  }
  if (root.querySelector('[data-campaign]'))
    void import('./campaigns.ts').then((module) => until.aborted || module.watchCampaigns(root, until));
  const hasSlots = root.querySelector('[data-slot]') !== null;
  const hasPixels = root.querySelector('[data-av-code]') !== null;
  if (!hasSlots && !hasPixels) return;
  let visit: AbortController | undefined;
  const follow = (isChange: boolean): void => {
    if (document.documentElement.dataset.ads !== 'granted') {
      visit?.abort();
      visit = undefined;
    } else if (!visit) {
      visit = new AbortController();
      const { signal } = visit;
      if (isChange) closeSlotsInView(root);
      if (hasSlots)
        void import('./slots.ts').then((module) => signal.aborted || module.startSlots(root, signal));
      if (hasPixels)
        void import('./pixels.ts').then((module) => signal.aborted || module.requestPixels(root, signal));
    }
  };
  document.addEventListener('consentchange', () => follow(true), { signal: until });
  until.addEventListener('abort', () => visit?.abort());
  follow(false);
}

/** On agreeing, slots on and above the screen stay closed until the next page: their room would move what is read. */
function closeSlotsInView(root: ParentNode): void {
  const slots = [...root.querySelectorAll<HTMLElement>('[data-slot]')];
  for (const slot of slots) slot.dataset.closed = '';
  const isBelow = (slot: HTMLElement): boolean =>
    (slot.nextElementSibling ?? slot).getBoundingClientRect().top > innerHeight;
  const below = slots.filter(isBelow);
  for (const slot of below) delete slot.dataset.closed;
}
