/**
 * An invented editor and an invented reader, with tokens that the accounts feature issued.
 *
 * ```ts
 * const { editor, reader } = await inventUsers(server.context);
 * await server.telex('/', { headers: cookieWith(reader.token) });
 * ```
 */
import { randomBytes } from 'node:crypto';
import { TOTP } from 'otpauth';
import type { AppContext } from '#apps/server/compose.ts';
import type { PersonId } from '#features/accounts/public.server.ts';
import type { Role } from '#features/sites/public.ts';

export interface InventedUsers {
  /** `token` is a script's, `session` the access token of the member's session. */
  editor: { id: number; name: string; email: string; roles: Role[]; token: string; session: string };
  reader: { id: number; name: string; email: string; token: string; refresh: string };
}

type Needs = Pick<AppContext, 'accounts' | 'db' | 'clock'>;

export async function inventUsers({ accounts, db, clock }: Needs): Promise<InventedUsers> {
  const roles: Role[] = ['editor', 'author'];
  const editor = { name: 'Szerkesztő Szilvia', email: 'szilvia@example.com', roles };
  const token = await accounts.createToken(editor.name, 1, roles);
  const member = await db
    .insertInto('members')
    .values({ ...editor, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { access: session } = await accounts.sessions.start(
    db,
    { realm: 'newsroom', id: member.id },
    'Firefox · Linux',
  );
  return { editor: { ...editor, ...member, token, session }, reader: await inventReader({ accounts, db }) };
}

/** A member of the newsroom with this password, who has accepted the invitation. */
export async function inventMember(
  { accounts }: Pick<AppContext, 'accounts'>,
  { email, name = 'Belépő Bea', password = memberPassword, roles = [] }: InventedMember,
): Promise<{ id: number; email: string; name: string; password: string }> {
  const token = await accounts.members.create({ email, name, roles });
  const client = { address: '192.0.2.1', browser: 'Firefox · Linux', way: 'page' } as const;
  const accepted = await accounts.members.acceptLink(token ?? '', password, client);
  if (accepted.kind !== 'done') throw new Error(`the invitation of ${email} was not accepted`);
  return { id: accepted.memberId, email, name, password };
}

export interface InventedMember {
  email: string;
  name?: string;
  password?: string;
  roles?: readonly Role[];
}

export const memberPassword = 'harom zold lampa a hidon';

export async function inventReader(
  { accounts, db }: Pick<AppContext, 'accounts' | 'db'>,
  { name, email } = { name: 'Olvasó Olga', email: 'olga@example.com' },
): Promise<InventedUsers['reader']> {
  const { id } = await accounts.readers.findOrCreate(db, { name, email, language: 'hu', site: 'telex' });
  const tokens = await accounts.sessions.start(db, { realm: 'reader', id }, 'Firefox · Android');
  return { id, name, email, token: tokens.access, refresh: tokens.refresh };
}

/** Gives a person an authenticator app, whose code of half a minute ago has been entered. */
export async function addApp({ accounts, db, clock }: Needs, person: PersonId): Promise<TOTP> {
  await accounts.factors.startTotp(person);
  const setup = await accounts.factors.totpSetup(person, { issuer: 'Lapzárta', label: 'x' });
  const app = new TOTP({ secret: setup?.secret ?? '' });
  const code = app.generate({ timestamp: clock.now().getTime() - 30_000 });
  const isDone = await db.transaction().execute((trx) => accounts.factors.confirmTotp(trx, person, code));
  if (!isDone) throw new Error('the code of the app was refused');
  return app;
}

/** Chooses a user on the page of Google's sandbox; returns the address to which the browser is led. */
export async function chooseGoogleUser(page: URL, user: string): Promise<URL> {
  const chosen = new URL(page);
  chosen.searchParams.set('user', user);
  const { headers } = await fetch(chosen, { redirect: 'manual' });
  return new URL(headers.get('location') ?? '');
}

export function cookieWith(token: string): { cookie: string } {
  return { cookie: `signed_in=1; access_token=${encodeURIComponent(JSON.stringify(token))}` };
}

export function bearerWith(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** A text with the form of a token, but without a valid signature. */
export function forgedToken(realm: 'newsroom' | 'reader'): string {
  return `${realm}.${randomBytes(32).toString('base64url')}.${randomBytes(17).toString('base64url').slice(0, 22)}`;
}
