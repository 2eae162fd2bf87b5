import { defineFeature, registerCall, registerPage } from '#features/kit/public.ts';
import { linkBrowserCall } from './calls/link-browser.call.ts';
import { subscribeCall, subscriptionsCall, unsubscribeCall } from './calls/subscriptions.call.ts';
import { removeBrowserCall, webPushCall, webPushStateCall } from './calls/web-push.call.ts';
import { addPushCommands } from './commands/push-commands.server.ts';
import { notificationsPage } from './pages/notifications.page.ts';
import { facts } from './push.feature.ts';
import type { PushFeature } from './push-feature.server.ts';
import { pushJobs } from './push-jobs.ts';
import { pushPart } from './push-part.ts';
import { pushSetting } from './push-setting.ts';
import { type PushDataNeeds, pushData } from './server/push-data.server.ts';

export const pushFeature = defineFeature({
  ...facts,
  parts: [pushPart],
  settings: [pushSetting],
  pages: [registerPage(notificationsPage)],
  calls: [
    registerCall(subscriptionsCall),
    registerCall(subscribeCall),
    registerCall(unsubscribeCall),
    registerCall(webPushStateCall),
    registerCall(webPushCall),
    registerCall(removeBrowserCall),
    registerCall(linkBrowserCall),
  ],
  jobs: ({ push }: { push: PushFeature }) => pushJobs(push),
  queues: ({ push }: { push: PushFeature }) => push.queues(),
  commands: [addPushCommands],
  sandboxes: (edition) => {
    const { browsers, apps } = pushSetting.of(edition) ?? {};
    return [
      ...(browsers === 'sandbox' ? ['push.browsers'] : []),
      ...(apps === 'sandbox' ? ['push.apps'] : []),
    ];
  },
  dataOf: (needs: PushDataNeeds) => [pushData(needs)],
});
