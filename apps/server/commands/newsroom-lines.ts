/** The lines about the newsroom that `serve` prints: its address, and the first invitation [NRA-10]. */
import { memberLinkAddress } from '#features/accounts/public.server.ts';
import { newsroomPath } from '#features/accounts/public.ts';
import { fullAddress, mainSite, roles } from '#features/sites/public.ts';
import type { Config } from '#platform/config/config.server.ts';
import type { AppContext } from '../compose.ts';

const invitation = 'npm run --silent lapzarta -- user create ADDRESS "NAME" --role admin';

export async function newsroomLines(
  { accounts, edition, port }: Pick<AppContext, 'accounts' | 'edition' | 'port'>,
  { kind }: Pick<Config['database'], 'kind'>,
): Promise<string[]> {
  const members = await accounts.members.all();
  if (members.length === 0) return [`Newsroom: ${invitation}`, '  invites its first member.'];
  // The log of a deployment may be read by others than its members.
  if (kind === 'external') return [];
  const view = { edition, site: mainSite(edition), port };
  const address = `Newsroom: ${fullAddress(view, newsroomPath)}`;
  if (!edition.sample || members.some(({ hasPassword }) => hasPassword)) return [address];
  const lines = [
    address,
    '  The ways in; each works once, for a day, and none is printed again after the first sign-in:',
  ];
  for (const role of roles) {
    const first = members.find((member) => member.roles.includes(role));
    if (!first) continue;
    const link = memberLinkAddress(view, 'invitation', await accounts.members.inviteForADay(first));
    lines.push(`  ${first.name}, ${role.replace('-', ' ')}:`, `  ${link}`);
  }
  return lines;
}
