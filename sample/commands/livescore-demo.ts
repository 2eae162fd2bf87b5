/** `lapzarta livescore demo`: replays a match minute by minute as if now, with its live blog. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { withAppContext } from '#apps/server/commands/with-app-context.ts';
import type { AppContext } from '#apps/server/compose.ts';
import { resources } from '#features/livescore/public.server.ts';
import { type Fixture, matchAddress, stateGroup } from '#features/livescore/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printProgress } from '#platform/cli/output.ts';
import { type DemoBlog, isStillLive, openDemoBlog } from './demo-blog.ts';
import { withExclusiveLock } from './exclusive-lock.ts';
import { postsBetween } from './match-posts.ts';
import { otherMatchesOf, type Replay, replayedId, replayedMatch } from './replayed-match.ts';

export function addLivescoreDemoCommand(livescore: Command): void {
  livescore
    .command('demo')
    .description('Replay Hungary–Switzerland of 15 June 2024 as if it were played now, with its live blog.')
    .option('--speed <times>', 'minutes of play in a minute, 1 to 60', speedIn, 1)
    .action(({ speed }: { speed: number }) =>
      withAppContext('livescore demo', async (context, _config, takeSignals) => {
        const stop = new AbortController();
        takeSignals();
        process.once('SIGINT', () => stop.abort());
        process.once('SIGTERM', () => stop.abort());
        const everyMs = Math.max(1_000, intervalMs / speed);
        await runLivescoreDemo(context, {
          speed,
          stop: stop.signal,
          report: printProgress,
          wait: () => pause(everyMs, undefined, { signal: stop.signal }).catch(() => undefined),
        });
      }),
    );
}

export interface LivescoreDemoRun {
  speed: number;
  stop: AbortSignal;
  /** Waits until the match is read again. */
  wait(): Promise<void>;
  report(what: string): void;
}

const blog: DemoBlog = {
  slug: 'visszajatszas-magyarorszag-svajc-percrol-percre',
  title: 'Visszajátszás percről percre: Magyarország–Svájc',
  lead: 'A 2024. június 15-i Európa-bajnoki mérkőzést játsszuk vissza az adataiból, mintha most kezdődne.',
  text: '<p>Nem élő közvetítés: a bejegyzések a mérkőzés adataiból készülnek, a gólok, a lapok és a cserék percében.</p>',
  section: 'sport',
  author: 'kende-marcell',
  sourceKey: 'demo:livescore',
  livescoreId: `football:${replayedId}`,
};

export async function runLivescoreDemo(context: AppContext, run: LivescoreDemoRun): Promise<void> {
  if (context.livescore.setting?.sources.football !== 'sandbox')
    throw new OperatorError(
      'The replay needs `football: sandbox` as the source of live scores in the edition.',
    );
  const isRun = await withExclusiveLock(context.db, 'lapzarta livescore demo', () => runAlone(context, run));
  if (!isRun) throw new OperatorError('The replay is running already: Ctrl+C where it does stops it.');
}

async function runAlone(context: AppContext, { speed, stop, wait, report }: LivescoreDemoRun): Promise<void> {
  const kickOff = new Date(context.clock.now().getTime() + beforeKickOffMs / speed);
  const replay = { kickOff, speed };
  report(await openDemoBlog(context, blog));
  await context.tips.start(trialGame, { at: kickOff.getTime() / 1000, speed });
  let before: Fixture | null = null;
  for (;;) {
    const match = await showMatch(context, replay);
    if (before === null) report(matchAddress(match));
    const posted = await writePosts(context, before, match);
    for (const title of posted) report(title);
    before = match;
    if (stateGroup(match.state) === 'finished') break;
    await wait();
    if (stop.aborted || !(await isStillLive(context, blog.slug))) return report('stopped');
  }
  await context.live.setLive(blog.slug, false);
  report('ended');
}

/** The tip game whose times follow the replay. */
const trialGame = 'proba-magyarorszag-svajc';
/** As long as a live match is fresh. */
const intervalMs = 15_000;
const beforeKickOffMs = 60_000;
/** When the replay is stopped, what it showed is fetched again after that time, and is not there. */
const heldMs = 120_000;

/** Records how the match stands, alone and among the day's matches. */
async function showMatch({ livescore, clock }: AppContext, replay: Replay): Promise<Fixture> {
  const now = clock.now();
  const item = replayedMatch(replay, now);
  const resource = resources.match(replayedId);
  const [match] = resource.read([item], () => undefined) ?? [];
  if (!match) throw new Error('the replayed match cannot be read');
  const isOver = stateGroup(match.state) === 'finished';
  await livescore.recordReplay(resource, { response: [item], forMs: isOver ? Infinity : heldMs });
  const day = replay.kickOff.toISOString().slice(0, 10);
  const response = [...otherMatchesOf(day, now), item];
  const forMs = isOver ? dayMs : heldMs;
  await livescore.recordReplay(resources.matchesOfDay(day), { response, forMs });
  return match;
}

const dayMs = 86_400_000;

async function writePosts({ live }: AppContext, before: Fixture | null, match: Fixture): Promise<string[]> {
  const posts = postsBetween(before, match);
  for (const { title, text, keyEvent } of posts) {
    const done = await live.post(blog.slug, { title, text, keyEvent, authors: [blog.author], pinned: false });
    if (done.kind === 'refused') throw new OperatorError(`The replay stopped: ${done.why}.`);
  }
  return posts.map(({ title }) => title);
}

function speedIn(given: string): number {
  const number = Number(given);
  if (!/^\d{1,2}$/.test(given) || number < 1 || number > 60)
    throw new InvalidArgumentError('a whole number from 1 to 60');
  return number;
}
