/** Slots that the ad server fills: created on mount, loaded when near, destroyed on leave [ADS-02] [ADS-03] [ADS-04]. */
import { whenNear } from '#platform/browser/when-near.ts';
import type { AdRequest, ShownSlot } from '../shown-ads.ts';
import { slotChanges } from '../slot-changes.ts';
import { type Platform, platformOf, sizesIn, slotName, unitPath } from '../slots/slot-name.ts';
import { valuesOf } from '../slots/targeting.ts';
import type { ServedSlot } from './ad-server.ts';
import { type Demand, noDemand, openGoogle } from './google.ts';
import { openPrebid } from './prebid.ts';
import { openSetupad } from './setupad.ts';

const scripts = {
  google: 'https://securepubads.g.doubleclick.net/tag/js/gpt.js',
  sandbox: '/__ads/gpt.js',
};

/** @param isPersonalised With consent to personalised ads. */
export function startSlots(root: ParentNode, until: AbortSignal, isPersonalised: boolean): void {
  const { adRequest } = root.querySelector<HTMLElement>('[data-ad-request]')?.dataset ?? {};
  const platform = platformOf({
    width: innerWidth,
    search: location.search,
    isInApp: document.body.dataset.app !== undefined,
  });
  if (adRequest === undefined || platform === 'screenshot') return;
  const request: AdRequest = JSON.parse(adRequest);
  const slots = [...root.querySelectorAll<HTMLElement>('[data-slot]:not([data-closed])')].flatMap(
    (element, index) => servedSlot(element, index, { platform, network: request.network }),
  );
  if (slots.length === 0) return;
  const prebid = request.prebid && openPrebid({ ...request.prebid, hasCmp: '__tcfapi' in window }, until);
  const hasSetupad = slots.some(({ served }) => served.isSetupad);
  const setupad = request.setupad && hasSetupad ? openSetupad(request.setupad, until) : undefined;
  const server = openGoogle({
    script: scripts[request.server],
    isPersonalised,
    // Null removes what an earlier page of this document has set.
    targeting: { ...request.targeting, visitedTags: isPersonalised ? visitedTags() : null },
    demandFor: ({ isSetupad }): Demand => (isSetupad ? setupad : prebid) ?? noDemand,
  });
  until.addEventListener('abort', () => {
    server.destroy();
    for (const { element } of slots) reset(element);
  });
  for (const { served, element, settings } of slots) {
    server.define(served);
    const load = (): void => {
      if (!until.aborted) server.load(served);
    };
    if (settings.load === 'early') load();
    else whenNear(element, settings.observerMargin, until, () => setTimeout(load, settings.delay));
  }
}

interface SlotOnPage {
  served: ServedSlot;
  element: HTMLElement;
  settings: ShownSlot['slot'];
}

/** None if the slot has no size on this platform, or no place in this window. */
function servedSlot(
  element: HTMLElement,
  index: number,
  { platform, network }: { platform: Platform; network: string },
): SlotOnPage[] {
  const settings: ShownSlot['slot'] = JSON.parse(element.dataset.slot ?? '');
  const room = element.querySelector<HTMLElement>('[data-room]');
  const sizes = sizesIn(settings.sizes, platform, innerWidth);
  if (!room || sizes.length === 0 || !element.checkVisibility()) return [];
  room.id = `slot-${index + 1}`;
  const served = {
    id: room.id,
    path: unitPath(network, slotName(settings, platform)),
    sizes,
    isSetupad: settings.setupad,
    onAnswer: (answer: { isEmpty: boolean; isFluid: boolean }) => settle(element, settings, answer),
  };
  return [{ served, element, settings }];
}

function settle(
  element: HTMLElement,
  settings: ShownSlot['slot'],
  answer: { isEmpty: boolean; isFluid: boolean },
): void {
  const { top } = element.getBoundingClientRect();
  const { isFluid, closes, opens } = slotChanges(settings, answer, { top, windowHeight: innerHeight });
  element.toggleAttribute('data-filled', !answer.isEmpty);
  element.toggleAttribute('data-empty', answer.isEmpty);
  element.toggleAttribute('data-fluid', isFluid);
  if (closes) element.dataset.closed = '';
  if (opens) delete element.dataset.collapsed;
}

function reset(element: HTMLElement): void {
  for (const name of ['data-filled', 'data-empty', 'data-fluid']) element.removeAttribute(name);
  element.querySelector('[data-room]')?.replaceChildren();
}

/** Only with consent to personalised ads; stored by `visited-tags.ts` [LIST-26]. */
function visitedTags(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem('visitedTags') ?? '[]');
    return Array.isArray(stored) ? valuesOf(stored.filter((tag) => typeof tag === 'string')) : [];
  } catch {
    return [];
  }
}
