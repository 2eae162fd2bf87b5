/** Needs of the newsletters feature. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ConsentFeature } from '#features/consent/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { MailDefinition, MailFrame } from '#features/kit/public.ts';
import type { Edition, Site, Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { SharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import type { Mailer } from '#platform/mail/mail.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { NewsletterLinks } from './issues/newsletter-links.server.ts';

/** Stories for an issue, public ones only. */
export interface StoriesOfSite {
  latest(view: Viewpoint, count: number): Promise<StoryCard[]>;
  mostRead(view: Viewpoint, count: number): Promise<StoryCard[]>;
  ofSection(view: Viewpoint, section: string, count: number): Promise<StoryCard[]>;
  inEnglish(view: Viewpoint, count: number): Promise<StoryCard[]>;
  byAuthor(view: Viewpoint, author: string, count: number): Promise<StoryCard[]>;
  byIds(view: Viewpoint, ids: number[]): Promise<StoryCard[]>;
}

/** Renders a mail's component. */
export type RenderMail = (view: string, frame: MailFrame, props: object) => Promise<string>;

export type SendMail = <Props extends object>(
  trx: Transaction<DB>,
  mail: MailDefinition<Props>,
  target: { to: string; site: Site; language: 'hu' | 'en' },
  props: NoInfer<Props>,
) => Promise<void>;

export interface NewslettersNeeds {
  db: Kysely<DB>;
  edition: Edition;
  port: number;
  clock: Clock;
  consents: ConsentFeature;
  limits: SharedLimits;
  stories: StoriesOfSite;
  sendMail: SendMail;
  /** Whether the owner of an address supports the publication now. */
  isSupporter(email: string): Promise<boolean>;
  /** Whether there is a mail server. */
  canSend: boolean;
  /** A mailer of its own for an issue, which never sends a mail again by itself; null without a mail server. */
  openListMailer(connections: number): Promise<Mailer | null>;
  recordInvalidations(trx: Transaction<DB>, entries: Dependency[]): Promise<void>;
}

export interface InnerNeeds extends NewslettersNeeds {
  links: NewsletterLinks;
}
