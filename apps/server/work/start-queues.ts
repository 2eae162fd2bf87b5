import type { AppContext } from '../compose.ts';
import { queuesOf } from '../program.ts';

/** Delivers messages to other systems as long as the process lives, beside a server or alone. */
export async function startAllQueues(context: AppContext): Promise<{ stop(): Promise<void> }> {
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
