import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readerSignInPath, returnParameter } from '#features/accounts/public.ts';
import { bearerWith, cookieWith, inventReader, inventUsers } from '../../tests/accounts.ts';
import { validateHtml } from '../../tests/golden/validate-html.ts';
import { mailsTo, postForm } from '../../tests/mails.ts';
import { withServer } from '../../tests/server.ts';
import { dataFilePath } from './data-download.ts';
import { actions } from './profile-form.ts';

const server = withServer();
const page = '/tamogatas/profil';
let readers = 0;
async function newReader() {
  readers += 1;
  const reader = await inventReader(server.context, {
    name: 'Olvasó Olga',
    email: `profil${readers}@example.com`,
  });
  const headers = cookieWith(reader.token);
  const act = (muvelet: string, fields: Record<string, string> = {}) =>
    postForm(server.telex, page, { muvelet, ...fields }, headers);
  return { ...reader, headers, act };
}

describe('the profile', () => {
  it('leads somebody who is not signed in to the sign-in page and back [SITE-25]', async () => {
    for (const headers of [{}, cookieWith('reader.x.y')]) {
      const answer = await server.telex(page, { headers });
      expect([answer.status, answer.headers.location]).toEqual([
        302,
        '/tamogatas/belepes?tovabb=%2Ftamogatas%2Fprofil',
      ]);
    }
  });

  it('is not the newsroom’s: its members have no account of a reader [X09]', async () => {
    const { editor } = await inventUsers(server.context);
    expect((await server.telex(page, { headers: cookieWith(editor.session) })).status).toBe(302);
  });

  it('shows the own account only, never cached, as valid HTML', async () => {
    const [one, other] = [await newReader(), await newReader()];
    for (const { headers, email } of [one, other]) {
      const { text, headers: answered } = await server.telex(page, { headers });
      expect(answered['cache-control']).toBe('no-store');
      expect([text.includes(one.email), text.includes(other.email)]).toEqual([
        email === one.email,
        email === other.email,
      ]);
      expect(await validateHtml(text)).toEqual([]);
    }
  });

  it('changes the name, and refuses one that would change a mail’s header [S12]', async () => {
    const reader = await newReader();
    const nameOf = async () => (await server.context.accounts.readers.byId(reader.id))?.name;
    await reader.act(actions.rename, { nev: '  Új Ödön ' });
    expect(await nameOf()).toBe('Új Ödön');
    for (const nev of ['A\r\nBcc: b@example.com', 'x'.repeat(81), 'a\u0000b'])
      await reader.act(actions.rename, { nev });
    expect(await nameOf()).toBe('Új Ödön');
    const { text } = await server.telex(page, { headers: reader.headers });
    expect(text).toContain('value="Új Ödön"');
  });

  it('lists sessions and ends them, but only the own ones', async () => {
    const [reader, stranger] = [await newReader(), await newReader()];
    const person = { realm: 'reader', id: reader.id } as const;
    const phone = await server.context.accounts.sessions.start(server.context.db, person, 'Chrome · Android');
    expect((await server.telex(page, { headers: reader.headers })).text).toContain('Chrome · Android');
    const found = await server.context.accounts.sessions.of(person);
    const munkamenet = found.find(({ browser }) => browser === 'Chrome · Android')?.id ?? '';
    await stranger.act(actions.endSession, { munkamenet });
    expect((await server.telex('/api/me', { headers: bearerWith(phone.access) })).status).toBe(200);
    await reader.act(actions.endSession, { munkamenet });
    expect((await server.telex('/api/me', { headers: bearerWith(phone.access) })).status).toBe(401);
    expect((await reader.act(actions.endSession, { munkamenet: 'x' })).status).toBe(303);
  });

  it('signs out, and all other devices with one button', async () => {
    const reader = await newReader();
    const person = { realm: 'reader', id: reader.id } as const;
    const phone = await server.context.accounts.sessions.start(server.context.db, person, 'Chrome · Android');
    await reader.act(actions.endOthers);
    expect((await server.telex('/api/me', { headers: bearerWith(phone.access) })).status).toBe(401);
    expect((await server.telex('/api/me', { headers: reader.headers })).status).toBe(200);
    expect((await reader.act(actions.signOut)).headers['set-cookie']).toHaveLength(3);
    expect((await server.telex('/api/me', { headers: reader.headers })).status).toBe(401);
  });

  it('takes no form of another site’s page', async () => {
    const reader = await newReader();
    const headers = { ...reader.headers, 'sec-fetch-site': 'cross-site' };
    expect((await postForm(server.telex, page, { muvelet: actions.confirmDeletion }, headers)).status).toBe(
      400,
    );
    expect((await server.context.accounts.readers.byId(reader.id))?.deletesAt).toBeNull();
  });
});

describe('the download of one’s data', () => {
  async function linkOf(reader: Awaited<ReturnType<typeof newReader>>) {
    await reader.act(actions.download);
    const [mail] = await mailsTo(server.context.db, 'dataDownload', reader.email);
    const { pathname, search } = new URL(String(mail?.address));
    return pathname + search;
  }

  it('is a ZIP of JSON and a readable page, by a link in a mail [ACCT-05]', async () => {
    const reader = await newReader();
    const link = await linkOf(reader);
    const page = await server.telex(link, { headers: reader.headers });
    expect(await validateHtml(page.text)).toEqual([]);
    const file = /href="(\/fiok\/adataim\.zip[^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { status, headers, bytes } = await server.telex(file, { headers: reader.headers });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    const files = unzipSync(new Uint8Array(bytes));
    const textOf = (name: string) => Buffer.from(files[name] ?? []).toString();
    expect(JSON.parse(textOf('fiok.json'))).toMatchObject({ email: reader.email, name: 'Olvasó Olga' });
    expect(JSON.parse(textOf('fiok.json')).belepes).toMatchObject({ jelszo: false, belepokulcsok: [] });
    expect(Object.keys(files)).toContain('hozzajarulasok.json');
    expect(textOf('olvashato.html')).toContain(reader.email);
  });

  it('is behind a sign-in that leads back to the page of the mail', async () => {
    const link = await linkOf(await newReader());
    const { status, headers } = await server.telex(link);
    expect(status).toBe(302);
    const location = new URL(String(headers.location), 'http://localhost');
    expect([location.pathname, location.searchParams.get(returnParameter)]).toEqual([readerSignInPath, link]);
  });

  it('is nobody else’s, needs the session, and ends after two days', async () => {
    const [reader, stranger] = [await newReader(), await newReader()];
    const link = await linkOf(reader);
    const file = link.replace('/fiok/letoltes', dataFilePath);
    for (const path of [link, file])
      expect((await server.telex(path, { headers: stranger.headers })).status).toBe(404);
    expect((await server.telex(file)).status).toBe(401);
    for (const path of ['/fiok/letoltes', dataFilePath])
      expect((await server.telex(`${path}?kulcs=x`, { headers: reader.headers })).status).toBe(404);
    server.setTime('2026-11-23T08:00:01+01:00');
    const { refresh } = reader;
    const next = await server.context.accounts.sessions.refresh(refresh);
    const later = { headers: bearerWith(next?.tokens.access ?? '') };
    for (const path of [link, file]) expect((await server.telex(path, later)).status).toBe(404);
    server.setTime('2026-11-21T08:00:00+01:00');
  });
});

describe('the deletion of an account', () => {
  it('needs a second step, waits a week, and removes the person [ACCT-06] [S36]', async () => {
    const reader = await newReader();
    const asked = await reader.act(actions.askDeletion);
    expect([asked.status, asked.text.includes('Biztosan törli a fiókját?')]).toEqual([200, true]);
    expect((await server.context.accounts.readers.byId(reader.id))?.deletesAt).toBeNull();
    await reader.act(actions.confirmDeletion);
    expect(await mailsTo(server.context.db, 'accountDeletion', reader.email)).toHaveLength(1);
    expect((await server.telex(page, { headers: reader.headers })).text).toContain('2026. november 28.');
    server.setTime('2026-11-28T07:59:59+01:00');
    await server.context.eraseDueReaders();
    expect(await server.context.accounts.readers.byId(reader.id)).not.toBeNull();
    server.setTime('2026-11-28T08:00:00+01:00');
    await server.context.eraseDueReaders();
    expect(await server.context.accounts.readers.byId(reader.id)).toBeNull();
    server.setTime('2026-11-21T08:00:00+01:00');
  });

  it('is withdrawn by a button', async () => {
    const reader = await newReader();
    await reader.act(actions.confirmDeletion);
    await reader.act(actions.keep);
    expect((await server.context.accounts.readers.byId(reader.id))?.deletesAt).toBeNull();
  });
});
