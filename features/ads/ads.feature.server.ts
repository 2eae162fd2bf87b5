import {
  defineFeature,
  type FeatureNeeds,
  registerCall,
  registerPersonalPage,
  uncountedMetric,
} from '#features/kit/public.ts';
import type { MediaFeature } from '#features/media/public.server.ts';
import { facts } from './ads.feature.ts';
import { type AdsFeature, createAdsFeature } from './ads-feature.server.ts';
import { adsOrigins } from './ads-origins.ts';
import { adsPart } from './ads-part.ts';
import { campaignCountsCall } from './calls/campaign-counts.call.ts';
import {
  campaignPictureCall,
  campaignReportCall,
  campaignReportCsvCall,
  campaignsCall,
  changeCampaignCall,
  createCampaignCall,
  endCampaignCall,
} from './calls/campaigns.call.ts';
import { adsTxtCall, appAdsTxtCall, sellersCall } from './calls/seller-files.call.ts';
import { addAdsCommands } from './commands/ads-commands.server.ts';
import { campaignsPage } from './pages/campaigns.page.ts';

export const adsFeature = defineFeature({
  ...facts,
  parts: [adsPart],
  pages: [registerPersonalPage(campaignsPage)],
  calls: [
    registerCall(campaignCountsCall),
    registerCall(campaignsCall),
    registerCall(createCampaignCall),
    registerCall(campaignReportCall),
    registerCall(campaignReportCsvCall),
    registerCall(changeCampaignCall),
    registerCall(campaignPictureCall),
    registerCall(endCampaignCall),
    registerCall(adsTxtCall),
    registerCall(appAdsTxtCall),
    registerCall(sellersCall),
  ],
  commands: [addAdsCommands],
  metrics: ({ ads }: { ads: AdsFeature }) => [{ ...uncountedMetric, what: 'campaign', read: ads.dropped }],
  outsideOrigins: adsOrigins,
  sandboxes: (edition) =>
    adsPart
      .of(edition)
      .filter(({ server }) => server === 'sandbox')
      .map(({ site }) => `ads.${site}.server`),
  create: ({ media, ...needs }: FeatureNeeds & { media: MediaFeature }) => ({
    ads: createAdsFeature({ ...needs, storeImage: media.storeImage }),
  }),
});
