/** Reasons why a campaign cannot be shown as it is described. */
import type { Refusal } from '#features/media/public.server.ts';
import { type AdSize, boxOf } from '../slots/sizes.ts';
import type { PictureSize } from './campaign.ts';

export type Platform = 'desktop' | 'mobile';

export type CampaignFault =
  | { kind: 'unknown-site'; site: string }
  | { kind: 'unknown-slot'; site: string; place: string; known: readonly string[] }
  | { kind: 'no-picture' }
  | { kind: 'ends-before-it-begins' }
  | { kind: 'wrong-size'; platform: Platform; place: string; size: string; sizes: readonly AdSize[] }
  | { kind: 'unusable-picture'; platform: Platform; why: Refusal }
  | {
      kind: 'wrong-pixels';
      platform: Platform;
      width: number;
      height: number;
      sizes: readonly PictureSize[];
    };

/** A sentence without its end, for the command line and the API. */
export function campaignFaultText(fault: CampaignFault): string {
  switch (fault.kind) {
    case 'unknown-site':
      return `no site has the slug '${fault.site}'`;
    case 'unknown-slot':
      return `the site '${fault.site}' has no slot '${fault.place}'; it has ${fault.known.join(', ') || 'none'}`;
    case 'no-picture':
      return 'a campaign needs a picture for desktop or mobile';
    case 'ends-before-it-begins':
      return 'the end must be after the beginning';
    case 'wrong-size': {
      const { place, size, platform, sizes } = fault;
      return `the slot '${place}' has no ${size} on ${platform}; it has ${sizes.join(', ') || 'none'}`;
    }
    case 'unusable-picture':
      return `the picture for ${fault.platform} cannot be used (${fault.why})`;
    case 'wrong-pixels': {
      const { platform, width, height, sizes } = fault;
      const best = sizes.map((size) => `${size} needs these proportions, best ${bestPixels(size)}`);
      return `the picture for ${platform} has ${width} × ${height} pixels; ${best.join(', or ')}`;
    }
  }
}

/** Twice the pixels of a size, for screens with a high density: `600 × 500`. */
export function bestPixels(size: PictureSize): string {
  const box = boxOf(size);
  return box === null ? '' : `${box.width * 2} × ${box.height * 2}`;
}
