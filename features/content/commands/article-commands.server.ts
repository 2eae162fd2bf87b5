/** `lapzarta article …`: newsroom actions on stories from the command line. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import type { Edition } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult, timeText } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import { type ArticleState, articleStates } from '../article.ts';
import type { ContentFeature } from '../content-feature.server.ts';
import { compareStates, type FieldChange } from '../fields/compare-states.ts';
import { storyFieldWords } from '../fields/story-field-words.ts';
import type { NewsroomEntry } from '../read/newsroom-queries.server.ts';
import { truncate } from '../view/truncate.ts';
import type { ChangeOptions } from '../write/acts/change-author.ts';
import type { StateChange } from '../write/acts/change-state.server.ts';
import { storyIdOf } from './story-id-of.server.ts';
import { versionLines, wholeNumber } from './version-lines.server.ts';

interface Context {
  content: ContentFeature;
  edition: Edition;
}

export function addArticleCommands(program: Command, withContext: WithContext<Context>): void {
  const article = program.command('article').description('Lists, publishes, withdraws and corrects stories.');
  article
    .command('list')
    .description('List the stories that changed last, in every state.')
    .option('--site <slug>', 'only of this site')
    .addOption(new Option('--state <state>', 'only in this state').choices([...articleStates]))
    .option('--limit <n>', 'how many, 1 to 1000', limit, 20)
    .action((options: ListOptions) => withContext('article list', (context) => list(context, options)));
  article
    .command('publish <id-or-slug>')
    .description('Publish a story: now, or at the given time.')
    .option('--at <time>', 'an ISO time with its zone, such as 2026-11-21T08:00:00+01:00', isoTime)
    .action((name: string, options: { at?: Date }) =>
      change(withContext, 'publish', name, (context, id) =>
        context.content.publish(id, options.at, by('publish')),
      ),
    );
  article
    .command('withdraw <id-or-slug>')
    .description('Withdraw a story: now, or at the given time. Its address then answers 404.')
    .option('--at <time>', 'an ISO time with its zone, such as 2026-11-21T08:00:00+01:00', isoTime)
    .action((name: string, options: { at?: Date }) =>
      change(withContext, 'withdraw', name, (context, id) =>
        context.content.withdraw(id, options.at, by('withdraw')),
      ),
    );
  article
    .command('versions <id-or-slug>')
    .description(
      'List the versions of a story: when, what was done, by whom. With a number: that version as JSON. With two: what the second changed.',
    )
    .argument('[version]', 'the number of a version', wholeNumber)
    .argument('[later]', 'the number of the version that it is compared with', wholeNumber)
    .action((name: string, version: number | undefined, later: number | undefined) =>
      withContext('article versions', (context) => versions(context, name, version, later)),
    );
  article
    .command('correct <id-or-slug>')
    .description(
      'Add a correction note that readers see, and change the title or the lead if that was wrong.',
    )
    .requiredOption('--text <note>', 'what was wrong and what is right')
    .option('--title <title>', 'the title from now on')
    .option('--lead <lead>', 'the lead from now on')
    .action((name: string, correction: Correction) =>
      change(withContext, 'correct', name, (context, id) =>
        context.content.correct(id, correction, by('correct')),
      ),
    );
}

async function versions(
  context: Context,
  name: string,
  version: number | undefined,
  later: number | undefined,
): Promise<void> {
  const id = await storyIdOf(context, name);
  if (version === undefined) {
    const entries = await context.content.storyVersions(id);
    return printResult(entries, versionLines(entries));
  }
  const stateOf = async (number: number) => {
    const state = await context.content.pastState(id, number);
    if (!state) throw new OperatorError(`${name} has no version ${number}.`);
    return state;
  };
  const state = await stateOf(version);
  if (later === undefined) return printResult(state, JSON.stringify(state, null, 2));
  const changes = compareStates(state, await stateOf(later));
  printResult(changes, changes.length === 0 ? 'No field differs.' : changes.map(changeLine).join('\n'));
}

/** Long values are cut: the whole ones are in JSON. */
function changeLine({ field, before, after }: FieldChange): string {
  const [was, is] = [before, after].map((value) => truncate(JSON.stringify(value), 200));
  return `${storyFieldWords.en[field]}\n  - ${was}\n  + ${is}`;
}

function by(verb: string): ChangeOptions {
  return { by: { kind: 'command', id: `article ${verb}` } };
}

interface ListOptions {
  site?: string;
  state?: ArticleState;
  limit: number;
}

interface Correction {
  text: string;
  title?: string;
  lead?: string;
}

async function list(context: Context, options: ListOptions): Promise<void> {
  const known = context.edition.sites.map((site) => site.slug);
  if (options.site !== undefined && !known.includes(options.site))
    throw new OperatorError(`There is no site '${options.site}'; there are ${known.join(', ')}.`);
  const { site, state, limit } = options;
  const stories = await context.content.newsroomStories({ site, state, limit });
  const head = 'id      state      site        published             title';
  printResult(stories, stories.length === 0 ? 'No story matches.' : [head, ...stories.map(line)].join('\n'));
}

/** At most 80 characters. */
function line(story: NewsroomEntry): string {
  const published = timeText(story.pubDate);
  const head = `${String(story.id).padEnd(6)}  ${story.state.padEnd(9)}  ${story.site.padEnd(10)}  ${published}  `;
  const titleWidth = 80 - head.length;
  return head + (story.title.length > titleWidth ? `${story.title.slice(0, titleWidth - 1)}…` : story.title);
}

async function change(
  withContext: WithContext<Context>,
  verb: string,
  name: string,
  act: (context: Context, id: number) => Promise<StateChange>,
): Promise<void> {
  await withContext(`article ${verb}`, async (context) => {
    const done = await act(context, await storyIdOf(context, name));
    if (done.kind === 'refused') throw new OperatorError(`Could not ${verb} ${name}: ${done.why}.`);
    printResult(done, `${done.slug} is ${done.state} (id ${done.id}, version ${done.version})`);
  });
}

function limit(text: string): number {
  const number = Number(text);
  if (!/^\d{1,4}$/.test(text) || number < 1 || number > 1000)
    throw new InvalidArgumentError('a whole number from 1 to 1000');
  return number;
}

function isoTime(text: string): Date {
  if (!z.iso.datetime({ offset: true }).safeParse(text).success)
    throw new InvalidArgumentError('an ISO time with its zone, such as 2026-11-21T08:00:00+01:00');
  return new Date(text);
}
