/**
 * A process that sends what is due, as `lapzarta work` does: started by a test with a database, the sandbox and the time.
 */
import type { DB } from '#db/types.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { fixedClock } from '#platform/time/clock.ts';
import { createFcmClient } from './fcm-client.server.ts';
import { sendDue } from './send-due.server.ts';
import { createServiceGuard } from './service-guard.ts';
import { createWebPushClient } from './web-push-client.server.ts';

const [url = '', origin = '', time = ''] = process.argv.slice(2);

const { db, close } = connectDatabase<DB>({ url, applicationName: 'lapzarta test' });
const clock = fixedClock(time);
const browsers = createWebPushClient({
  db,
  clock,
  contact: 'mailto:posta@lapzarta.example',
  hosts: [],
  sandboxOrigin: async () => origin,
});
const apps = createFcmClient({ clock, base: async () => '', account: async () => null });

const log = createLog({ level: 'fatal' });
await sendDue({ db, clock, log, browsers, apps, guard: createServiceGuard() }, new AbortController().signal);
await close();
