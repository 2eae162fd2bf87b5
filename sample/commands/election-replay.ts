/**
 * `lapzarta election replay`: rehearses an election night with the results of 2022. The sandbox stands for the election
 * office and its clock runs faster. Its files are fetched, stored and shown as those of a real count are, under the name
 * of the edition's rehearsal.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { withAppContext } from '#apps/server/commands/with-app-context.ts';
import type { AppContext } from '#apps/server/compose.ts';
import { recordsPart } from '#features/supplements/public.server.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printProgress } from '#platform/cli/output.ts';
import type { Clock } from '#platform/time/clock.ts';
import { certifiedAt, nightBegins, nightEnds } from '../sandbox/elections/count-at.ts';
import { openSandbox } from '../sandbox/open-sandbox.server.ts';
import { withExclusiveLock } from './exclusive-lock.ts';

export function addElectionCommands(program: Command): void {
  const election = program.command('election').description('Elections that are counted.');
  election
    .command('replay')
    .description(
      'Rehearse an election night: from nothing to 98.97%, then to the final result, with the data of 2022.',
    )
    .option(
      '--speed <times>',
      'how much faster than the clock, 1 to 3600; 72 plays the night in five minutes',
      whole,
      72,
    )
    .option('--hold <seconds>', 'between the end of the night and the final result', whole, 20)
    .action(({ speed, hold }: { speed: number; hold: number }) =>
      withAppContext('election replay', async (context, _config, takeSignals) => {
        const stop = new AbortController();
        takeSignals();
        process.once('SIGINT', () => stop.abort());
        process.once('SIGTERM', () => stop.abort());
        await runReplay(context, {
          speed,
          holdMs: hold * 1000,
          pollMs: 1000,
          stop: stop.signal,
          report: printProgress,
        });
      }),
    );
}

export interface ReplayRun {
  /** Simulated seconds in a second. */
  speed: number;
  /** Between the end of the night and the final result. */
  holdMs: number;
  pollMs: number;
  stop: AbortSignal;
  report(what: string): void;
}

/** Runs exclusively: two nights under one name would mix. */
export async function runReplay(context: AppContext, run: ReplayRun): Promise<void> {
  const name = rehearsalIn(context);
  if (await withExclusiveLock(context.db, 'lapzarta election replay', () => runAlone(context, name, run)))
    return;
  throw new OperatorError('The rehearsal is running already: Ctrl+C where it does stops it.');
}

function rehearsalIn({ edition }: AppContext): string {
  const found = recordsPart.of(edition).find((record) => record.kind === 'count' && record.isRehearsal);
  if (!found)
    throw new OperatorError(
      'The edition has no rehearsal: a record of the kind `count` with `isRehearsal: true`.',
    );
  return found.name;
}

async function runAlone(context: AppContext, name: string, run: ReplayRun): Promise<void> {
  const { elections } = context;
  const at = context.clock.now().getTime() / 1000;
  const clock = nightClock(run);
  const sandbox = await openSandbox({ clock, services: ['vtr'] });
  try {
    await elections.clearRehearsal(name);
    await startGames(context, name, { at, speed: run.speed });
    run.report(`${name}: the night begins`);
    // A poll that has begun ends by itself.
    const { signal } = new AbortController();
    for (let isFinal = false; !isFinal && !run.stop.aborted; ) {
      const percent = await elections.pollRehearsal(name, `${sandbox.origin}/vtr/ogy2022/data`, signal);
      if (percent !== null) run.report(`${clock.now().toISOString()} counted: ${percent}%`);
      isFinal = percent === 100;
      await pause(run.pollMs, undefined, { signal: run.stop }).catch(() => undefined);
    }
    run.report(run.stop.aborted ? 'stopped; what was counted stays' : 'ended');
  } finally {
    await sandbox.close();
  }
}

/** Starts the tip games about the rehearsal, whose times follow the closing of the polls. */
async function startGames(
  { tips }: AppContext,
  name: string,
  start: { at: number; speed: number },
): Promise<void> {
  for (const { slug, results } of tips.games) if (results === name) await tips.start(slug, start);
}

/** From the end of voting to the end of the night; after a pause, the day of the final result. */
function nightClock({ speed, holdMs }: Pick<ReplayRun, 'speed' | 'holdMs'>): Clock {
  const began = performance.now();
  return {
    now() {
      const elapsed = performance.now() - began;
      const simulated = nightBegins + elapsed * speed;
      const isOver = simulated > nightEnds + holdMs * speed;
      return new Date(isOver ? certifiedAt : Math.min(simulated, nightEnds));
    },
  };
}

function whole(given: string): number {
  const number = Number(given);
  if (!/^\d{1,4}$/.test(given) || number < 1 || number > 3600)
    throw new InvalidArgumentError('a whole number from 1 to 3600');
  return number;
}
