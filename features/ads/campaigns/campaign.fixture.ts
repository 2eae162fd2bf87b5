/** An invented campaign, and a slot, for tests. */

import type { ShownSlot } from '../shown-ads.ts';
import type { Campaign } from './campaign.ts';

export const now = Date.parse('2026-11-25T08:00:00Z');

/** Began a second ago, and ends in a minute. */
export const campaign: Campaign = {
  version: 1,
  id: 1,
  name: 'Kert',
  site: 'telex',
  place: 'front-1',
  weight: 1,
  dailyCap: 0,
  label: '',
  alt: 'Kert',
  from: new Date(now - 1_000),
  until: new Date(now + 60_000),
  link: 'https://kert.example/',
  stoppedAt: null,
  desktop: null,
  mobile: null,
};

export const slot: ShownSlot['slot'] = {
  place: 'front-1',
  adSite: 'telex',
  page: 'cover',
  creative: 'roadblock',
  position: 'top',
  index: 1,
  sizes: { desktop: ['970x250'], mobile: [] },
  load: 'lazy',
  loadCollapsed: false,
  observerMargin: 200,
  delay: 0,
  pr: false,
  fixed: false,
  setupad: false,
};
