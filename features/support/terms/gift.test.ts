/** Support as a gift: paid once, sent on a day, redeemed with an account; wrong, used, expired, given back. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { cookieWith } from '#tests/accounts.ts';
import { withServer } from '#tests/server.ts';
import { supporterOf } from '../supporter.fixture.ts';
import { readStatement } from '../transfers/statement.server.ts';
import type { GatewayName } from './order.ts';

const server = withServer();
const supporter = supporterOf(server);
const signal = new AbortController().signal;
const support = () => server.context.support;

beforeEach(() => supporter.reset());

let gifts = 0;
const fieldsOf = (change: Record<string, string>) => ({
  cimzett: 'Kiss Pál',
  cimzettemail: `pal${gifts}@example.hu`,
  uzenet: 'Boldog születésnapot!',
  nap: '',
  ...change,
});

function formOf(change: Record<string, string> = {}, gateway: GatewayName = 'simplepay') {
  gifts += 1;
  const fields = fieldsOf(change);
  const email = `ado${gifts}@example.hu`;
  return { form: { gateway, frequency: 'ajandek', amount: '15000', email, fields } as const, email, fields };
}

async function give(change: Record<string, string> = {}, gateway: GatewayName = 'simplepay') {
  const { form, email, fields } = formOf(change, gateway);
  const page = await supporter.pay(form);
  expect(page.text).toContain('Köszönjük az ajándékát!');
  const { ref } = await supporter.lastOrder();
  const [receipt] = await supporter.mails(email);
  const url = new URL(String(receipt?.props.gift));
  return { email, ref, recipient: fields.cimzettemail, link: url.pathname + url.search };
}

const mailsTo = async (recipient: string) =>
  (await supporter.mails(recipient)).filter(({ mail }) => mail === 'support-gift').map(({ props }) => props);

async function reader(email: string) {
  const { accounts, db } = server.context;
  const { id } = await accounts.readers.findOrCreate(db, { name: '', email, language: 'hu', site: 'telex' });
  const session = await accounts.sessions.start(db, { realm: 'reader', id }, 'Firefox');
  const headers = cookieWith(session.access);
  return {
    id,
    open: async (link: string) => (await server.telex(link, { headers })).text,
    accept: (link: string) =>
      server.telex(link, { method: 'POST', headers: { ...headers, ...supporter.formHeaders }, body: '' }),
    standing: () => support().standingOf(id),
  };
}

describe('support as a gift [S47]', () => {
  it('does not name what amounts pay for, as other support does', async () => {
    const goal = 'Hogy egy-egy összeg mire elég';
    expect((await server.telex('/tamogatas?gyakorisag=havi')).text).toContain(goal);
    expect((await server.telex('/tamogatas?gyakorisag=ajandek')).text).not.toContain(goal);
  });

  it('is sent right after the payment, and makes its recipient a supporter for a year', async () => {
    const { recipient, link, email } = await give();
    expect(await mailsTo(recipient)).toMatchObject([
      { giver: 'Próba Éva', recipient: 'Kiss Pál', message: 'Boldog születésnapot!', until: '2027-11-21' },
    ]);
    // The amount is nobody's business.
    expect(JSON.stringify(await mailsTo(recipient))).not.toMatch(/15|1500000/);
    const anonymous = (await server.telex(link)).text;
    expect(anonymous).toContain('Próba Éva egy évre szóló támogatást');
    expect(anonymous).toMatch(/href="\/tamogatas\/belepes\?[^"]*ajandek/);
    const pal = await reader(recipient);
    expect(await pal.open(link)).toContain('Elfogadom az ajándékot');
    expect(await pal.standing()).toBeNull();
    expect((await pal.accept(link)).status).toBe(303);
    expect(await pal.open(link)).toContain('2027. november 21.');
    expect(await pal.standing()).toBe('once');
    expect((await support().ofReader(pal.id)).gifts).toEqual([
      { giver: 'Próba Éva', supportsUntil: '2027-11-21' },
    ]);
    // The giver supports as well, and the receipt is of a gift.
    const giver = await reader(email);
    expect(await giver.standing()).toBe('once');
    expect((await support().ofReader(giver.id)).payments).toMatchObject([{ frequency: 'gift' }]);
    server.setTime('2027-11-22T09:00:00+01:00');
    expect(await pal.standing()).toBeNull();
  });

  it('can be redeemed once, by whoever has the link', async () => {
    const { link } = await give({}, 'barion');
    const [one, other] = [await reader('egyik@example.hu'), await reader('masik@example.hu')];
    await Promise.all([one.accept(link), other.accept(link)]);
    const standings = [await one.standing(), await other.standing()];
    expect(standings.toSorted()).toEqual([null, 'once']);
    const late = await reader('harmadik@example.hu');
    await late.accept(link);
    expect(await late.standing()).toBeNull();
    expect(await late.open(link)).toContain('már elfogadták');
    expect((await server.telex('/ajandek?kod=1.aaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
  });

  it('waits for its day', async () => {
    const { recipient } = await give({ nap: '2026-12-24' });
    expect(await mailsTo(recipient)).toEqual([]);
    server.setTime('2026-12-23T09:00:00+01:00');
    expect(await support().sendGifts()).toBe(0);
    server.setTime('2026-12-24T07:15:00+01:00');
    expect(await support().sendGifts()).toBe(1);
    expect(await support().sendGifts()).toBe(0);
    expect(await mailsTo(recipient)).toMatchObject([{ until: '2027-12-24' }]);
  });

  it('expires a year after its day, and the address of its recipient is deleted', async () => {
    const { recipient, link } = await give();
    const pal = await reader(recipient);
    server.setTime('2027-11-22T09:00:00+01:00');
    expect(await pal.open(link)).toContain('eddig lehetett elfogadni: 2027. november 21.');
    await pal.accept(link);
    expect(await pal.standing()).toBeNull();
    server.setTime('2027-12-31T03:00:00+01:00');
    await support().nightly(signal);
    const { rows } = await sql`
      select from support_gifts where recipient_email = ${recipient}`.execute(server.database.db);
    expect(rows).toEqual([]);
  });

  it('that is given back ends, also where it was redeemed', async () => {
    const { recipient, link, ref } = await give();
    const pal = await reader(recipient);
    await pal.accept(link);
    expect((await support().refund(ref, null)).kind).toBe('refunded');
    expect(await pal.standing()).toBeNull();
    expect(await pal.open(link)).toContain('nem érvényes');
  });

  it('by transfer is sent when the money has arrived', async () => {
    const { form, fields } = formOf({}, 'transfer');
    await supporter.submit(form);
    const { ref } = await supporter.lastOrder();
    expect(await mailsTo(fields.cimzettemail)).toEqual([]);
    const reading = readStatement(`Dátum;Összeg;Deviza;Közlemény\n2026-11-23;15000;HUF;${ref}\n`);
    if (reading.kind === 'fault') throw new Error(reading.fault);
    await support().matchStatement(reading.rows);
    expect(await mailsTo(fields.cimzettemail)).toHaveLength(1);
  });

  it.each([
    ['cimzett', '', 'Írja be a megajándékozott nevét'],
    ['cimzettemail', 'nem cim', 'Írjon be egy e-mail-címet'],
    ['nap', '2026-11-20', 'Válasszon egy napot'],
    ['nap', '2028-01-01', 'Válasszon egy napot'],
    ['uzenet', '<b>x', 'Legfeljebb 300 betű'],
  ])('with %s %j is not begun, and says why', async (field, value, fault) => {
    const answer = await supporter.submit(formOf({ [field]: value }).form);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(fault);
  });

  it('is erased with the account of its recipient', async () => {
    const { recipient } = await give({ nap: '2026-12-24' });
    const pal = await reader(recipient);
    await server.database.db
      .transaction()
      .execute((trx) => support().erase(trx, { id: pal.id, email: recipient }));
    server.setTime('2026-12-24T07:15:00+01:00');
    expect(await support().sendGifts()).toBe(0);
  });
});
