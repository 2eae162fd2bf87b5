import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { pushSetting } from '#features/push/public.ts';
import type { Edition } from '#features/sites/public.ts';
import type { PaymentKeys } from '#features/support/public.server.ts';
import type { ReadCache } from '#platform/cache/read-cache.server.ts';
import type { ServiceAccount } from '#platform/config/service-account.server.ts';
import type { OpenSandbox } from '#platform/http/outgoing/open-sandbox.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { OpenMailbox } from '#platform/mail/open-mailbox.ts';
import type { Clock } from '#platform/time/clock.ts';

export interface AppContextNeeds {
  db: Kysely<DB>;
  /** For connections of their own. */
  databaseUrl: string;
  edition: Edition;
  clock: Clock;
  log: Log;
  port: number;
  dataFolder: string;
  /** Whether the transaction will be rolled back: the search index is left as it is. */
  isRehearsal?: boolean;
  /** Whether only the newsroom may see the sites. */
  preview?: boolean;
  /** Only in a process that receives invalidations. */
  readCaches?: ReadCache;
  /** The key of the provider of live scores. */
  apisportsKey?: string | null;
  /** Secrets of the payment gateways. */
  paymentKeys?: PaymentKeys;
  /** For an edition with sandbox sources. */
  openSandbox?: OpenSandbox | undefined;
  /** The server for mails, with its password. */
  smtp?: string | null;
  /** The client secret of the sign-in with Google. */
  googleSecret?: string | null;
  /** For an edition whose mails go to the sandbox. */
  openMailbox?: OpenMailbox | undefined;
  /** The account for the app's notifications. */
  fcm?: ServiceAccount | null;
}

/** A preview has no readers, so none who could be notified. */
export function hasPush({ edition, preview }: AppContextNeeds): boolean {
  return pushSetting.of(edition) !== undefined && preview !== true;
}
