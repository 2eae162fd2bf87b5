/** `lapzarta push …`: sends stories as notifications, and shows what was sent. */
import type { Command } from 'commander';
import { type ContentFeature, storyIdOf } from '#features/content/public.server.ts';
import type { Edition } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult, timeText } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { PushFeature, PushStatus } from '../push-feature.server.ts';
import { importantTopic, type TopicRef } from '../topic.ts';

interface Context {
  push: PushFeature;
  content: ContentFeature;
  edition: Edition;
}

export function addPushCommands(program: Command, withContext: WithContext<Context>): void {
  const push = program.command('push').description('Notifications for apps and browsers.');
  push
    .command('send <id-or-slug>')
    .description(
      'Send a public story to a topic; to each reader once. A server or `lapzarta work` delivers it.',
    )
    .option('--topic <name>', 'the topic, such as fontos', importantTopic)
    .option('--site <slug>', 'the site of the topic; by default that of the story, or the main site')
    .option('--preview', 'show what would be sent and to how many, and send nothing')
    .action((name: string, options: SendOptions) =>
      withContext('push send', (context) => send(context, name, options)),
    );
  push
    .command('status')
    .description(
      'Show how many have each topic, services that pause, and the last messages with their outcome.',
    )
    .action(() =>
      withContext('push status', async (context) => {
        const status = await onlyIfOn(context).status();
        printResult(status, describe(status));
      }),
    );
  push
    .command('key')
    .description('Show the public key with which browsers subscribe.')
    .action(() =>
      withContext('push key', async (context) => {
        const publicKey = await onlyIfOn(context).publicKey();
        printResult({ publicKey }, publicKey);
      }),
    );
}

interface SendOptions {
  topic: string;
  site?: string;
  preview?: true;
}

function onlyIfOn({ push }: Context): Context['push'] {
  if (!push.isOn) throw new OperatorError('This edition has no notifications: edition.yaml needs `push`.');
  return push;
}

async function send(context: Context, name: string, options: SendOptions): Promise<void> {
  const push = onlyIfOn(context);
  const id = await storyIdOf(context, name);
  const ref = await topicFor(context, id, options);
  const preview = await push.previewStory(id, [ref]);
  if (!preview) throw new OperatorError(`The story ${name} is not public, or it is a post of a live blog.`);
  if (preview.topics.length === 0)
    throw new OperatorError(`The story ${name} was sent to ${ref.site}/${ref.topic} already.`);
  const { title, body, url, browsers } = preview;
  const shown = [title, body, url].filter(Boolean).join('\n');
  if (options.preview) {
    printResult(
      { ...preview, isSent: false },
      `${shown}\n\nNot sent. ${ref.site}/${ref.topic}: ${browsers} browsers that did not get this story, and the app.`,
    );
    return;
  }
  const topics = await push.sendStory(id, [ref]);
  if (!topics || topics.length === 0)
    throw new OperatorError(`The story ${name} was sent to ${ref.site}/${ref.topic} already.`);
  printResult(
    { ...preview, isSent: true },
    `${shown}\n\nHanded to the queue, for ${browsers} browsers and the app.`,
  );
}

async function topicFor(context: Context, id: number, options: SendOptions): Promise<TopicRef> {
  const { edition, push } = context;
  const { topic, site: chosen } = options;
  const sites = chosen === undefined ? [...(await push.sitesOfStory(id)), edition.mainSite] : [chosen];
  for (const site of sites) if ((await push.titleOf({ site, topic })) !== null) return { site, topic };
  const known = push.topics.flatMap((one) => one.topics.map((topic) => `${one.site}/${topic.name}`));
  throw new OperatorError(
    `None of ${sites.join(', ')} has the topic ${topic}; there are ${known.join(', ')}.`,
  );
}

export function describe({ pauses, counts, topics, messages }: PushStatus): string {
  return [
    `${counts.browsers} browsers, ${counts.apps} apps`,
    ...topics.map(
      ({ site, topic, browsers, apps }) => `  ${site}/${topic}: ${browsers} browsers, ${apps} apps`,
    ),
    ...pauses.map(
      ({ service, faults, until, waiting }) =>
        `${service} pauses until ${timeText(until)} after ${faults} faults in a row; ${waiting} deliveries wait`,
    ),
    ...(messages.length === 0 ? ['No message was sent.'] : ['Last messages:']),
    ...messages.map(
      ({ createdAt, title, topics: to, states }) =>
        `  ${timeText(createdAt)}  ${title}  (${to.join(', ')}): ${statesText(states)}`,
    ),
  ].join('\n');
}

function statesText(states: Readonly<Record<string, number>>): string {
  return (
    Object.entries(states)
      .map(([state, count]) => `${count} ${state}`)
      .join(', ') || 'nobody'
  );
}
