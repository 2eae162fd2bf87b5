/** `lapzarta article …`: what a desk does to a story, from the command line. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import type { DeskEntry, StateChange } from '#features/content/public.server.ts';
import { type ArticleState, articleStates } from '#features/content/public.ts';
import { type Edition, siteBySlug } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import type { House } from '../compose.ts';
import { withHouse } from './with-house.ts';

export function addArticleCommands(program: Command): void {
  const article = program.command('article').description('Stories: look, publish, withdraw, correct.');
  article
    .command('list')
    .description('The stories that changed last, in every state.')
    .option('--site <slug>', 'only of this site')
    .addOption(new Option('--state <state>', 'only in this state').choices([...articleStates]))
    .option('--limit <n>', 'how many, 1 to 1000', limit, 20)
    .option('--json', 'as JSON, for scripts')
    .action((options: ListOptions) => withHouse('article list', (house) => list(house, options)));
  article
    .command('publish <id-or-slug>')
    .description('Make a story public: now, or at the time given.')
    .option('--at <time>', 'an ISO time with its zone, such as 2026-11-21T08:00:00+01:00', moment)
    .option('--json', 'as JSON, for scripts')
    .action((name: string, options: { at?: Date; json?: boolean }) =>
      change('publish', name, options, (house, id) => house.content.publish(id, options.at)),
    );
  article
    .command('withdraw <id-or-slug>')
    .description("Take a story out of readers' sight: now, or at the time given. Its address answers 404.")
    .option('--at <time>', 'an ISO time with its zone, such as 2026-11-21T08:00:00+01:00', moment)
    .option('--json', 'as JSON, for scripts')
    .action((name: string, options: { at?: Date; json?: boolean }) =>
      change('withdraw', name, options, (house, id) => house.content.withdraw(id, options.at)),
    );
  article
    .command('correct <id-or-slug>')
    .description(
      'Add a correction note that readers see, and change the title or the lead if that was wrong.',
    )
    .requiredOption('--text <note>', 'what was wrong and what is right')
    .option('--title <title>', 'the title from now on')
    .option('--lead <lead>', 'the lead from now on')
    .option('--json', 'as JSON, for scripts')
    .action((name: string, { json, ...correction }: Correction & { json?: boolean }) =>
      change('correct', name, { json }, (house, id) => house.content.correct(id, correction)),
    );
}

interface ListOptions {
  site?: string;
  state?: ArticleState;
  limit: number;
  json?: boolean;
}

interface Correction {
  text: string;
  title?: string;
  lead?: string;
}

async function list(house: House, options: ListOptions): Promise<void> {
  const known = house.edition.sites.map((site) => site.slug);
  if (options.site !== undefined && !known.includes(options.site))
    throw new OperatorError(`There is no site '${options.site}'; there are ${known.join(', ')}.`);
  const { site, state, limit } = options;
  const stories = await house.content.desk({ site, state, limit });
  if (options.json) return console.log(JSON.stringify(stories, null, 2));
  if (stories.length === 0) return console.log('No story fits.');
  console.log(
    [
      'id      state      site        published         title',
      ...stories.map((one) => line(one, house.edition)),
    ].join('\n'),
  );
}

/** Never wider than 80 characters. */
function line(story: DeskEntry, edition: Edition): string {
  const { timeZone } = siteBySlug(edition, story.site);
  const published = story.pubDate.toLocaleString('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const head = `${String(story.id).padEnd(6)}  ${story.state.padEnd(9)}  ${story.site.padEnd(10)}  ${published}  `;
  const room = 80 - head.length;
  return head + (story.title.length > room ? `${story.title.slice(0, room - 1)}…` : story.title);
}

async function change(
  verb: string,
  name: string,
  { json }: { json?: boolean | undefined },
  act: (house: House, id: number) => Promise<StateChange>,
): Promise<void> {
  await withHouse(`article ${verb}`, async (house) => {
    const done = await act(house, await idOf(house, name));
    if (done.kind === 'refused') throw new OperatorError(`Could not ${verb} ${name}: ${done.why}.`);
    console.log(
      json ? JSON.stringify(done) : `${done.slug} is ${done.state} (id ${done.id}, version ${done.version})`,
    );
  });
}

async function idOf(house: House, name: string): Promise<number> {
  if (/^\d{1,9}$/.test(name)) return Number(name);
  const found =
    (await house.content.versionOf(name)) ??
    (await house.content.versionOf((await house.content.slugOfFormerSlug(name)) ?? ''));
  if (!found) throw new OperatorError(`There is no story with the slug '${name}'.`);
  return found.id;
}

function limit(text: string): number {
  const number = Number(text);
  if (!/^\d{1,4}$/.test(text) || number < 1 || number > 1000)
    throw new InvalidArgumentError('a whole number from 1 to 1000');
  return number;
}

function moment(text: string): Date {
  if (!z.iso.datetime({ offset: true }).safeParse(text).success)
    throw new InvalidArgumentError('an ISO time with its zone, such as 2026-11-21T08:00:00+01:00');
  return new Date(text);
}
