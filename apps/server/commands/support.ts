/** `lapzarta support …`: what is known of those who support the paper. */
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { withHouse } from './with-house.ts';

export function addSupportCommands(program: Command): void {
  const support = program.command('support').description('Those who support the paper.');
  support
    .command('count')
    .description('Say how many began on a day, every month and once; what was said of it before is replaced.')
    .argument('<day>', 'such as 2026-11-21', dayIn)
    .argument('<recurring>', 'how many every month', numberIn)
    .argument('<onetime>', 'how many once', numberIn)
    .action((day: string, recurring: number, onetime: number) =>
      withHouse('support count', async (house) => {
        await house.support.put([{ day, recurring, onetime }]);
        console.log(`Counted for ${day}: ${recurring} every month, ${onetime} once.`);
      }),
    );
}

function dayIn(text: string): string {
  if (!z.iso.date().safeParse(text).success) throw new InvalidArgumentError('a day looks like 2026-11-21');
  return text;
}

function numberIn(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new InvalidArgumentError('a count is a whole number');
  return Number(text);
}
