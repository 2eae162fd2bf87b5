/** `lapzarta livescore …`: the state of live scores. */
import type { Command } from 'commander';
import { printResult, timeText } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { LivescoreFeature } from '../livescore-feature.server.ts';
import type { SportStatus } from '../livescore-status.server.ts';

interface Context {
  livescore: LivescoreFeature;
  clock: Clock;
}

export function addLivescoreCommands(program: Command, withContext: WithContext<Context>): void {
  const livescore = program.command('livescore').description('Live scores of football and Formula 1.');
  livescore
    .command('status')
    .description('Show sources, quotas, and how old what readers look at is.')
    .action(() =>
      withContext('livescore status', async ({ livescore: scores, clock }) => {
        const status = await scores.status();
        printResult(status, describeStatus(status, clock.now()));
      }),
    );
}

export function describeStatus(status: readonly SportStatus[], now: Date): string {
  if (status.length === 0) return 'This edition has no live scores.';
  return status.map((sport) => describeSport(sport, now)).join('\n');
}

function describeSport({ sport, source, quota, counts, resources }: SportStatus, now: Date): string {
  const { known, wanted, failing } = counts;
  return [
    `${sport} from ${source}`,
    `  quota: ${describeQuota(quota)}`,
    `  resources: ${known} known, ${wanted} looked at, ${failing} failing`,
    ...resources.map(
      ({ address, checkedAt, dueAt, failures, isBeingFetched, answers }) =>
        `    ${address}: ${[
          checkedAt === null ? 'no answer yet' : `${ageText(now.getTime() - checkedAt.getTime())} old`,
          dueAt === null ? 'final' : `due ${timeText(dueAt)}`,
          `${answers} ${answers === 1 ? 'answer' : 'answers'}`,
          ...(failures > 0 ? [`${failures} failures`] : []),
          ...(isBeingFetched ? ['being fetched'] : []),
        ].join(', ')}`,
    ),
  ].join('\n');
}

function describeQuota(quota: SportStatus['quota']): string {
  if (quota === null || quota.limit === null) return 'not known yet';
  const paused = quota.pausedUntil === null ? '' : `, paused until ${timeText(quota.pausedUntil)}`;
  return `${quota.remaining ?? '?'} of ${quota.limit} calls left at ${timeText(quota.readAt)}${paused}`;
}

function ageText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7_200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}
