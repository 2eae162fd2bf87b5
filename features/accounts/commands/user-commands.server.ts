/** `lapzarta user …`: members of the newsroom, who sign in with a password of their own. */
import { type Command, InvalidArgumentError } from 'commander';
import { type Edition, mainSite, namesOfGrants } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult, timeText } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { AccountsFeature } from '../accounts-feature.server.ts';
import { memberName } from '../forms/member-fields.ts';
import { mailAddressOf } from '../mail-address.ts';
import { memberLinkAddress } from '../server/members/send-to-member.ts';
import { grantsOf, roleOption } from './role-option.server.ts';

interface Context {
  accounts: AccountsFeature;
  messages: { canSend: boolean };
  edition: Edition;
  port: number;
}

export function addUserCommands(program: Command, withContext: WithContext<Context>): void {
  const user = program.command('user').description('Members of the newsroom.');
  addCreate(user, withContext);
  addInvite(user, withContext);
  addList(user, withContext);
  addDisable(user, withContext);
  addRoles(user, withContext);
  addFactors(user, withContext);
  addLog(user, withContext);
}

function addCreate(user: Command, withContext: WithContext<Context>): void {
  user
    .command('create')
    .description('Create a member, and print the link with which they set a password; it is valid once.')
    .argument('<address>', 'the mail address', address)
    .argument('<name>', 'the name', nameOf)
    .addOption(roleOption())
    .action((email: string, name: string, options: { role?: string[] }) =>
      withContext('user', async (context) => {
        const { accounts, edition, port } = context;
        const token = await accounts.members.create({ email, name, ...grantsOf(edition, options.role) });
        if (token === null) throw new OperatorError(`There is a member with the address ${email}.`);
        const link = memberLinkAddress({ edition, site: mainSite(edition), port }, 'invitation', token);
        printResult({ email, link }, link);
      }),
    );
}

function addInvite(user: Command, withContext: WithContext<Context>): void {
  user
    .command('invite')
    .description('Send an invitation by mail; with a name, to a new member.')
    .argument('<address>', 'the mail address', address)
    .argument('[name]', 'the name of a new member', nameOf)
    .addOption(roleOption())
    .action((email: string, name: string | undefined, options: { role?: string[] }) =>
      withContext('user', async ({ accounts, messages, edition }) => {
        if (!messages.canSend)
          throw new OperatorError('There is no mail server: `lapzarta user create` prints a link instead.');
        const grants = grantsOf(edition, options.role);
        if (name !== undefined) await accounts.members.create({ email, name, ...grants });
        if (!(await accounts.members.invite(email))) throw unknownMember(email);
        printResult({ email }, `Handed to the queue: an invitation to ${email}`);
      }),
    );
}

function addList(user: Command, withContext: WithContext<Context>): void {
  user
    .command('list')
    .description('List the members, their roles and how they sign in.')
    .action(() =>
      withContext('user', async ({ accounts }) => {
        const members = await accounts.members.all();
        const lines = members.map(({ email, name, hasPassword, isDisabled, ...grants }) => {
          const state = isDisabled ? 'disabled' : hasPassword ? 'active' : 'invited';
          return `${email}  ${name}  ${namesOfGrants(grants).join(', ') || '(no role)'}  ${state}`;
        });
        printResult(members, lines.join('\n') || 'There are no members.');
      }),
    );
}

function addDisable(user: Command, withContext: WithContext<Context>): void {
  user
    .command('disable')
    .description('End all sessions of a member, who cannot sign in any more.')
    .argument('<address>', 'the mail address', address)
    .option('--undo', 'let the member sign in again')
    .action((email: string, { undo = false }: { undo?: boolean }) =>
      withContext('user', async ({ accounts }) => {
        const member = await memberOf(accounts, email);
        await (undo ? accounts.members.enable(member) : accounts.members.disable(member));
        printResult({ email, isDisabled: !undo }, `${undo ? 'Enabled' : 'Disabled'}: ${email}`);
      }),
    );
}

function addRoles(user: Command, withContext: WithContext<Context>): void {
  user
    .command('roles')
    .description('Set the roles of a member; without any, they see unpublished stories only.')
    .argument('<address>', 'the mail address', address)
    .addOption(roleOption())
    .action((email: string, options: { role?: string[] }) =>
      withContext('user', async ({ accounts, edition }) => {
        const member = await memberOf(accounts, email);
        const grants = grantsOf(edition, options.role);
        await accounts.members.setRoles(member, grants);
        const names = namesOfGrants(grants).join(', ');
        printResult({ email, ...grants }, `${email}: ${names || '(no role)'}`);
      }),
    );
}

function addFactors(user: Command, withContext: WithContext<Context>): void {
  user
    .command('remove-factors')
    .description('Remove the second factors of a member who lost phone and recovery codes.')
    .argument('<address>', 'the mail address', address)
    .action((email: string) =>
      withContext('user', async ({ accounts }) => {
        await accounts.members.removeFactors(await memberOf(accounts, email));
        printResult({ email }, `${email} signs in with the password alone until there are new factors.`);
      }),
    );
}

function addLog(user: Command, withContext: WithContext<Context>): void {
  user
    .command('log')
    .description('Print who did what in the newsroom, and from where; newest first.')
    .argument('[address]', 'only of this member', address)
    .option('--lines <n>', 'how many lines', lineCount, 50)
    .action((email: string | undefined, { lines: limit }: { lines: number }) =>
      withContext('user', async ({ accounts }) => {
        const memberId = email === undefined ? null : (await memberOf(accounts, email)).id;
        const lines = await accounts.audit.read({ memberId, limit });
        const text = lines.map((line) => {
          const { createdAt, actor, member, action, detail, way, network, browser } = line;
          const who = actor ?? (way === 'command' ? 'command line' : 'unknown');
          const whom = member !== null && member !== actor ? ` → ${member}` : '';
          const from = [way, network, browser].filter(Boolean).join(', ');
          return `${timeText(createdAt)}  ${who}${whom}  ${action}${detail && ` (${detail})`}  ${from}`;
        });
        printResult(lines, text.join('\n') || 'Nothing has happened yet.');
      }),
    );
}

async function memberOf(accounts: Context['accounts'], email: string) {
  const member = await accounts.members.byEmail(email);
  if (!member) throw unknownMember(email);
  return member;
}

function unknownMember(email: string): OperatorError {
  return new OperatorError(`There is no member with the address ${email}.`);
}

function address(text: string): string {
  const email = mailAddressOf(text);
  if (email === null) throw new InvalidArgumentError('not a mail address');
  return email;
}

function nameOf(text: string): string {
  const name = memberName.safeParse(text);
  if (!name.success) throw new InvalidArgumentError('a name has up to 100 characters, without line breaks');
  return name.data;
}

function lineCount(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('a number of lines, at least 1');
  return Number(text);
}
