/** Issues of newsletters: made of the edition's stories, previewed, sent and archived. */
import { mailSetting } from '#features/kit/public.ts';
import { addToOutbox } from '#platform/queue/outbox-queries.server.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { newsletterIssueMailWords } from '../mails/newsletter-issue-mail-words.ts';
import type { Newsletter } from '../newsletter.ts';
import type { InnerNeeds, RenderMail } from '../newsletters-needs.server.ts';
import { newslettersPart } from '../newsletters-part.ts';
import { composeIssue } from './compose-issue.server.ts';
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
import {
  archiveIssue,
  issueQueueName,
  type MadeIssue,
  makeIssue,
  type RenderedIssue,
  renderIssue,
  withToken,
} from './make-issue.server.ts';
import { runSchedule } from './run-schedule.server.ts';
import { createRunningSends } from './running-sends.server.ts';
import { type SendingOutcome, sendIssue } from './send-issue.server.ts';
import { bounceCounts, sendUncertainAgain } from './sending-queries.server.ts';

export interface IssueStatus extends IssueSummary {
  /** Number of recipients by their state. */
  recipients: Record<string, number>;
  bounces: { hard: number; soft: number; complaint: number };
}

export interface Issues {
  issues(list: string, limit: number): Promise<Pick<IssueSummary, 'slug' | 'subject' | 'createdAt'>[]>;
  issue(list: string, slug: string): Promise<PublishedIssue | null>;
  recentIssues(list: string | null, limit: number): Promise<IssueSummary[]>;
  status(issue: number): Promise<IssueStatus | null>;
  draft(list: string): Promise<Draft | null>;
  saveDraft(list: string, draft: Draft): Promise<void>;
  preview(newsletter: Newsletter, render: RenderMail): Promise<RenderedIssue | null>;
  /** Sends the issue as it would be now to one address, with a link that changes nothing. */
  testSend(newsletter: Newsletter, to: string, render: RenderMail): Promise<RenderedIssue | null>;
  /** The lists whose issue would have the story, if it were made now [ACT-06]. */
  takersOf(storyId: number): Promise<Newsletter[]>;
  makeIssue(newsletter: Newsletter, render: RenderMail): Promise<MadeIssue>;
  /** Adds the issue as it would be now to the archive, without sending it; false if there is none. */
  archiveIssue(newsletter: Newsletter): Promise<boolean>;
  pause(issue: number): Promise<boolean>;
  /** Returns null if the issue is not paused or stopped, otherwise how many uncertain ones are sent again. */
  resume(issue: number, options: { sendsUncertainAgain: boolean }): Promise<number | null>;
  send(issue: number, signal: AbortSignal): Promise<SendingOutcome>;
  queues(): Queue[];
  runSchedule(render: RenderMail): Promise<string>;
  /** Ends the batches that are being sent, so that a process that stops leaves no mail uncertain. */
  stop(): Promise<void>;
}

export function createIssues(needs: InnerNeeds): Issues {
  const { db, clock, edition } = needs;
  const runningSends = createRunningSends();

  async function send(issue: number, signal: AbortSignal): Promise<SendingOutcome> {
    await needs.links.load();
    const mail = mailSetting.of(edition);
    if (!mail) return 'no-server';
    return runningSends.run(signal, (either) => sendIssue(needs, issue, mail.lists, either));
  }

  return {
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
    saveDraft: (list, draft) => db.transaction().execute((trx) => saveDraft(trx, list, draft, clock.now())),
    preview: (newsletter, render) => renderIssue(needs, newsletter, render),
    testSend: (newsletter, to, render) => testSend(needs, newsletter, to, render),
    takersOf: (storyId) => takersOf(needs, storyId),
    makeIssue: (newsletter, render) => makeIssue(needs, newsletter, render, null),
    archiveIssue: (newsletter) => archiveIssue(needs, newsletter),
    pause: (issue) => change(needs, issue, ['sending'], 'paused'),
    resume: (issue, options) => resume(needs, issue, options),
    send,
    queues: () =>
      mailSetting.of(edition) && newslettersPart.of(edition).length > 0 ? [issueQueue(send)] : [],
    runSchedule: (render) => runSchedule(needs, render),
    stop: runningSends.stop,
  };
}

async function takersOf(needs: InnerNeeds, storyId: number): Promise<Newsletter[]> {
  const found: Newsletter[] = [];
  for (const newsletter of newslettersPart.of(needs.edition)) {
    const issue = await composeIssue(needs, newsletter, await draftOf(needs.db, newsletter.code));
    const stories = issue?.content.parts.flatMap((part) => part.stories) ?? [];
    if (stories.some(({ id }) => id === storyId)) found.push(newsletter);
  }
  return found;
}

function change(
  { db, clock }: InnerNeeds,
  issue: number,
  from: readonly IssueState[],
  to: IssueState,
): Promise<boolean> {
  return db.transaction().execute((trx) => changeState(trx, issue, { from, to, at: clock.now() }));
}

function resume(
  { db, clock }: InnerNeeds,
  issue: number,
  { sendsUncertainAgain }: { sendsUncertainAgain: boolean },
): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const at = clock.now();
    const from: IssueState[] = sendsUncertainAgain ? ['paused', 'stopped', 'sent'] : ['paused', 'stopped'];
    if (!(await changeState(trx, issue, { from, to: 'sending', at }))) return null;
    const again = sendsUncertainAgain ? await sendUncertainAgain(trx, issue, at) : 0;
    await addToOutbox(trx, { queue: issueQueueName, payload: { issue } });
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
      to,
      subject: newsletterIssueMailWords[newsletter.language].test(subject),
      html: withToken(html, token),
      text: withToken(text, token),
    });
    return result.kind === 'accepted' ? rendered : null;
  } finally {
    mailer.close();
  }
}
