/** Needs of the use cases of support. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { MailDefinition } from '#features/kit/public.ts';
import type { Edition, Language, Site } from '#features/sites/public.ts';
import type { SharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { OpenedGateways } from '../gateways/open-gateways.server.ts';
import type { SupportLinks } from './support-links.server.ts';

export interface SupportNeeds {
  db: Kysely<DB>;
  clock: Clock;
  log: Log;
  limits: SharedLimits;
  edition: Edition;
  gateways(): Promise<OpenedGateways>;
  links: SupportLinks;
  recordInvalidations(trx: Transaction<DB>, entries: { key: string }[]): Promise<void>;
  /** The account of an address, which is made if there is none. */
  findOrCreateReader(
    trx: Transaction<DB>,
    person: { email: string; name: string | null; language: Language; site: string },
  ): Promise<{ id: number }>;
  /** Withdraws the deletion of an account that was requested before this time. */
  keepReader(trx: Transaction<DB>, id: number, at: Date): Promise<void>;
  /** A line of the consent ledger. */
  recordConsent(
    trx: Transaction<DB>,
    consent: { subject: string; isGiven: boolean; textVersion: string; place: string; detail: string },
  ): Promise<void>;
  sendMail<Props extends object>(
    trx: Transaction<DB>,
    mail: MailDefinition<Props>,
    target: { to: string; site: Site; language: Language },
    props: NoInfer<Props>,
  ): Promise<void>;
}

/** Charges and counters follow the days of Budapest. */
export const supportZone = 'Europe/Budapest';
