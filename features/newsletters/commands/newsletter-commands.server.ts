/** `lapzarta newsletter …`: newsletters from the command line. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import type { ContentFeature } from '#features/content/public.server.ts';
import type { Edition } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult, timeText } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { IssueStatus } from '../issues/issues.server.ts';
import { clippedBytes } from '../issues/make-issue.server.ts';
import type { NewslettersFeature } from '../newsletters-feature.server.ts';
import type { RenderMail } from '../newsletters-needs.server.ts';
import { newslettersPart } from '../newsletters-part.ts';
import { newsletterNamed } from './newsletter-named.server.ts';
import { addSubscriberCommands } from './subscriber-commands.server.ts';

interface Context {
  edition: Edition;
  newsletters: NewslettersFeature;
  content: Pick<ContentFeature, 'versionOf'>;
  messages: { canSend: boolean };
  renderMail: RenderMail;
  clock: Clock;
}

export function addNewsletterCommands(program: Command, withContext: WithContext<Context>): void {
  const newsletter = program.command('newsletter').description('Newsletters: lists, issues and subscribers.');
  newsletter
    .command('lists')
    .description('List the newsletters with their numbers of subscribers.')
    .action(() => withContext('newsletter lists', lists));
  newsletter
    .command('prepare <list>')
    .description('Set the words and the chosen stories of the next issue.')
    .option('--subject <text>', 'instead of the title of the first story')
    .option('--words <text>', 'paragraphs with an empty line between')
    .option('--stories <ids-or-slugs>', 'with commas between')
    .action((list: string, options: DraftOptions) =>
      withContext('newsletter prepare', (context) => prepare(context, list, options)),
    );
  newsletter
    .command('preview <list>')
    .description('Show what the next issue would be now.')
    .option('--html <file>', 'write its HTML into this file')
    .action((list: string, { html }: { html?: string }) =>
      withContext('newsletter preview', (context) => preview(context, list, html)),
    );
  newsletter
    .command('test')
    .argument('<list>', 'its code')
    .argument('<address>', 'who gets it', addressIn)
    .description('Send the next issue as it would be now to one address.')
    .action((list: string, to: string) =>
      withContext('newsletter test', (context) => test(context, list, to)),
    );
  newsletter
    .command('send <list>')
    .description('Make an issue now and send it to everybody; a server or `lapzarta work` delivers it.')
    .option('--again', 'although an issue of the list was made in the last twelve hours')
    .action((list: string, { again = false }: { again?: boolean }) =>
      withContext('newsletter send', (context) => send(context, list, again)),
    );
  addIssueCommands(newsletter, withContext);
  newsletter
    .command('bounces <path>')
    .description('Record reports of mail servers: one file, or all in a folder or maildir.')
    .action((path: string) => withContext('newsletter bounces', (context) => bounces(context, path)));
  addSubscriberCommands(newsletter, withContext);
}

function addIssueCommands(newsletter: Command, withContext: WithContext<Context>): void {
  newsletter
    .command('issues')
    .description('List the last issues.')
    .option('--list <code>', 'only of this list')
    .action(({ list }: { list?: string }) =>
      withContext('newsletter issues', async (context) => {
        const issues = await context.newsletters.recentIssues(list ?? null, 30);
        const lines = issues.map(
          ({ id, list: code, slug, state, subject }) =>
            `${String(id).padEnd(6)}${code.padEnd(18)}${slug.padEnd(14)}${state.padEnd(9)}${subject}`,
        );
        printResult(issues, lines.join('\n') || 'There is no issue.');
      }),
    );
  newsletter
    .command('status')
    .argument('<issue>', 'its number', issueNumber)
    .description('Show how far the sending of an issue is.')
    .action((issue: number) =>
      withContext('newsletter status', async (context) => {
        const status = await context.newsletters.status(issue);
        if (!status) throw new OperatorError(`There is no issue ${issue}.`);
        printResult(status, statusText(status));
      }),
    );
  newsletter
    .command('pause')
    .argument('<issue>', 'its number', issueNumber)
    .description('Stop the sending of an issue until `resume`; the mails on their way still arrive.')
    .action((issue: number) =>
      withContext('newsletter pause', async ({ newsletters }) => {
        if (!(await newsletters.pause(issue)))
          throw new OperatorError(`The issue ${issue} is not being sent.`);
        printResult({ issue }, 'The sending is paused.');
      }),
    );
  newsletter
    .command('resume')
    .argument('<issue>', 'its number', issueNumber)
    .description('Go on with an issue that was paused or stopped.')
    .option('--uncertain', 'also send again what may have arrived already; those mails may come twice')
    .action((issue: number, { uncertain = false }: { uncertain?: boolean }) =>
      withContext('newsletter resume', async ({ newsletters }) => {
        const again = await newsletters.resume(issue, { sendsUncertainAgain: uncertain });
        if (again === null) throw new OperatorError(`The issue ${issue} is neither paused nor stopped.`);
        printResult({ issue, again }, `The sending goes on; ${again} uncertain ones are sent again.`);
      }),
    );
}

async function lists({ edition, newsletters }: Context): Promise<void> {
  const counts = new Map((await newsletters.counts()).map((one) => [one.list, one]));
  const all = newslettersPart.of(edition).map(({ code, site, name, schedule, visibleTo }) => {
    const { active = 0, ended = 0, blocked = 0 } = counts.get(code) ?? {};
    return { code, site, name, schedule, visibleTo, active, ended, blocked };
  });
  const lines = all.map(
    ({ code, site, name, active }) =>
      `${code.padEnd(18)}${site.padEnd(12)}${String(active).padStart(7)}  ${name}`,
  );
  printResult(all, lines.join('\n') || 'The edition has no newsletters.');
}

interface DraftOptions {
  subject?: string;
  words?: string;
  stories?: string;
}

async function prepare(context: Context, list: string, options: DraftOptions): Promise<void> {
  const { code } = newsletterNamed(context, list);
  const before = (await context.newsletters.draft(code)) ?? { subject: '', words: '', articles: [] };
  const { subject = before.subject, words = before.words, stories } = options;
  const articles = stories === undefined ? before.articles : await storiesNamed(context, stories);
  await context.newsletters.saveDraft(code, { subject, words, articles });
  printResult({ subject, words, articles }, `The next issue of ${code} is prepared.`);
}

async function storiesNamed({ content }: Context, names: string): Promise<number[]> {
  const found: number[] = [];
  for (const name of names.split(',').map((part) => part.trim())) {
    const id = /^\d{1,9}$/.test(name) ? Number(name) : (await content.versionOf(name))?.id;
    if (id === undefined) throw new OperatorError(`There is no story '${name}'.`);
    found.push(id);
  }
  return found;
}

async function preview(context: Context, list: string, file: string | undefined): Promise<void> {
  const issue = await context.newsletters.preview(newsletterNamed(context, list), context.renderMail);
  if (!issue) throw new OperatorError('There are no stories and no words for an issue.');
  if (file !== undefined) await writeFile(file, issue.html);
  const { subject, content, bytes, text } = issue;
  printResult({ subject, content, bytes }, `${subject}\n\n${text}\n\n${sizeText(bytes)}`);
}

function sizeText(bytes: number): string {
  const size = `${Math.ceil(bytes / 1024)} KB`;
  return bytes > clippedBytes
    ? `WARNING: ${size}. Large providers cut mails off at about 100 KB, with the link to unsubscribe.`
    : size;
}

async function test(context: Context, list: string, to: string): Promise<void> {
  requireServer(context);
  const issue = await context.newsletters.testSend(newsletterNamed(context, list), to, context.renderMail);
  if (!issue)
    throw new OperatorError('Nothing was sent: there are no stories, or the server refused the mail.');
  printResult({ to, subject: issue.subject, bytes: issue.bytes }, `Sent to ${to}. ${sizeText(issue.bytes)}`);
}

const usualPauseMs = 12 * 3_600_000;

async function send(context: Context, list: string, isAgain: boolean): Promise<void> {
  requireServer(context);
  if (!isAgain) await refuseSecondIssue(context, list);
  const made = await context.newsletters.makeIssue(newsletterNamed(context, list), context.renderMail);
  if (made.kind !== 'made') throw new OperatorError('There are no stories and no words for an issue.');
  const { id, subject, recipients, bytes } = made;
  printResult(made, `Issue ${id} goes to ${recipients} subscribers: ${subject}\n${sizeText(bytes)}`);
}

/** A command that is repeated by mistake must not reach everybody twice. */
async function refuseSecondIssue({ newsletters, clock }: Context, list: string): Promise<void> {
  const since = clock.now().getTime() - usualPauseMs;
  const last = (await newsletters.recentIssues(list, 30)).find(
    ({ state, createdAt }) => state !== 'skipped' && createdAt.getTime() > since,
  );
  if (last)
    throw new OperatorError(
      `Issue ${last.id} of ${list} was made at ${timeText(last.createdAt)}: ${last.subject}\nTo send another one now, add --again.`,
    );
}

function requireServer({ messages }: Context): void {
  if (!messages.canSend)
    throw new OperatorError(
      'There is no mail server: the edition needs `mail`, and LAPZARTA_SMTP must be set.',
    );
}

function statusText({ list, slug, state, reason, recipients, bounces: reports }: IssueStatus): string {
  const { pending = 0, leased = 0, sent = 0, uncertain = 0, failed = 0, bounced = 0 } = recipients;
  return [
    `${list} ${slug}: ${state}${reason === '' ? '' : ` (${reason})`}`,
    `sent ${sent}, waiting ${pending + leased}, uncertain ${uncertain}, failed ${failed}, bounced ${bounced}`,
    `reports: ${reports.hard} permanent, ${reports.soft} temporary, ${reports.complaint} complaints`,
    ...(uncertain > 0
      ? [
          'Uncertain: the server may have accepted them when the sending broke off. `resume --uncertain` sends them again.',
        ]
      : []),
  ].join('\n');
}

async function bounces({ newsletters }: Context, path: string): Promise<void> {
  const counts: Record<string, number> = {};
  for (const file of await filesAt(path)) {
    const outcome = await newsletters.recordReport(await readFile(file));
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  const text = Object.entries(counts).map(([outcome, number]) => `${outcome}: ${number}`);
  printResult(counts, text.join('\n') || 'There is no mail.');
}

/** A maildir has its mails in `new` and `cur`. */
async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new OperatorError(`There is no ${path}.`);
  if (found.isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(path, name));
  const folders = entries.filter((entry) => entry.isDirectory() && ['new', 'cur'].includes(entry.name));
  for (const { name } of folders) files.push(...(await filesAt(join(path, name))));
  return files.toSorted();
}

function issueNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new InvalidArgumentError(
      `'${text}' is not the number of an issue; \`newsletter issues\` lists them`,
    );
  return Number(text);
}

function addressIn(text: string): string {
  const parsed = z.email().safeParse(text.trim());
  if (!parsed.success) throw new InvalidArgumentError(`'${text}' is not a mail address`);
  return parsed.data;
}
