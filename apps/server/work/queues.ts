/** The queues of messages to other systems; no other file lists them. */

import { feedQueues, hasHubs } from '#pages/feeds/feed-queues.server.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { AppContext } from '../compose.ts';
import { mails } from '../registry.ts';
import { distFolder, loadRenderer, type Renderer } from '../render/load-renderer.ts';

/** Those that have something to deliver to. */
export function queuesOf(context: AppContext): Queue[] {
  return [
    ...(hasHubs(context) ? feedQueues(context) : []),
    ...context.messages.queues(mails, renderMail),
    ...context.newsletters.queues(),
    ...context.push.queues(),
    ...context.support.queues(),
  ];
}

/** The build is loaded with the first mail: a process that sends none has no use for it. */
export async function renderMail(...drawing: Parameters<Renderer['renderMail']>): Promise<string> {
  const renderer = await loadRenderer(distFolder, { pages: [], mails });
  return renderer.renderMail(...drawing);
}

/** Runs them as long as the process lives, beside a server or alone. */
export async function startQueuesOf(context: AppContext): Promise<{ stop(): Promise<void> }> {
  const queues = queuesOf(context);
  if (queues.length === 0) return { stop: async () => undefined };
  const { startQueues } = await import('#platform/queue/run-queues.server.ts');
  const running = startQueues({ db: context.db, url: context.databaseUrl, log: context.log, queues });
  return {
    async stop() {
      // Together: mails of newsletters that are on their way get more time than the messages of other queues.
      await Promise.all([context.newsletters.stop(), running.stop()]);
      await context.messages.stop();
      await context.push.stop();
    },
  };
}
