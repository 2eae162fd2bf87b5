/** Newsletters: subscriptions with double opt-in, issues made of the edition's stories, and their sending. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { addToOutbox } from '#platform/queue/outbox-queries.server.ts';
import type { Queue } from '#platform/queue/queue.ts';
import {
  type ChangePlace,
  eraseSubscriber,
  type Preferences,
  preferencesOf,
  type SubscriptionChange,
  setSubscription,
  setSubscriptions,
  setSubscriptionsOf,
  shownSubscriptions,
  unsubscribe,
} from './change-subscriptions.server.ts';
import { type Confirmation, confirmSubscription, lookUpRequest } from './confirm-subscription.server.ts';
import { exportSubscriber } from './export-subscriber.server.ts';
import { type ImportCounts, type ImportedLine, importSubscribers } from './import-subscribers.server.ts';
import { issueQueue } from './issue-queue.server.ts';
import {
  changeState,
  type Draft,
  draftOf,
  type IssueState,
  type IssueSummary,
  issueById,
  type PublishedIssue,
  publishedIssue,
  publishedIssues,
  recentIssues,
  recipientCounts,
  saveDraft,
} from './issues-queries.server.ts';
import { newsletterIssueMailWords } from './mails/newsletter-issue-mail-words.ts';
import {
  archiveIssue,
  issueQueueName,
  type MadeIssue,
  makeIssue,
  type RenderedIssue,
  renderIssue,
  withToken,
} from './make-issue.server.ts';
import type { Newsletter } from './newsletter.ts';
import { createNewsletterLinks } from './newsletter-links.server.ts';
import type { InnerNeeds, NewslettersNeeds, RenderMail } from './newsletters-needs.server.ts';
import { newslettersPart } from './newsletters-part.ts';
import { type RecordedReport, recordReport } from './record-report.server.ts';
import {
  requestSubscription,
  type SignUpContext,
  type SignUpOutcome,
} from './request-subscription.server.ts';
import { prune, runSchedule } from './run-schedule.server.ts';
import { createRunningSends } from './running-sends.server.ts';
import { type SendingOutcome, sendIssue } from './send-issue.server.ts';
import { bounceCounts, sendUncertainAgain } from './sending-queries.server.ts';
import type { ShownSubscription } from './shown-subscription.ts';
import type { SignUp } from './sign-up.ts';
import {
  countsOfLists,
  type ListCount,
  type ListedSubscriber,
  liftSuppression,
  subscriberByEmail,
  subscribersOfList,
  unblock,
} from './subscribers-queries.server.ts';

export interface IssueStatus extends IssueSummary {
  /** Number of recipients by their state. */
  recipients: Record<string, number>;
  bounces: { hard: number; soft: number; complaint: number };
}

export interface NewslettersFeature {
  /** Reads the key of links and bounces; to be called before anything else. */
  load(): Promise<void>;
  signUp(signUp: SignUp, context: SignUpContext): Promise<SignUpOutcome>;
  lookUpRequest(token: string): Promise<Confirmation>;
  confirm(token: string): Promise<Confirmation>;
  /** Of the owner of a link; null for a forged one. */
  preferences(token: string): Promise<Preferences | null>;
  setPreferences(
    preferences: Preferences,
    lists: readonly string[],
    place: ChangePlace,
  ): Promise<{ started: string[]; ended: string[] }>;
  unsubscribe(link: { token: string; code: string }, place: ChangePlace): Promise<boolean>;
  /** The lists with the subscriptions of a confirmed address. */
  subscriptionsOf(email: string): Promise<ShownSubscription[]>;
  /** False for an unknown list. */
  setSubscription(change: SubscriptionChange): Promise<boolean>;
  /** Sets the subscriptions of a confirmed address to exactly these lists. */
  setSubscriptions(email: string, lists: readonly string[], place: ChangePlace): Promise<void>;
  /** Everything that is stored of a person, for the person. */
  exportOf(email: string): Promise<object>;
  erase(work: Transaction<DB>, email: string): Promise<void>;
  issues(list: string, limit: number): Promise<Pick<IssueSummary, 'slug' | 'subject' | 'createdAt'>[]>;
  issue(list: string, slug: string): Promise<PublishedIssue | null>;
  recentIssues(list: string | null, limit: number): Promise<IssueSummary[]>;
  status(issue: number): Promise<IssueStatus | null>;
  draft(list: string): Promise<Draft | null>;
  saveDraft(list: string, draft: Draft): Promise<void>;
  preview(newsletter: Newsletter, render: RenderMail): Promise<RenderedIssue | null>;
  /** Sends the issue as it would be now to one address, with a link that changes nothing. */
  testSend(newsletter: Newsletter, to: string, render: RenderMail): Promise<RenderedIssue | null>;
  makeIssue(newsletter: Newsletter, render: RenderMail): Promise<MadeIssue>;
  /** Adds the issue as it would be now to the archive, without sending it; false if there is none. */
  archiveIssue(newsletter: Newsletter): Promise<boolean>;
  pause(issue: number): Promise<boolean>;
  /** Returns null if the issue is not paused or stopped, otherwise how many uncertain ones are sent again. */
  resume(issue: number, options: { sendsUncertainAgain: boolean }): Promise<number | null>;
  send(issue: number, signal: AbortSignal): Promise<SendingOutcome>;
  queues(): Queue[];
  runSchedule(render: RenderMail): Promise<string>;
  prune(): Promise<string>;
  recordReport(source: Buffer | string, tokens?: readonly string[]): Promise<RecordedReport>;
  /** The recipient that a bounce address names; null for a forged one. */
  recipientIn(bounceToken: string): string | null;
  counts(): Promise<ListCount[]>;
  subscribers(list: string, after: number, limit: number): Promise<ListedSubscriber[]>;
  importSubscribers(
    newsletter: Newsletter,
    lines: readonly ImportedLine[],
    consent: string,
  ): Promise<ImportCounts>;
  /** Lets mails be sent again to an address that bounced or complained. */
  unblock(email: string): Promise<boolean>;
  /** Ends the batches that are being sent, so that a process that stops leaves no mail uncertain. */
  stop(): Promise<void>;
}

export function createNewslettersFeature(outer: NewslettersNeeds): NewslettersFeature {
  const { db, clock, edition } = outer;
  const links = createNewsletterLinks(db);
  const needs: InnerNeeds = { ...outer, links };
  const runningSends = createRunningSends();
  const send = withLinks(async (issue: number, signal: AbortSignal): Promise<SendingOutcome> => {
    const { mail } = edition;
    if (!mail) return 'no-server';
    return runningSends.run(signal, (either) => sendIssue(needs, issue, mail.lists, either));
  });

  /** For what needs the key of the links: it is read with the first call. */
  function withLinks<Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) {
    return async (...args: Args): Promise<Result> => {
      await links.load();
      return act(...args);
    };
  }

  return {
    load: links.load,
    signUp: withLinks((signUp: SignUp, context: SignUpContext) =>
      requestSubscription(needs, signUp, context),
    ),
    lookUpRequest: withLinks((token: string) => lookUpRequest(needs, token)),
    confirm: withLinks((token: string) => confirmSubscription(needs, token)),
    preferences: withLinks((token: string) => preferencesOf(needs, token)),
    setPreferences: withLinks(({ subscriber }: Preferences, lists: readonly string[], place: ChangePlace) =>
      setSubscriptions(needs, subscriber, lists, place),
    ),
    unsubscribe: withLinks((link: { token: string; code: string }, place: ChangePlace) =>
      unsubscribe(needs, link, place),
    ),
    async subscriptionsOf(email) {
      return shownSubscriptions(needs, (await subscriberByEmail(db, email)) ?? null);
    },
    setSubscription: withLinks((change: SubscriptionChange) => setSubscription(needs, change)),
    setSubscriptions: withLinks((email: string, lists: readonly string[], place: ChangePlace) =>
      setSubscriptionsOf(needs, email, lists, place),
    ),
    exportOf: (email) => exportSubscriber(needs, email),
    erase: withLinks((work: Transaction<DB>, email: string) => eraseSubscriber(needs, work, email)),
    issues: (list, limit) => publishedIssues(db, list, limit),
    issue: (list, slug) => publishedIssue(db, list, slug),
    recentIssues: (list, limit) => recentIssues(db, { list, limit }),
    async status(id) {
      const issue = await issueById(db, id);
      if (!issue) return null;
      const recipients = await recipientCounts(db, id);
      return { ...issue, recipients, bounces: await bounceCounts(db, id) };
    },
    draft: (list) => draftOf(db, list),
    saveDraft: (list, draft) => db.transaction().execute((work) => saveDraft(work, list, draft, clock.now())),
    preview: (newsletter, render) => renderIssue(needs, newsletter, render),
    testSend: (newsletter, to, render) => testSend(needs, newsletter, to, render),
    makeIssue: (newsletter, render) => makeIssue(needs, newsletter, render, null),
    archiveIssue: (newsletter) => archiveIssue(needs, newsletter),
    pause: (issue) => change(needs, issue, ['sending'], 'paused'),
    resume: (issue, options) => resume(needs, issue, options),
    send,
    queues: () => (edition.mail && newslettersPart.of(edition).length > 0 ? [issueQueue(send)] : []),
    runSchedule: (render) => runSchedule(needs, render),
    prune: () => prune(needs),
    recordReport: withLinks((source: Buffer | string, tokens?: readonly string[]) =>
      recordReport(needs, source, tokens),
    ),
    recipientIn: links.recipientIn,
    counts: () => countsOfLists(db),
    subscribers: (list, after, limit) => subscribersOfList(db, list, after, limit),
    importSubscribers: withLinks((newsletter: Newsletter, lines: readonly ImportedLine[], consent: string) =>
      importSubscribers(needs, newsletter, lines, consent),
    ),
    unblock: withLinks((email: string) =>
      db.transaction().execute(async (work) => {
        await liftSuppression(work, links.hash(email), ['bounce', 'complaint']);
        return unblock(work, email);
      }),
    ),
    stop: runningSends.stop,
  };
}

function change(
  { db, clock }: InnerNeeds,
  issue: number,
  from: readonly IssueState[],
  to: IssueState,
): Promise<boolean> {
  return db.transaction().execute((work) => changeState(work, issue, { from, to, at: clock.now() }));
}

function resume(
  { db, clock }: InnerNeeds,
  issue: number,
  { sendsUncertainAgain }: { sendsUncertainAgain: boolean },
): Promise<number | null> {
  return db.transaction().execute(async (work) => {
    const at = clock.now();
    const from: IssueState[] = sendsUncertainAgain ? ['paused', 'stopped', 'sent'] : ['paused', 'stopped'];
    if (!(await changeState(work, issue, { from, to: 'sending', at }))) return null;
    const again = sendsUncertainAgain ? await sendUncertainAgain(work, issue, at) : 0;
    await addToOutbox(work, { queue: issueQueueName, payload: { issue } });
    return again;
  });
}

async function testSend(
  needs: InnerNeeds,
  newsletter: Newsletter,
  to: string,
  render: RenderMail,
): Promise<RenderedIssue | null> {
  const rendered = await renderIssue(needs, newsletter, render);
  const mailer = rendered && (await needs.openListMailer(1));
  if (!rendered || !mailer) return null;
  try {
    const token = 'proba';
    const { html, text, subject } = rendered;
    const result = await mailer.send({
      ...{ to, subject: newsletterIssueMailWords[newsletter.language].test(subject) },
      ...{ html: withToken(html, token), text: withToken(text, token) },
    });
    return result.kind === 'accepted' ? rendered : null;
  } finally {
    mailer.close();
  }
}
