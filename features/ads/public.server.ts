export type { AdsFeature, ListedCampaign } from './ads-feature.server.ts';
export { createAdsFeature } from './ads-feature.server.ts';
export { adsOf, adsPart } from './ads-part.ts';
export { campaignCountsCall } from './calls/campaign-counts.call.ts';
export { adsTxtCall, appAdsTxtCall, sellersCall } from './calls/seller-files.call.ts';
export { campaignSchema, pictureSizeSchema } from './campaign.ts';
export type { CampaignDraft } from './server/create-campaign.server.ts';
