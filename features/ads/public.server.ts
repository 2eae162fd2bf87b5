export type { AdsFeature } from './ads-feature.server.ts';
export { adsOf, adsPart } from './ads-part.ts';
export { pictureSizeSchema } from './campaign.ts';
export { campaignFaultText } from './campaign-fault.ts';
export type { CampaignDraft } from './server/save-campaign.server.ts';
