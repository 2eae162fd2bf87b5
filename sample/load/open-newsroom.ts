/** The newsroom of the sample edition at its first start: a member for each role, and stories that they write [NRA-10]. */
import type { AppContext } from '#apps/server/compose.ts';
import { type Role, roles } from '#features/sites/public.ts';
import type { Writer } from '#features/writing/public.server.ts';
import { writeNewsroomStories } from './write-newsroom-stories.ts';

/** Invented people, at a domain that cannot exist. */
const people: Record<Role, { name: string; email: string }> = {
  author: { name: 'Kertész Olívia', email: 'kertesz.olivia@lapzarta.example' },
  editor: { name: 'Bodnár Gergő', email: 'bodnar.gergo@lapzarta.example' },
  'chief-editor': { name: 'Halmos Judit', email: 'halmos.judit@lapzarta.example' },
  'ad-operator': { name: 'Vámosi Péter', email: 'vamosi.peter@lapzarta.example' },
  admin: { name: 'Szentes Ádám', email: 'szentes.adam@lapzarta.example' },
};
const addresses = new Set(Object.values(people).map(({ email }) => email));

/** Makes who is missing, as an earlier start may have been interrupted; a newsroom of others stays as it is. */
export async function openNewsroom(context: AppContext): Promise<void> {
  const { members } = context.accounts;
  const present = await members.all();
  if (present.some(({ email }) => !addresses.has(email))) return;
  if (present.length < addresses.size)
    for (const role of roles) await members.create({ ...people[role], roles: [role] });
  await fillNewsroom(context);
}

/** Writes the stories of the sample's members, if they are there. */
export async function fillNewsroom(context: AppContext): Promise<void> {
  const [author, editor, chief] = await Promise.all([
    writerOf(context, 'author'),
    writerOf(context, 'editor'),
    writerOf(context, 'chief-editor'),
  ]);
  if (author && editor && chief) await writeNewsroomStories(context, { author, editor, chief });
}

async function writerOf({ accounts }: AppContext, role: Role): Promise<Writer | null> {
  const member = await accounts.members.byEmail(people[role].email);
  if (!member) return null;
  const { id, roles: given } = member;
  return { kind: 'newsroom', id, roles: given, by: { kind: 'member', id } };
}
