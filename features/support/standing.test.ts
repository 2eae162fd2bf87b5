/** A reader's support in `GET /api/me`: pages thank for it, and ask no more. */
import { beforeEach, describe, expect, it } from 'vitest';
import { cookieWith } from '#tests/accounts.ts';
import { testTime, withServer } from '#tests/server.ts';
import { monthlySupporters } from './monthly-supporter.fixture.ts';

const server = withServer();
const { supporter, support, reset, monthly } = monthlySupporters(server);

beforeEach(reset);

/** Signs in as the reader whose payment made the account. */
async function supportsOf(email: string): Promise<unknown> {
  const { accounts, db } = server.context;
  const reader = await accounts.readers.byEmail(email);
  const session = await accounts.sessions.start(db, { realm: 'reader', id: reader?.id ?? 0 }, 'Firefox');
  const answer = await server.telex('/api/me', { headers: cookieWith(session.access) });
  return Object(answer.json()).supports;
}

describe('what a reader gives', () => {
  it('is every month as long as the support runs, also while it is paused', async () => {
    const { id, email, act } = await monthly();
    expect(await supportsOf(email)).toBe('monthly');
    await act({ muvelet: 'szunet', honap: '2' });
    expect(await supportsOf(email)).toBe('monthly');
    await support().cancelCommitment(id);
    // The month that was paid is thanked for.
    expect(await supportsOf(email)).toBe('once');
  });

  it('is once for a year after a payment, and nothing after its refund or a failure', async () => {
    const [gave, took, failed] = ['egyszer@example.hu', 'visszakapta@example.hu', 'sikertelen@example.hu'];
    await supporter.pay({ email: gave });
    await supporter.pay({ gateway: 'barion', email: took });
    await support().refund((await supporter.lastOrder()).ref, null);
    await supporter.pay({ email: failed }, 'no-funds');
    const { accounts, db } = server.context;
    await accounts.readers.findOrCreate(db, { name: '', email: failed, language: 'hu', site: 'telex' });
    expect([await supportsOf(gave), await supportsOf(took), await supportsOf(failed)]).toEqual([
      'once',
      null,
      null,
    ]);
    server.setTime('2027-11-20T08:00:00+01:00');
    expect(await supportsOf(gave)).toBe('once');
    server.setTime('2027-11-22T08:00:00+01:00');
    expect(await supportsOf(gave)).toBeNull();
    server.setTime(testTime);
  });
});

describe('the page of support', () => {
  it('says to a reader who gives every month that another support would be a second one', async () => {
    const { email } = await monthly();
    const { accounts, db } = server.context;
    const reader = await accounts.readers.byEmail(email);
    const session = await accounts.sessions.start(db, { realm: 'reader', id: reader?.id ?? 0 }, 'Firefox');
    const textFor = async (headers: Record<string, string>) =>
      (await server.telex('/tamogatas', { headers })).text;
    const notice = 'Ön már havonta támogat minket.';
    expect(await textFor(cookieWith(session.access))).toContain(notice);
    // The control.
    expect(await textFor({})).not.toContain(notice);
  });
});
