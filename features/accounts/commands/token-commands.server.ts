/** `lapzarta token …`: bearer tokens for newsroom members, who may see unpublished content. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import { type Role, roles } from '#platform/http/viewer.ts';
import type { AccountsFeature } from '../accounts-feature.server.ts';

interface Context {
  accounts: AccountsFeature;
}

export function addTokenCommands(program: Command, withContext: WithContext<Context>): void {
  const token = program.command('token').description('Bearer tokens of the newsroom.');
  token
    .command('create')
    .description('Create a token; it is printed once and not stored.')
    .argument('<name>', 'the name of its owner, by which it is revoked', nameOf)
    .option('--days <n>', 'days until it expires; never by default', days)
    .addOption(
      new Option(
        '--role <role...>',
        'roles of the member; unpublished stories are visible without one',
      ).choices(roles),
    )
    .action((name: string, options: { days?: number; role?: Role[] }) =>
      withContext('token', async ({ accounts }) => {
        const token = await accounts.createToken(name, options.days ?? null, options.role);
        printResult({ name, token }, token);
      }),
    );
  token
    .command('revoke <name>')
    .description('Revoke every token of that name.')
    .action((name: string) =>
      withContext('token', async ({ accounts }) => {
        const revoked = await accounts.revokeTokens(name);
        if (revoked === 0) throw new OperatorError(`There is no valid token named ${name}.`);
        printResult({ name, revoked }, `Revoked: ${revoked}`);
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
