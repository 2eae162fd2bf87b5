/** The two push services of the sandbox, and a page that shows what they got. */
import type { SandboxRequest } from '../services.server.ts';
import { createFcmService } from './fcm-service.ts';
import { pageOfMessages } from './message-page.ts';
import { createWebPushService } from './web-push-service.ts';

export function createPushServices() {
  const webPush = createWebPushService();
  const fcm = createFcmService();
  const all = () =>
    [...webPush.received, ...fcm.received].toSorted(
      (a, b) => b.receivedAt.getTime() - a.receivedAt.getTime(),
    );

  return {
    async answer(service: 'webpush' | 'fcm', request: SandboxRequest & { bytes: Buffer; origin: string }) {
      if (request.method === 'GET' && service === 'webpush' && request.path === '')
        return { status: 200, type: 'text/html; charset=utf-8', body: pageOfMessages(all()) };
      if (request.path === 'messages.json')
        return { status: 200, type: 'application/json', body: JSON.stringify(all()) };
      if (request.path === 'topics.json') {
        const topics = [...fcm.topics].map(([token, names]) => [token, [...names].toSorted()]);
        return { status: 200, type: 'application/json', body: JSON.stringify(Object.fromEntries(topics)) };
      }
      return service === 'fcm' ? fcm.answer(request) : webPush.answer(request);
    },
  };
}

export function isPushService(name: string): name is 'webpush' | 'fcm' {
  return name === 'webpush' || name === 'fcm';
}
