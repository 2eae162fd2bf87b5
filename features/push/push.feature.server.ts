import { defineFeature, registerCall, registerPage } from '#features/kit/public.ts';
import { linkBrowserCall } from './calls/link-browser.call.ts';
import {
  notificationReachCall,
  notificationsCall,
  notificationTopicsCall,
  sendNotificationCall,
  stopNotificationCall,
  storyNotificationsCall,
} from './calls/notifications.call.ts';
import { subscribeCall, subscriptionsCall, unsubscribeCall } from './calls/subscriptions.call.ts';
import { removeBrowserCall, webPushCall, webPushStateCall } from './calls/web-push.call.ts';
import { addPushCommands } from './commands/push-commands.server.ts';
import { notificationsPage } from './pages/notifications.page.ts';
import { facts } from './push.feature.ts';
import type { PushFeature } from './push-feature.server.ts';
import { pushJobs } from './push-jobs.ts';
import { type PushDataNeeds, pushData } from './server/push-data.server.ts';
import { pushPart } from './setting/push-part.ts';
import { pushSetting } from './setting/push-setting.ts';

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
    registerCall(notificationsCall),
    registerCall(notificationTopicsCall),
    registerCall(storyNotificationsCall),
    registerCall(notificationReachCall),
    registerCall(sendNotificationCall),
    registerCall(stopNotificationCall),
  ],
  jobs: ({ push }: { push: PushFeature }) => pushJobs(push),
  outcomesOf: async ({ push }: { push: PushFeature }, id) =>
    (await push.topicsFor(id)).map(({ site, name }) => ({ kind: 'notification', site, name, address: null })),
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
