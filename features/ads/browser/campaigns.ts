/** Campaigns of our own: counted without cookies, and not shown more often in a day than their cap says. */
import { browserStorage, readText, writeText } from '#platform/browser/text-storage.ts';
import { slotChanges } from '../slot-changes.ts';
import { whenSeen } from './when-seen.ts';

export function watchCampaigns(root: ParentNode, until: AbortSignal): void {
  // As in the stylesheet of slots.
  const desktop = matchMedia('(min-width: 768px)');
  for (const slot of root.querySelectorAll<HTMLElement>('[data-campaigns]')) {
    const campaigns = [...slot.querySelectorAll<HTMLElement>('[data-campaign]')];
    const counted = new Set<HTMLElement>();
    let shown: HTMLElement | undefined;
    const show = (): void => {
      const other = desktop.matches ? 'mobile' : 'desktop';
      const fitting = campaigns.filter(({ dataset }) => dataset.only !== other);
      if (shown && fitting.includes(shown)) return;
      shown = fitting.find(isBelowCap);
      // Where all caps are reached, the last one holds the room.
      const holder = shown ?? fitting.at(-1);
      for (const campaign of campaigns) {
        campaign.hidden = campaign !== holder;
        campaign.inert = !shown;
      }
      // A closed one has no place that could be measured.
      slot.toggleAttribute('data-closed', !shown && ('closed' in slot.dataset || closes(slot)));
      if (!shown || counted.has(shown)) return;
      counted.add(shown);
      count(shown, until);
    };
    // A telephone that is turned is another window.
    desktop.addEventListener('change', show, { signal: until });
    show();
  }
}

/** Whether the slot closes, by the rules for one that the ad server leaves empty. */
function closes(slot: HTMLElement): boolean {
  const { top } = slot.getBoundingClientRect();
  const setting = { loadCollapsed: false, fixed: slot.dataset.fixed !== undefined };
  return slotChanges(setting, { isEmpty: true, isFluid: false }, { top, windowHeight: innerHeight }).closes;
}

function count(campaign: HTMLElement, until: AbortSignal): void {
  const id = Number(campaign.dataset.campaign);
  whenSeen(campaign, until, () => {
    report(id, 'impression');
    addShown(id);
  });
  campaign.addEventListener('click', () => report(id, 'click'), { signal: until });
  campaign.addEventListener('auxclick', ({ button }) => button === 1 && report(id, 'click'), {
    signal: until,
  });
}

function report(id: number, event: 'impression' | 'click'): void {
  const isPrivate =
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
  if (isPrivate) return;
  const body = new Blob([JSON.stringify({ id, event })], { type: 'application/json' });
  navigator.sendBeacon('/api/campaigns/counts', body);
}

/** How often this device has shown each campaign today: stored only with consent to ads, else until the tab reloads. */
interface ShownToday {
  day: string;
  counts: Record<string, number>;
}

const countsKey = 'campaigns';

let inMemory: ShownToday | undefined;

function isBelowCap({ dataset: { campaign = '', cap } }: HTMLElement): boolean {
  return cap === undefined || (shownToday().counts[campaign] ?? 0) < Number(cap);
}

function addShown(id: number): void {
  const { day, counts } = shownToday();
  inMemory = { day, counts: { ...counts, [id]: (counts[id] ?? 0) + 1 } };
  // Where the browser refuses, the cap applies to this tab.
  if (mayStore()) writeText(browserStorage, countsKey, JSON.stringify(inMemory));
}

function shownToday(): ShownToday {
  const day = new Date().toISOString().slice(0, 10);
  const known = (mayStore() ? stored() : undefined) ?? inMemory;
  return known?.day === day ? known : { day, counts: {} };
}

function stored(): ShownToday | undefined {
  try {
    const value: Partial<ShownToday> | null = JSON.parse(readText(browserStorage, countsKey));
    const { day, counts } = value ?? {};
    return typeof day === 'string' && typeof counts === 'object' && counts ? { day, counts } : undefined;
  } catch {
    return undefined;
  }
}

function mayStore(): boolean {
  return document.documentElement.dataset.ads === 'granted';
}
