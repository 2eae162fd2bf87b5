/** Payments from the form to the thanks, through the sandboxes of the gateways. */
import { beforeEach, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { supporterOf } from './supporter.fixture.ts';

const server = withServer();
const supporter = supporterOf(server);

beforeEach(supporter.reset);

const counter = async () => (await server.telex('/api/minutes?day=2026-11-21')).json();

describe('a single payment [S47]', () => {
  it.each([
    ['simplepay', 'HUF', '5000'],
    ['barion', 'HUF', '5000'],
    ['stripe', 'EUR', '20'],
  ] as const)(
    'by %s is thanked for, counted once, and has a receipt by mail',
    async (gateway, currency, amount) => {
      const before = await server.context.support.onDay('2026-11-21');
      const page = await supporter.pay({ gateway, currency, amount, email: `${gateway}@example.hu` });
      expect(page.status).toBe(200);
      expect(page.path).toMatch(/^\/tamogatas\/siker\?rendeles=[\w-]{24}$/);
      expect(page.text).toContain('Köszönjük a támogatását!');
      expect(page.text).toContain('Ez egyszeri támogatás volt');
      const order = await supporter.lastOrder();
      expect(order).toMatchObject({ state: 'paid', kind: 'once', mismatch: null });
      await supporter.until(async () => (await supporter.ledger(gateway)).notices.confirmed > 0);
      expect((await supporter.open(page.path)).text).toContain(order.ref);
      const after = await server.context.support.onDay('2026-11-21');
      expect(after).toEqual({ recurring: before.recurring, onetime: before.onetime + 1 });
      await server.settled();
      expect(await counter()).toEqual(after);
      const mails = await supporter.mails(`${gateway}@example.hu`);
      expect(mails).toMatchObject([
        { mail: 'support-receipt', props: { kind: 'once', ref: order.ref, manage: null } },
      ]);
    },
  );

  it('makes the account of its address, and nobody gets one before paying', async () => {
    const email = 'uj.olvaso@example.hu';
    const started = await supporter.submit({ email });
    expect(await server.context.accounts.readers.byEmail(email)).toBeNull();
    await supporter.open(await supporter.atGateway(started.headers.location ?? '', 'paid'));
    const reader = await server.context.accounts.readers.byEmail(email);
    const own = await server.context.support.ofReader(reader?.id ?? 0);
    expect(own.payments).toMatchObject([{ kind: 'payment', amount: 500_000, currency: 'HUF' }]);
  });

  it.each([
    ['no-funds', 'elutasította a fizetést. Pénzt nem vontak le.', 'failed'],
    ['cancelled', 'Pénzt nem vontak le, és ezt a fizetést már senki sem fejezheti be.', 'cancelled'],
    ['expired', 'Letelt az idő', 'expired'],
  ])('that ends with %s keeps the amount, and says that nothing was taken', async (button, text, state) => {
    const page = await supporter.pay({ amount: '10000' }, button);
    expect(page.path).toMatch(/^\/tamogatas\/hiba\?rendeles=/);
    expect(page.text).toContain(text);
    expect(page.text).toMatch(/href="\/tamogatas\?gyakorisag=egyszeri[^"]*osszeg=10000[^"]*"/);
    expect((await supporter.lastOrder()).state).toBe(state);
    const form = await supporter.open('/tamogatas?gyakorisag=egyszeri&penznem=HUF&osszeg=10000&mod=barion');
    expect(form.text).toMatch(/<input[^>]*checked=""[^>]*value="10000"|value="10000"[^>]*checked/);
  });

  it('goes through the bank’s approval (3DS)', async () => {
    const started = await supporter.submit({ gateway: 'barion' });
    const address = started.headers.location ?? '';
    expect(await supporter.atGateway(address, '3ds')).toBe('');
    const page = await supporter.open(await supporter.atGateway(address, 'paid'));
    expect(page.text).toContain('Köszönjük');
  });

  it('by bank transfer shows the account and the reference, and is paid by the statement', async () => {
    const started = await supporter.submit({ gateway: 'transfer', email: 'utalo@example.hu' });
    const page = await supporter.open(started.headers.location ?? '');
    const { ref } = await supporter.lastOrder();
    expect(page.text).toContain('Így utalja el a támogatást');
    expect(page.text).toContain(ref);
    expect(page.text).toContain('HU42 1177');
    expect(await supporter.mails('utalo@example.hu')).toMatchObject([
      {
        mail: 'support-transfer',
        props: { ref, page: expect.stringMatching(/^http:.*\/tamogatas\/siker\?/) },
      },
    ]);
    const row = {
      id: 'B1',
      day: '2026-11-23',
      remark: `TAMOGATAS ${ref.slice(0, 6)} ${ref.slice(6)}`,
      source: 'B1',
    };
    const money = { amount: 500_000, currency: 'HUF' } as const;
    const match = () => server.context.support.matchStatement([{ ...row, money }]);
    expect(await match()).toMatchObject([{ kind: 'paid', ref }]);
    expect(await match()).toMatchObject([{ kind: 'known' }]);
    expect((await supporter.open(page.path)).text).toContain('Köszönjük a támogatását!');
  });
});

describe('the form', () => {
  it('sent twice begins one payment [S47]', async () => {
    const form = { formKey: 'ugyanaz', email: 'ketszer@example.hu' };
    const [first, second] = [await supporter.submit(form), await supporter.submit(form)];
    expect(second.headers.location).toBe(first.headers.location);
    const other = await supporter.submit({ ...form, amount: '10000' });
    expect(other.headers.location).not.toBe(first.headers.location);
  });

  it('names the frequency and the amount in its button, for each amount', async () => {
    const monthly = await supporter.open('/tamogatas');
    expect(monthly.text).toContain('Támogatom havi 2500\u00a0Ft-tal');
    expect(monthly.text).not.toContain('Támogatom egyszer');
    const once = await supporter.open('/tamogatas?gyakorisag=egyszeri&penznem=EUR');
    expect(once.text).toContain('Támogatom egyszer 20\u00a0euróval');
    expect(once.text).not.toContain('Támogatom havi');
    expect(once.text).not.toContain('hozzajarulas');
  });

  it.each([
    ['without an address', { email: 'nem cím' }, 'Írjon be egy e-mail-címet'],
    ['below the least amount', { osszeg: 'mas', sajat: '100' }, 'Írjon be egy összeget'],
    ['with no amount', { osszeg: 'mas', sajat: 'sok' }, 'Írjon be egy összeget'],
    ['with a gateway that is not offered', { mod: 'stripe' }, 'Válassza ki, hogyan szeretne fizetni'],
    ['with a line break in the name', { nev: 'Éva\u0000Bcc' }, 'Írja be a nevét'],
    [
      'monthly without consent to the stored card',
      { gyakorisag: 'havi', hozzajarulas: '' },
      'hozzá kell járulnia',
    ],
  ])('%s begins nothing, and says what is wrong beside the field', async (_what, fields, text) => {
    const before = (await supporter.orders()).length;
    const answer = await supporter.submit({ fields });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(text);
    expect((await supporter.orders()).length).toBe(before);
  });

  it('names the hosts of the gateways in its policy, and no page names others [ERR-08]', async () => {
    const page = await server.telex('/tamogatas');
    const policy = String(page.headers['content-security-policy']);
    const [, actions = ''] = /form-action ([^;]*)/.exec(policy) ?? [];
    expect(actions).toBe(`'self' ${await supporter.origin()}`);
    expect(page.headers['cache-control']).toContain('no-store');
    const front = await server.telex('/');
    expect(String(front.headers['content-security-policy'])).toContain("form-action 'self';");
  });

  it('is refused from the page of another site', async () => {
    const answer = await server.telex('/tamogatas', {
      method: 'POST',
      headers: { ...supporter.formHeaders, 'sec-fetch-site': 'cross-site' },
      body: 'osszeg=5000',
    });
    expect(answer.status).toBe(400);
  });
});

/** Addresses of the links to the page of support, in the order of the document. */
const linksIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<a[^>]*data-support[^>]*>/g)].map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1]);

describe('the support pages', () => {
  it('exist on the sites of the main domain and not on the regional edition [SITE-25] [ROLE-03]', async () => {
    for (const path of ['/tamogatas', '/g7/tamogatas', '/after/tamogatas/siker', '/tamogatas/hiba'])
      expect((await server.telex(path)).status).toBe(200);
    expect((await server.transtelex('/tamogatas')).status).toBe(404);
    expect((await server.telex('/tamogatas/masik')).status).toBe(404);
    expect((await server.telex('/g7/tamogatas')).text).toContain('Támogassa a G7 adatmunkáját');
  });

  it('change with the schedule', async () => {
    expect((await server.telex('/tamogatas')).text).not.toContain('Évzáró');
    server.setTime('2026-12-05T08:00:00+01:00');
    expect((await server.telex('/tamogatas')).text).toContain('Évzáró');
  });

  it('are hidden by the flag, except for the outcome and the way out [ACCT-08] [X20]', async () => {
    const page = await supporter.pay({ gateway: 'simplepay', frequency: 'havi', amount: '2500' });
    const hide = (donations: '0' | '1') =>
      server.context.front.writeUnique({
        slug: 'component-setup',
        name: '',
        content: { donations },
      } as never);
    expect(linksIn((await server.telex('/')).text)).toHaveLength(3);
    await hide('1');
    expect((await server.telex('/tamogatas')).status).toBe(404);
    expect((await supporter.submit()).status).toBe(404);
    expect((await server.telex(page.path)).status).toBe(200);
    const [mail] = (await supporter.mails())
      .filter(({ props }) => typeof props.manage === 'string')
      .slice(-1);
    const manage = new URL(String(mail?.props.manage));
    expect((await server.telex(manage.pathname + manage.search)).status).toBe(200);
    // No page leads to it meanwhile, not even one that was cached before [S58].
    await server.settled();
    expect(linksIn((await server.telex('/')).text)).toEqual([]);
    await hide('0');
    expect((await server.telex('/tamogatas')).status).toBe(200);
    await server.settled();
    expect(linksIn((await server.telex('/')).text)).toHaveLength(3);
  });

  it('are linked from the header, the menu and the footer of each site that has them', async () => {
    expect(linksIn((await server.telex('/')).text)).toEqual(['/tamogatas', '/tamogatas', '/tamogatas']);
    expect(linksIn((await server.telex('/g7')).text)[0]).toBe('/g7/tamogatas');
    expect(linksIn((await server.transtelex('/')).text)).toEqual([]);
  });

  it('have another address for links where a blocker is at work, which always arrives [ACCT-09] [X19]', async () => {
    const { status, headers } = await server.telex('/t');
    expect([status, headers.location]).toEqual([301, '/tamogatas']);
    const chosen = await server.telex('/g7/t?gyakorisag=egyszeri&penznem=EUR&osszeg=30');
    expect(chosen.headers.location).toBe('/g7/tamogatas?gyakorisag=egyszeri&penznem=EUR&osszeg=30');
    expect((await supporter.open(chosen.headers.location ?? '')).status).toBe(200);
    expect((await server.telex('/t?nyelv=en')).headers.location).toBe('/tamogatas?nyelv=en');
    expect((await server.transtelex('/t')).status).toBe(404);
  });
});
