/** `lapzarta token …`: bearer tokens of services and of members, with roles, scopes and an end [NAPI-02]. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Edition, namesOfGrants, type Scope, scopes } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult, timeText } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { AccountsFeature } from '../accounts-feature.server.ts';
import { mailAddressOf } from '../mail-address.ts';
import { grantsOf, roleOption } from './role-option.server.ts';

interface Context {
  accounts: AccountsFeature;
  edition: Edition;
}

export function addTokenCommands(program: Command, withContext: WithContext<Context>): void {
  const token = program.command('token').description('Bearer tokens of the newsroom.');
  token
    .command('create')
    .description('Create a token; it is printed once and not stored.')
    .argument('<name>', 'the name of its owner, by which it is revoked', nameOf)
    .option('--days <n>', 'days until it expires, 366 at most', days, 90)
    .addOption(roleOption())
    .addOption(
      new Option('--scope <scope...>', 'read, write what no reader sees, publish what readers see')
        .choices(scopes)
        .default([...scopes]),
    )
    .option('--member <address>', 'the member for whom it acts, and whose rights it never exceeds')
    .action((name: string, options: TokenOptions) =>
      withContext('token', async ({ accounts, edition }) => {
        const { roles, siteRoles } = grantsOf(edition, options.role);
        const memberId = options.member === undefined ? null : await memberOf(accounts, options.member);
        const limits = { siteRoles, scopes: options.scope, ...(memberId !== null && { memberId }) };
        const token = await accounts.createToken(name, options.days, roles, limits);
        printResult({ name, token }, token);
      }),
    );
  token
    .command('list')
    .description('List the tokens that are valid now, by their ends.')
    .action(() =>
      withContext('token', async ({ accounts }) => {
        const valid = await accounts.tokens();
        const lines = valid.map(({ name, member, scopes: given, expiresAt, ...grants }) => {
          const owner = member === null ? name : `${name} (${member})`;
          const rights = namesOfGrants(grants).join(', ') || '(no role)';
          return `${timeText(expiresAt)}  ${owner}  ${rights}  ${given.join(', ')}`;
        });
        printResult(valid, lines.join('\n') || 'There are no tokens.');
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

interface TokenOptions {
  days: number;
  role?: string[];
  scope: Scope[];
  member?: string;
}

async function memberOf(accounts: AccountsFeature, address: string): Promise<number> {
  const member = await accounts.members.byEmail(mailAddressOf(address) ?? '');
  if (!member) throw new OperatorError(`There is no member with the address ${address}.`);
  return member.id;
}

function nameOf(text: string): string {
  const name = text.trim();
  if (name === '') throw new InvalidArgumentError('a token bears a name');
  return name;
}

function days(text: string): number {
  const number = Number(text);
  if (!/^[1-9]\d{0,2}$/.test(text) || number > 366)
    throw new InvalidArgumentError('a whole number of days, from 1 to 366');
  return number;
}
