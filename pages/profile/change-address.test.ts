import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { HttpResponse } from '#tests/send-request.ts';
import { cookieWith, inventReader } from '../../tests/accounts.ts';
import { mailsTo, postForm } from '../../tests/mails.ts';
import { testTime, withServer } from '../../tests/server.ts';
import { actions } from './profile-form.ts';

const server = withServer();
const page = '/tamogatas/profil';
const place = { place: page, way: 'form' } as const;
let readers = 0;

async function newReader() {
  readers += 1;
  const reader = await inventReader(server.context, { name: 'Olga', email: `regi${readers}@example.com` });
  let cookies = cookieWith(reader.token).cookie;
  const act = async (muvelet: string, fields: Record<string, string>) => {
    const answer = await postForm(server.telex, page, { muvelet, ...fields }, { cookie: cookies });
    const [set = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
    if (set !== '') cookies = `${cookieWith(reader.token).cookie}; ${set}`;
    return noticeOf(answer);
  };
  const shown = async () => (await server.telex(page, { headers: { cookie: cookies } })).text;
  const codeTo = async (email: string) =>
    String((await mailsTo(server.context.db, 'newAddress', email)).at(-1)?.code);
  return { ...reader, act, shown, codeTo };
}

function noticeOf({ headers }: HttpResponse): string | null {
  return new URL(headers.location ?? '', 'http://localhost').searchParams.get('uzenet');
}

describe('a reader’s new mail address', () => {
  it('is proved by a code, and newsletters and notices follow it', async () => {
    const { id, email, act, shown, codeTo } = await newReader();
    const { newsletters, accounts, db } = server.context;
    await newsletters.setSubscriptions(email, ['reggeli'], place);
    const wanted = 'uj.cim@example.com';
    expect(await act(actions.beginAddress, { email: ' Uj.Cim@example.com ' })).toBe('cim-kod');
    expect(await shown()).toContain(`Kód, amelyet ide küldtünk: ${wanted}`);
    expect((await accounts.readers.byId(id))?.email).toBe(email);
    expect(await act(actions.finishAddress, { kod: await codeTo(wanted) })).toBe('cim-kesz');
    expect((await accounts.readers.byId(id))?.email).toBe(wanted);
    expect((await newsletters.subscriptionsOf(wanted)).find(({ code }) => code === 'reggeli')).toMatchObject({
      isSubscribed: true,
    });
    expect(await mailsTo(db, 'securityNotice', email)).toMatchObject([{ change: 'address' }]);
    expect(await shown()).toContain(wanted);
  });

  it('is not taken from another account, and not without its code', async () => {
    const [one, other] = [await newReader(), await newReader()];
    expect(await one.act(actions.beginAddress, { email: 'nem cím' })).toBe('cim-hibas');
    expect(await one.act(actions.beginAddress, { email: one.email })).toBe('cim-hibas');
    expect(await one.act(actions.finishAddress, { kod: '123456' })).toBe('cim-lejart');
    expect(await one.act(actions.beginAddress, { email: other.email })).toBe('cim-kod');
    const code = await one.codeTo(other.email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await one.act(actions.finishAddress, { kod: wrong })).toBe('cim-kod-hibas');
    expect(await one.act(actions.finishAddress, { kod: code })).toBe('cim-foglalt');
  });

  it('needs a sign-in of the last ten minutes, and codes cannot be guessed', async () => {
    const reader = await newReader();
    await reader.act(actions.beginAddress, { email: 'talalgat@example.com' });
    const outcomes = [];
    for (let times = 0; times < 6; times += 1)
      outcomes.push(await reader.act(actions.finishAddress, { kod: `00000${times}` }));
    expect(outcomes.at(-1)).toBe('cim-sok');
    // A session that was begun long ago, and renewed since.
    const before = new Date(Date.parse(testTime) - 660_000);
    await sql`update sessions set authenticated_at = ${before} where reader_id = ${reader.id}`.execute(
      server.database.db,
    );
    expect(await reader.act(actions.beginAddress, { email: 'masik@example.com' })).toBe('cim-belepes');
  });
});
