/**
 * A process in which two editors send about many stories and which delivers what they sent, until it is killed: started
 * by a test with a database, the sandbox, the time, the first story and their number. Keys are the same in each process.
 */
import type { DB } from '#db/types.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { createSharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { takeFromOutbox } from '#platform/queue/outbox-queries.server.ts';
import { fixedClock } from '#platform/time/clock.ts';
import { createPushFeature } from '../push-feature.server.ts';

const [url = '', origin = '', time = '', first = '', stories = ''] = process.argv.slice(2);

const { db } = connectDatabase<DB>({ url, applicationName: 'lapzarta test' });
const clock = fixedClock(time);
const push = createPushFeature({
  db,
  clock,
  log: createLog({ level: 'fatal' }),
  limits: createSharedLimits(db, clock.now),
  setting: { contact: 'mailto:posta@lapzarta.example', hosts: [], browsers: 'sandbox' },
  topics: [
    {
      site: 'telex',
      topics: [{ name: 'fontos', title: '', text: '', isUrgent: false, lifetimeMinutes: 720, teams: [] }],
    },
  ],
  mainSite: 'telex',
  account: null,
  openSandbox: async () => ({ origin, isOfAnotherProcess: true, close: async () => undefined }),
  recordConsent: async () => undefined,
  loadStory: async (id) => ({ site: 'telex', title: `${id}`, lead: '', url: `https://a.example/${id}` }),
  tagName: async () => null,
  match: async () => null,
});

await Promise.all([send(), deliver()]);

async function send(): Promise<void> {
  for (let at = 0; at < Number(stories); at += 1) {
    const storyId = Number(first) + at;
    const title = `Értesítés ${storyId}`;
    await Promise.all(
      [1, 2].map((editor) =>
        push.sendings.order(
          {
            key: `00000000-0000-4000-800${editor}-${String(storyId).padStart(12, '0')}`,
            storyId,
            kind: 'new',
            title,
            body: '',
            at: null,
            seen: 0,
            topics: [{ site: 'telex', topic: 'fontos' }],
          },
          { kind: 'member', id: editor },
        ),
      ),
    );
  }
}

/** As the program does with its queues, which deliver again what a killed process had taken, and its timetable. */
async function deliver(): Promise<void> {
  const queues = push.queues();
  for (;;) {
    await push.sendings.announceDue();
    for (const queue of queues) {
      await db.transaction().execute(async (trx) => {
        const rows = await takeFromOutbox(trx, [queue.name], 20);
        const delivery = { signal: AbortSignal.timeout(60_000), send: async () => undefined };
        if (rows.length > 0)
          await queue.deliver(
            rows.map(({ payload }) => payload),
            delivery,
          );
      });
    }
    await push.sendDue(AbortSignal.timeout(60_000));
  }
}
