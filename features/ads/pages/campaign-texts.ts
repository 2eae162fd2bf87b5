/** Texts of the page of campaigns: slots, sizes and refusals. */
import { bestPixels, type CampaignFault } from '../campaigns/campaign-fault.ts';
import type { AdSize } from '../slots/sizes.ts';
import { campaignFormWords } from './campaign-form-words.ts';
import { campaignWords } from './campaign-words.ts';

export function faultOfCampaign(fault: CampaignFault): string {
  const { faults } = campaignFormWords;
  switch (fault.kind) {
    case 'unknown-site':
    case 'unknown-slot':
      return faults.slot;
    case 'ends-before-it-begins':
      return faults.order;
    case 'no-picture':
      return faults.noPicture;
    case 'wrong-size':
      return faults.wrongSize[fault.platform];
    case 'unusable-picture':
      return faults.unusable[fault.why];
    case 'wrong-pixels':
      return faults.wrongPixels(fault.width, fault.height, sizesText(fault.sizes));
  }
}

/** `970×250 (legjobb 1940 × 500 képponttal), 970×90 (…)`; '' without a size that a picture can have. */
export function sizesText(sizes: readonly AdSize[]): string {
  return sizes
    .filter((size) => size !== 'fluid')
    .map((size) => campaignWords.size(size.replace('x', '×'), bestPixels(size)))
    .join(', ');
}

const placePatterns = [
  [/^front-(\d+)$/, 'front'],
  [/^list-mobile$/, 'list-mobile'],
  [/^list-sidebar$/, 'list-sidebar'],
  [/^article-end$/, 'article-end'],
  [/^article-(\d+)$/, 'article'],
  [/^landing-(\d+)$/, 'landing'],
] as const;

/** `front-1` → `Címlap, 1. hely`; the place itself if the edition has named it. */
export function placeText(place: string): string {
  for (const [pattern, name] of placePatterns) {
    const found = pattern.exec(place);
    if (found) return campaignWords.places[name](found[1] ?? '');
  }
  return place;
}
