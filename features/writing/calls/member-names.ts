/** Current names of the members who made changes. */
import type { AccountsFeature } from '#features/accounts/public.server.ts';

export interface Author {
  kind: string;
  id: string;
}

/** '' for programs and for former members. */
export async function memberNames({
  members,
}: Pick<AccountsFeature, 'members'>): Promise<(author: Author | null) => string> {
  const names = new Map((await members.all()).map(({ id, name }) => [String(id), name]));
  return (author) => (author?.kind === 'member' ? (names.get(author.id) ?? '') : '');
}
