/** `lapzarta live demo`: runs a scripted live blog, identical every time. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { withAppContext } from '#apps/server/commands/with-app-context.ts';
import type { AppContext } from '#apps/server/compose.ts';
import type { StateChange } from '#features/content/public.server.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printProgress } from '#platform/cli/output.ts';
import { readYamlFile } from '#platform/text/read-yaml.server.ts';
import { contentFolder } from '../content-folder.ts';
import { isStillLive, openDemoBlog } from './demo-blog.ts';
import { withExclusiveLock } from './exclusive-lock.ts';

export function addDemoCommand(live: Command): void {
  live
    .command('demo')
    .description('Run a live blog by itself, a step at a time, until its end, `live end` or Ctrl+C.')
    .option('--every <seconds>', 'between two steps, 1 to 3600', seconds, 20)
    .action(({ every }: { every: number }) =>
      withAppContext('live demo', async (context, _config, takeSignals) => {
        const stop = new AbortController();
        takeSignals();
        process.once('SIGINT', () => stop.abort());
        process.once('SIGTERM', () => stop.abort());
        const script = await readScript(join(contentFolder, 'live-demo.yaml'));
        await runDemo(context, script, { everyMs: every * 1000, stop: stop.signal, report: printProgress });
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
  report(what: string): void;
}

/** Runs exclusively, because a second run would withdraw the posts of the first. */
export async function runDemo(context: AppContext, script: DemoScript, run: DemoRun): Promise<void> {
  if (await withExclusiveLock(context.db, 'lapzarta live demo', () => runAlone(context, script, run))) return;
  const end = `Ctrl+C where it does, or \`lapzarta live end ${script.blog.slug}\`, stops it`;
  throw new OperatorError(`The demonstration is running already: ${end}.`);
}

async function runAlone(context: AppContext, { blog, steps }: DemoScript, run: DemoRun): Promise<void> {
  run.report(await openDemoBlog(context, { ...blog, sourceKey: 'demo:live', livescoreId: '' }));
  /** Slugs of this run's posts by title: earlier runs may have used the same titles. */
  const slugs = new Map<string, string>();
  for (const one of steps) {
    await pause(run.everyMs, undefined, { signal: run.stop }).catch(() => undefined);
    if (run.stop.aborted || !(await isStillLive(context, blog.slug))) return run.report('stopped');
    const done = await runStep(context, blog, slugs, one);
    if (done.kind === 'refused') throw new OperatorError(`The demonstration stopped: ${done.why}.`);
    run.report(`${nameOf(one)} (version ${done.version})`);
  }
  await context.live.setLive(blog.slug, false);
  run.report('ended');
}

type Step = DemoScript['steps'][number];

async function runStep(
  { live, content }: AppContext,
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
