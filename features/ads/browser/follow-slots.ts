/** Loads the scripts of slots: of campaigns where the page has some, of the ad server's slots only with consent [S18]. */

export function followSlots(root: ParentNode, until: AbortSignal): void {
  if (new URLSearchParams(location.search).has('screenshot')) {
    void import('./draw-boxes.ts').then((module) => until.aborted || module.drawBoxes(root));
    return;
  }
  if (root.querySelector('[data-campaign]'))
    void import('./campaigns.ts').then((module) => until.aborted || module.watchCampaigns(root, until));
  if (root.querySelector('[data-slot]'))
    whileGranted(until, true, ({ signal, isPersonalised, isAgreement }) => {
      if (isAgreement) closeSlotsInView(root);
      void import('./slots.ts').then(
        (module) => signal.aborted || module.startSlots(root, signal, isPersonalised),
      );
    });
  if (root.querySelector('[data-av-code]'))
    whileGranted(until, false, ({ signal }) => {
      void import('./pixels.ts').then((module) => signal.aborted || module.requestPixels(root, signal));
    });
}

interface Start {
  /** Aborted when the consent is withdrawn or another one, and when the page is left. */
  signal: AbortSignal;
  isPersonalised: boolean;
  /** Whether the reader has just agreed on the open page. */
  isAgreement: boolean;
}

/** @param restarts Starts again when the consent to personalised ads changes. */
function whileGranted(until: AbortSignal, restarts: boolean, start: (how: Start) => void): void {
  const { dataset } = document.documentElement;
  let visit: AbortController | undefined;
  let wasPersonalised = false;
  const follow = (isAgreement: boolean): void => {
    const isGranted = dataset.ads === 'granted';
    const isPersonalised = restarts && (dataset.consent ?? '').split(' ').includes('personalisedAds');
    if (visit && isGranted && isPersonalised === wasPersonalised) return;
    const isRestart = visit !== undefined;
    visit?.abort();
    visit = isGranted ? new AbortController() : undefined;
    wasPersonalised = isPersonalised;
    if (visit) start({ signal: visit.signal, isPersonalised, isAgreement: isAgreement && !isRestart });
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
