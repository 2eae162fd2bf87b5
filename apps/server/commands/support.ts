/** `lapzarta support …`: what is known of those who support the paper. */
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { withHouse } from './with-house.ts';

export function addSupportCommands(program: Command): void {
  const support = program.command('support').description('Those who support the paper.');
  support
    .command('count <day> <recurring> <onetime>')
    .description('Say how many began on a day, every month and once; what was said of it before is replaced.')
    .action((day: string, recurring: string, onetime: string) => {
      const said = { day: dayIn(day), recurring: numberIn(recurring), onetime: numberIn(onetime) };
      return withHouse('support count', async (house) => {
        await house.support.put([said]);
        console.log(`Counted for ${said.day}: ${said.recurring} every month, ${said.onetime} once.`);
      });
    });
}

function dayIn(text: string): string {
  if (!z.iso.date().safeParse(text).success) throw new InvalidArgumentError('a day looks like 2026-11-21');
  return text;
}

function numberIn(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new InvalidArgumentError('a count is a whole number');
  return Number(text);
}
