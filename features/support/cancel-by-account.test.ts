import { beforeEach, describe, expect, it } from 'vitest';
import { bearerWith, inventReader } from '#tests/accounts.ts';
import { withServer } from '#tests/server.ts';
import { monthlySupporters } from './monthly-supporter.fixture.ts';

const server = withServer();
const { monthly, chargeOn, reset } = monthlySupporters(server);

beforeEach(reset);

function cancel(paymentId: number, headers: Record<string, string> = {}) {
  return server.telex('/api/v2/user/update', {
    host: 'fiok.localhost',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ action: 'cancel', payment_id: paymentId }),
  });
}

describe('the account service’s action "cancel"', () => {
  it('ends the monthly support that the account names, at once and with a receipt [ACCT-03]', async () => {
    const { id, email, row, mails } = await monthly();
    const { token } = await inventReader(server.context, { name: 'Havi Hanna', email });
    const info = await server.telex('/fiok/api/v2/user/info', { headers: bearerWith(token) });
    expect(info.json()).toMatchObject({ payments: [{ payment_id: id, state: 'active' }] });

    const answer = await cancel(id, bearerWith(token));
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ payments: [{ payment_id: id, state: 'ended' }] });
    expect(await row()).toMatchObject({ state: 'ended', endReason: 'reader' });
    expect((await mails()).at(-1)).toMatchObject({ kind: 'support-ended', why: 'reader' });
    expect(await chargeOn('2026-12-21')).toMatchObject({ due: 0 });
  });

  it('is refused for the support of somebody else, and without a session [ACCT-03]', async () => {
    const { id, row } = await monthly();
    const stranger = await inventReader(server.context, { name: 'Más Márta', email: 'mas@example.hu' });
    expect((await cancel(id, bearerWith(stranger.token))).status).toBe(422);
    expect((await cancel(id)).status).toBe(401);
    expect(await row()).toMatchObject({ state: 'active' });
  });
});
