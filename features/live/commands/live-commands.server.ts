/** `lapzarta live …`: posts to a running live blog. */
import type { Command } from 'commander';
import type { ChangeAuthor, StateChange } from '#features/content/public.server.ts';
import { OperatorError, UsageError } from '#platform/cli/operator-error.ts';
import { printResult } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { LiveFeature, PostEdit } from '../live-feature.server.ts';

interface Context {
  live: LiveFeature;
}

export function addLiveCommands(program: Command, withContext: WithContext<Context>): void {
  const live = program.command('live').description('Writes to live blogs, starts and ends them.');
  live
    .command('post <live-blog>')
    .description('Add a post to the live blog with this slug; open pages show it within seconds.')
    .requiredOption('--title <title>', 'what happened')
    .requiredOption('--text <html>', 'the post, as HTML or as plain text')
    .option('--author <slug...>', 'slugs of its authors', [])
    .option('--pin', 'pin it above the others', false)
    .option('--key', 'mark it as a key event', false)
    .action((blog: string, { title, text, author, pin, key }: PostOptions) =>
      withContext('live post', async (context) => {
        const post = { title, text, authors: author, pinned: pin, keyEvent: key };
        printChange('post to', blog, await context.live.post(blog, post, by('post')));
      }),
    );
  live
    .command('edit <post>')
    .description('Change the post with this slug. `lapzarta article withdraw` withdraws it.')
    .option('--title <title>', 'the title from now on')
    .option('--text <html>', 'the whole text from now on')
    .option('--pin', 'pin it above the others')
    .option('--no-pin', 'unpin it')
    .option('--key', 'mark it as a key event')
    .option('--no-key', 'remove the mark of a key event')
    .action((post: string, options: EditOptions) =>
      withContext('live edit', async (context) => {
        const edit = editOf(options);
        if (Object.keys(edit).length === 0)
          throw new UsageError('Nothing is to be changed; --help lists what can be.');
        printChange('edit', post, await context.live.edit(post, edit, by('edit')));
      }),
    );
  for (const [name, isLive, what] of [
    ['start', true, 'Make a live blog go on: its pages follow it, and it is found with /elo as well.'],
    ['end', false, 'End a live blog: its pages stop polling.'],
  ] as const)
    live
      .command(`${name} <live-blog>`)
      .description(what)
      .action((blog: string) =>
        withContext(`live ${name}`, async (context) =>
          printChange(name, blog, await context.live.setLive(blog, isLive, by(name))),
        ),
      );
}

interface PostOptions {
  title: string;
  text: string;
  author: string[];
  pin: boolean;
  key: boolean;
}

interface EditOptions {
  title?: string;
  text?: string;
  pin?: boolean;
  key?: boolean;
}

function editOf({ title, text, pin, key }: EditOptions): PostEdit {
  return {
    ...(title === undefined ? {} : { title }),
    ...(text === undefined ? {} : { text }),
    ...(pin === undefined ? {} : { pinned: pin }),
    ...(key === undefined ? {} : { keyEvent: key }),
  };
}

function by(verb: string): { by: ChangeAuthor } {
  return { by: { kind: 'command', id: `live ${verb}` } };
}

function printChange(verb: string, name: string, done: StateChange): void {
  if (done.kind === 'refused') throw new OperatorError(`Could not ${verb} ${name}: ${done.why}.`);
  printResult(done, `${done.slug} (id ${done.id}, version ${done.version})`);
}
