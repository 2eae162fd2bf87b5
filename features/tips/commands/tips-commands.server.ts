/** `lapzarta tips …`: tip games. */
import { type Command, InvalidArgumentError } from 'commander';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { TipsFeature } from '../tips-feature.server.ts';

interface Context {
  tips: TipsFeature;
}

export function addTipsCommands(program: Command, withContext: WithContext<Context>): void {
  const tips = program.command('tips').description('Tip games of readers.');
  tips
    .command('start <game>')
    .description(
      'Start a trial game now, whose times follow its start; tickets of the last time are deleted.',
    )
    .option('--speed <n>', 'how many times as fast as the clock it runs, 0.1 to 1000', speedIn, 1)
    .action((game: string, { speed }: { speed: number }) =>
      withContext('tips start', async (context) => {
        const at = context.tips.now();
        if (!(await context.tips.start(game, { at, speed })))
          throw new OperatorError(`There is no game '${game}' that waits for a start.`);
        printResult({ game, at, speed }, `${game} is started.`);
      }),
    );
  tips
    .command('clear-nickname <game> <nickname>')
    .description('Take a nickname out of the table of a game for good; its reader can choose another one.')
    .action((game: string, nickname: string) =>
      withContext('tips clear-nickname', async (context) => {
        if (!(await context.tips.clearNickname(game, nickname)))
          throw new OperatorError(`The game '${game}' has no ticket with the nickname '${nickname}'.`);
        printResult({ game, nickname }, 'The nickname is cleared.');
      }),
    );
}

function speedIn(text: string): number {
  const speed = Number(text);
  if (!(speed >= 0.1 && speed <= 1_000)) throw new InvalidArgumentError('a number from 0.1 to 1000');
  return speed;
}
