export type { AdsFeature } from './ads-feature.server.ts';
export { createAdsFeature } from './ads-feature.server.ts';
export { adsOrigins } from './ads-origins.ts';
export { adsOf, adsPart } from './ads-part.ts';
export { campaignCountsCall } from './calls/campaign-counts.call.ts';
export {
  campaignPictureCall,
  campaignReportCall,
  campaignReportCsvCall,
  campaignsCall,
  changeCampaignCall,
  createCampaignCall,
  endCampaignCall,
} from './calls/campaigns.call.ts';
export { adsTxtCall, appAdsTxtCall, sellersCall } from './calls/seller-files.call.ts';
export { pictureSizeSchema } from './campaign.ts';
export { campaignFaultText } from './campaign-fault.ts';
export { addAdsCommands } from './commands/ads-commands.server.ts';
export { campaignsPage } from './pages/campaigns.page.ts';
export type { CampaignDraft } from './server/save-campaign.server.ts';
