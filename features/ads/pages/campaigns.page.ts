/** `/szerkesztoseg/hirdetesek`: ad operators add, change and end campaigns, and read what readers saw of them [S30]. */
import { z } from 'zod';
import { campaignsPath } from '#features/accounts/public.ts';
import { definePersonalPage } from '#features/kit/public.ts';
import { choiceField, textField } from '#features/sites/public.ts';
import { loadCampaigns } from './campaigns-data.server.ts';
import { submitCampaign } from './submit-campaign.server.ts';

export const campaignsPage = definePersonalPage({
  route: 'newsroom_ads',
  view: 'CampaignsPage',
  at: [{ pattern: campaignsPath, sites: 'root', row: undefined }],
  query: z.object({
    /** `uj`, or a number; the list without it. */
    kampany: textField,
    kesz: choiceField(['felveve', 'modositva', 'lezarva']),
    /** Asks before it ends the campaign. */
    lezar: choiceField(['1']),
  }),
  filesFrom: 'manage-ads',
  frame: 'bare',
  examples: { none: 'it needs an ad operator, tests/e2e/campaigns.test.ts visits it' },
  load: loadCampaigns,
  submit: submitCampaign,
});
