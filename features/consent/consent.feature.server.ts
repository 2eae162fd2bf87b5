import { defineFeature, registerPersonalPage } from '#features/kit/public.ts';
import { addConsentCommands } from './commands/consent-commands.server.ts';
import { facts } from './consent.feature.ts';
import { type ConsentData, consentData } from './consent-data.server.ts';
import { consentOrigins } from './consent-origins.ts';
import { consentSetting } from './consent-setting.ts';
import { cookiesPage } from './pages/cookies.page.ts';

export const consentFeature = defineFeature({
  ...facts,
  pages: [registerPersonalPage(cookiesPage)],
  commands: [addConsentCommands],
  outsideOrigins: consentOrigins,
  settings: [consentSetting],
  sandboxes(edition) {
    const { mode, cmp } = consentSetting.of(edition);
    return mode === 'tcf' && cmp?.script === 'sandbox' ? ['consent.cmp.script'] : [];
  },
  dataOf: (needs: ConsentData) => [consentData(needs)],
});
