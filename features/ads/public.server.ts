export type { AdsFeature } from './ads-feature.server.ts';
export { adsOf, adsPart } from './ads-part.ts';
export { pictureSizeSchema } from './campaigns/campaign.ts';
export { campaignFaultText } from './campaigns/campaign-fault.ts';
export type { CampaignDraft } from './server/save-campaign.server.ts';
