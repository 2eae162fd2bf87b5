/** `lapzarta live …`: writing to a live blog while it is read. */
import type { Command } from 'commander';
import type { StateChange } from '#features/content/public.server.ts';
import type { PostEdit } from '#features/live/public.server.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { addDemoCommand } from './live-demo.ts';
import { withHouse } from './with-house.ts';

export function addLiveCommands(program: Command): void {
  const live = program
    .command('live')
    .description('Live blogs: post, change a post, end, run a demonstration.');
  live
    .command('post <live-blog>')
    .description('Post to the live blog with this slug: open pages have it within seconds.')
    .requiredOption('--title <title>', 'what happened')
    .requiredOption('--text <html>', 'the post, as HTML or as plain text')
    .option('--author <slug...>', 'who writes it, of the people who are known', [])
    .option('--pin', 'keep it above the others', false)
    .option('--key', 'name it among the key events', false)
    .option('--json', 'as JSON, for scripts')
    .action((blog: string, { json, title, text, author, pin, key }: PostOptions) =>
      withHouse('live post', async (house) => {
        const post = { title, text, authors: author, pinned: pin, keyEvent: key };
        tell('post to', blog, await house.live.post(blog, post), json);
      }),
    );
  live
    .command('edit <post>')
    .description('Change the post with this slug. `lapzarta article withdraw` takes one back.')
    .option('--title <title>', 'the title from now on')
    .option('--text <html>', 'the whole text from now on')
    .option('--pin', 'keep it above the others')
    .option('--no-pin', 'put it back among the others')
    .option('--key', 'name it among the key events')
    .option('--no-key', 'name it there no longer')
    .option('--json', 'as JSON, for scripts')
    .action((post: string, { json, ...options }: EditOptions & { json?: boolean }) =>
      withHouse('live edit', async (house) => {
        const edit = editOf(options);
        if (Object.keys(edit).length === 0)
          throw new OperatorError('Nothing is to be changed; --help lists what can be.');
        tell('edit', post, await house.live.edit(post, edit), json);
      }),
    );
  for (const [name, isLive, what] of [
    ['start', true, 'Make a live blog go on: its pages follow it, and it is found with /elo as well.'],
    ['end', false, 'End a live blog: its pages ask no more.'],
  ] as const)
    live
      .command(`${name} <live-blog>`)
      .description(what)
      .option('--json', 'as JSON, for scripts')
      .action((blog: string, { json }: { json?: boolean }) =>
        withHouse(`live ${name}`, async (house) =>
          tell(name, blog, await house.live.setLive(blog, isLive), json),
        ),
      );
  addDemoCommand(live);
}

interface PostOptions {
  title: string;
  text: string;
  author: string[];
  pin: boolean;
  key: boolean;
  json?: boolean;
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

function tell(verb: string, name: string, done: StateChange, json: boolean | undefined): void {
  if (done.kind === 'refused') throw new OperatorError(`Could not ${verb} ${name}: ${done.why}.`);
  console.log(json ? JSON.stringify(done) : `${done.slug} (id ${done.id}, version ${done.version})`);
}
