export type { AdsSetting } from './ads-part.ts';
export type { PictureSize } from './campaigns/campaign.ts';
export { placesInBody } from './places-in-body.ts';
export { noAds, type PageAds, partsOfAds } from './shown-ads.ts';
export { adVerdict } from './suppression.ts';
