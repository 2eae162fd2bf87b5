/** `lapzarta token …`: bearer tokens for the newsroom, who may see what is not public. */
import { type Command, InvalidArgumentError } from 'commander';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { withHouse } from './with-house.ts';

export function addTokenCommands(program: Command): void {
  const token = program.command('token').description('Bearer tokens of the newsroom.');
  token
    .command('create')
    .description('Make a token; it is printed once and kept nowhere.')
    .argument('<name>', 'whose it is; it is taken back by that name', nameOf)
    .option('--days <n>', 'how long it is good; without end when left out', days)
    .action((name: string, options: { days?: number }) =>
      withHouse('token', async ({ accounts }) => {
        console.log(await accounts.createToken(name, options.days ?? null));
      }),
    );
  token
    .command('revoke <name>')
    .description('Take back every token of that name.')
    .action((name: string) =>
      withHouse('token', async ({ accounts }) => {
        const revoked = await accounts.revokeTokens(name);
        if (revoked === 0) throw new OperatorError(`There is no good token named ${name}.`);
        console.log(`Taken back: ${revoked}`);
      }),
    );
}

function nameOf(text: string): string {
  const name = text.trim();
  if (name === '') throw new InvalidArgumentError('a token bears a name');
  return name;
}

function days(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('a whole number of days, at least 1');
  return Number(text);
}
