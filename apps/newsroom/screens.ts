/** All screens; each belongs to a feature. */
import { memberScreens } from '#features/accounts/public.newsroom.ts';
import { labelScreens } from '#features/content/public.newsroom.ts';
import { frontScreens } from '#features/front/public.newsroom.ts';
import type { PaletteOffers, PaletteSource, Screen } from '#features/kit/public.newsroom.ts';
import { liveScreens } from '#features/live/public.newsroom.ts';
import { notificationScreens } from '#features/push/public.newsroom.ts';
import { storyScreens, storySource, withdrawalOffers } from '#features/writing/public.newsroom.ts';

export const screens: readonly Screen[] = [
  ...storyScreens,
  ...frontScreens,
  ...liveScreens,
  ...notificationScreens,
  ...labelScreens,
  ...memberScreens,
];
export const paletteSources: readonly PaletteSource[] = [storySource];
export const paletteOffers: readonly PaletteOffers[] = [withdrawalOffers];
