/** Names of slots at the ad server; shared by server and browser. */
import { type AdSize, narrowSizes, type SizesByPlatform, wideWindow } from './sizes.ts';

/** Width of the window from which on it is a desktop [ADS-05]. */
export const desktopWidth = 768;

/** `screenshot`: a picture of the page is taken, so nothing is requested [ADS-05]. */
export type Platform = 'desktop' | 'mobile' | 'app' | 'screenshot';

/** The sizes of a slot in a window of this width. */
export function sizesIn(sizes: SizesByPlatform, platform: Platform, width: number): readonly AdSize[] {
  if (platform === 'app' || width < desktopWidth) return sizes.mobile;
  return width < wideWindow ? narrowSizes(sizes) : sizes.desktop;
}

export function platformOf(window: { width: number; isInApp: boolean; search: string }): Platform {
  if (new URLSearchParams(window.search).has('screenshot')) return 'screenshot';
  if (window.isInApp) return 'app';
  return window.width >= desktopWidth ? 'desktop' : 'mobile';
}

export interface SlotNameParts {
  adSite: string;
  page: string;
  creative: string;
  position: string;
  index: number;
}

/** @example slotName({ adSite: 'telex', page: 'cover', … }, 'desktop') // 'telex_cover_desktop_roadblock_top_1' [ADS-06] */
export function slotName(
  { adSite, page, creative, position, index }: SlotNameParts,
  platform: Platform,
): string {
  return [adSite, page, platform, creative, position, index].join('_');
}

/** @example unitPath('1234567', 'telex_cover_desktop_roadblock_top_1') // '/1234567/telex_cover_…' [ADS-08] */
export function unitPath(network: string, name: string): string {
  return `/${network}/${name}`;
}
