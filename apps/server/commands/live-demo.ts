/** `lapzarta live demo`: a live blog that runs by itself, the same every time. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { htmlToBody, resolveImages, type StateChange } from '#features/content/public.server.ts';
import { mainSite } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { asOnlyOne } from '#platform/db/only-one.server.ts';
import { readYamlFile } from '#platform/text/read-yaml.server.ts';
import type { House } from '../compose.ts';
import { say } from './say.ts';
import { withHouse } from './with-house.ts';

export function addDemoCommand(live: Command): void {
  live
    .command('demo')
    .description('Run a live blog by itself, a step at a time, until its end, `live end` or Ctrl+C.')
    .option('--every <seconds>', 'between two steps, 1 to 3600', seconds, 20)
    .action(({ every }: { every: number }) =>
      withHouse('live demo', async (house, { editionFolder }, takeSignals) => {
        const stop = new AbortController();
        takeSignals();
        process.once('SIGINT', () => stop.abort());
        process.once('SIGTERM', () => stop.abort());
        const script = await readScript(join(editionFolder, 'sample/live-demo.yaml'));
        await runDemo(house, script, { everyMs: every * 1000, stop: stop.signal, say });
      }),
    );
}

const text = z.string().min(1);
const step = z.union([
  z.strictObject({ post: text, text, key: z.boolean().default(false), pinned: z.boolean().default(false) }),
  z.strictObject({ edit: text, text }),
  z.strictObject({ pin: text, pinned: z.boolean() }),
  z.strictObject({ withdraw: text }),
]);

const scriptSchema = z.strictObject({
  blog: z.strictObject({ slug: text, title: text, lead: text, section: text, author: text, text }),
  steps: z.array(step).min(1),
});

export type DemoScript = z.infer<typeof scriptSchema>;

export async function readScript(file: string): Promise<DemoScript> {
  const faults: string[] = [];
  const script = await readYamlFile(file, scriptSchema, faults);
  if (!script) throw new OperatorError(['The demonstration cannot be run:', ...faults].join('\n  '));
  return script;
}

export interface DemoRun {
  everyMs: number;
  stop: AbortSignal;
  say(what: string): void;
}

/** Of two the second would take the first one's posts back. */
export async function runDemo(house: House, script: DemoScript, run: DemoRun): Promise<void> {
  if (await asOnlyOne(house.db, 'lapzarta live demo', () => runAlone(house, script, run))) return;
  const end = `Ctrl+C where it does, or \`lapzarta live end ${script.blog.slug}\`, stops it`;
  throw new OperatorError(`The demonstration is running already: ${end}.`);
}

async function runAlone(house: House, { blog, steps }: DemoScript, run: DemoRun): Promise<void> {
  run.say(await openBlog(house, blog));
  /** Slugs of this run's posts by title: another run's may have the same titles. */
  const slugs = new Map<string, string>();
  for (const one of steps) {
    await pause(run.everyMs, undefined, { signal: run.stop }).catch(() => undefined);
    if (run.stop.aborted || !(await goesOn(house, blog.slug))) return run.say('stopped');
    const done = await take(house, blog, slugs, one);
    if (done.kind === 'refused') throw new OperatorError(`The demonstration stopped: ${done.why}.`);
    run.say(`${nameOf(one)} (version ${done.version})`);
  }
  await house.live.setLive(blog.slug, false);
  run.say('ended');
}

/**
 * A former run's posts are taken back, and it begins again.
 * @returns Where: whose server shows it, and at which port, this process does not know.
 */
async function openBlog(house: House, blog: DemoScript['blog']): Promise<string> {
  const { content, edition, clock, port } = house;
  const site = mainSite(edition);
  const view = { edition, site, port };
  const before = await content.storyBySlug(view, blog.slug);
  for (let page = before; page && page.posts.length > 0; page = await content.storyBySlug(view, blog.slug))
    for (const { id } of page.posts) await content.withdraw(id);
  const section = await content.superTag(blog.section);
  const author = await content.author(blog.author);
  if (!section || !author)
    throw new OperatorError('The demonstration needs the sample edition: `lapzarta sample load`.');
  const authors = await content.ensureAuthors([{ slug: author.slug, name: author.name }]);
  await content.save(
    [
      {
        ...{ slug: blog.slug, title: blog.title, lead: blog.lead, sourceKey: 'demo:live' },
        ...{ type: 'liveblog', state: 'active', site: site.slug, language: 'hu', flags: ['live'] },
        pubDate: clock.now(),
        mainSuperTagId: section.id,
        authorIds: [...authors.values()],
        body: resolveImages(htmlToBody(blog.text).body, new Map()),
      },
    ],
    'edit',
  );
  const opened = await content.storyBySlug(view, blog.slug);
  return `${site.name}: ${opened?.story.url ?? ''}`;
}

async function goesOn({ content, edition, port }: House, slug: string): Promise<boolean> {
  const seen = await content.storyBySlug({ edition, site: mainSite(edition), port }, slug);
  return seen?.story.flags.includes('live') ?? false;
}

type Step = DemoScript['steps'][number];

async function take(
  { live, content }: House,
  blog: DemoScript['blog'],
  slugs: Map<string, string>,
  one: Step,
): Promise<StateChange> {
  const slugOfTitle = (title: string): string => slugs.get(title) ?? '';
  if ('edit' in one) return live.edit(slugOfTitle(one.edit), { text: one.text });
  if ('pin' in one) return live.edit(slugOfTitle(one.pin), { pinned: one.pinned });
  if ('withdraw' in one) {
    const found = await content.versionOf(slugOfTitle(one.withdraw));
    return content.withdraw(found?.id ?? 0);
  }
  const { key: keyEvent, pinned } = one;
  const post = { title: one.post, text: one.text, authors: [blog.author], keyEvent, pinned };
  const done = await live.post(blog.slug, post);
  if (done.kind === 'done') slugs.set(one.post, done.slug);
  return done;
}

function nameOf(one: Step): string {
  const [[kind = '', title = ''] = []] = Object.entries(one);
  return `${kind}: ${title}`;
}

function seconds(given: string): number {
  const number = Number(given);
  if (!/^\d{1,4}$/.test(given) || number < 1 || number > 3600)
    throw new InvalidArgumentError('a whole number from 1 to 3600');
  return number;
}
