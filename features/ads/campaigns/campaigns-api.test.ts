/** The ad operator's calls: who may use them, what pages show after them, and what the log says [S30]. */
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Role, roles } from '#features/sites/public.ts';
import { bearerWith, cookieWith, inventMember, inventReader } from '../../../tests/accounts.ts';
import { writeSmallEdition } from '../../../tests/coupling/small-edition.ts';
import { formWith, type HttpResponse } from '../../../tests/send-request.ts';
import { testTime, withServer } from '../../../tests/server.ts';

const server = withServer();
type Headers = Record<string, string>;
let picture = '';
let operator: { id: number };

beforeAll(async () => {
  await writeSmallEdition(server.context);
  operator = await inventMember(server.context, { email: 'hirdetes@example.com', roles: ['ad-operator'] });
  picture = (await pictureOf(600, 500)).toString('base64');
});
beforeEach(() => server.setTime(testTime));

function pictureOf(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();
}

async function session(id = operator.id): Promise<Headers> {
  const { accounts, db } = server.context;
  const { access } = await accounts.sessions.start(db, { realm: 'newsroom', id }, 'Firefox · Linux');
  return cookieWith(access);
}

function post(path: string, headers: Headers, body: unknown): Promise<HttpResponse> {
  return server.telex(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
    body: JSON.stringify(body),
  });
}

function draft(name: string, about: object = {}): object {
  return {
    name,
    site: 'telex',
    place: 'front-1',
    until: '2026-12-24T18:00:00+01:00',
    alt: `Kert: ${name}`,
    link: `https://kert.example/${name}`,
    pictures: [{ platform: 'mobile', size: '300x250', bytes: picture }],
    ...about,
  };
}

async function create(name: string, headers: Headers, about: object = {}): Promise<number> {
  const answer = await post('/api/campaigns', headers, draft(name, about));
  expect(answer.status, answer.text).toBe(200);
  return Number(Object(answer.json()).id);
}

const end = (id: number, headers: Headers): Promise<HttpResponse> =>
  server.telex(`/api/campaigns/${id}`, { method: 'DELETE', headers });

/** Each call of an operator, on the campaign with this id. */
const requests = (id: number): [string, (headers: Headers) => Promise<HttpResponse>][] => [
  ['list', (headers) => server.telex('/api/campaigns', { headers })],
  ['report', (headers) => server.telex('/api/campaigns/report', { headers })],
  ['report.csv', (headers) => server.telex('/api/campaigns/report.csv', { headers })],
  ['create', (headers) => post('/api/campaigns', headers, draft('jog'))],
  ['change', (headers) => post(`/api/campaigns/${id}`, headers, { weight: 3 })],
  [
    'picture',
    async (headers) =>
      server.telex(`/api/campaigns/${id}/pictures/mobile/300x250`, {
        method: 'POST',
        ...(await formWith({ picture: Buffer.from(picture, 'base64') }, headers)),
      }),
  ],
  ['end', (headers) => end(id, headers)],
];

async function statusesFor(headers: Headers): Promise<Record<string, number>> {
  const id = await create('jogok', await session());
  const statuses: Record<string, number> = {};
  for (const [name, send] of requests(id)) statuses[name] = (await send(headers)).status;
  return statuses;
}

const always = (status: number): Record<string, number> =>
  Object.fromEntries(requests(0).map(([name]) => [name, status]));
const allowed = always(200);

describe('the rights of each role', () => {
  it.each<Role>(roles)('%s', async (role) => {
    const { id } = await inventMember(server.context, { email: `${role}@example.com`, roles: [role] });
    expect(await statusesFor(await session(id))).toEqual(role === 'ad-operator' ? allowed : always(403));
  });

  it('a member without a role, a reader, nobody', async () => {
    const { id } = await inventMember(server.context, { email: 'semmi@example.com' });
    const reader = await inventReader(server.context);
    expect(await statusesFor(await session(id))).toEqual(always(403));
    expect(await statusesFor(cookieWith(reader.token))).toEqual(always(403));
    expect(await statusesFor({})).toEqual(always(401));
  });

  it('a script, by the roles of its token', async () => {
    const { accounts } = server.context;
    const token = await accounts.createToken('Kampányok', 1, ['ad-operator']);
    expect(await statusesFor(bearerWith(token))).toEqual(allowed);
    const other = await accounts.createToken('Cikkek', 1, ['editor']);
    expect(await statusesFor(bearerWith(other))).toEqual(always(403));
  });

  it('an old session shows and ends, but puts nothing new on pages before a proof of identity', async () => {
    const headers = await session();
    const id = await create('regi', headers);
    server.setTime('2026-11-21T08:10:01+01:00');
    const statuses: Record<string, number> = {};
    for (const [name, send] of requests(id)) statuses[name] = (await send(headers)).status;
    expect(statuses).toEqual({ ...allowed, create: 403, change: 403, picture: 403 });
  });

  it('a request that is sent again with its key changes nothing twice, and gets the same answer', async () => {
    const headers = { ...(await session()), 'idempotency-key': 'kulcs-1' };
    const first = await post('/api/campaigns', headers, draft('egyszer'));
    const [again, reused] = [
      await post('/api/campaigns', headers, draft('egyszer')),
      await post('/api/campaigns', headers, draft('masik')),
    ];
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
    expect([reused.status, reused.json()]).toMatchObject([422, { code: 'idempotency-key-reused' }]);
    const { campaigns } = Object((await server.telex('/api/campaigns', { headers })).json());
    expect(campaigns.filter(({ name }: { name: string }) => name === 'egyszer')).toHaveLength(1);
    // The same text is a new key for another person, and for everybody a day later.
    const other = await inventMember(server.context, { email: 'masik@example.com', roles: ['ad-operator'] });
    const ofOther = { ...(await session(other.id)), 'idempotency-key': 'kulcs-1' };
    expect((await post('/api/campaigns', ofOther, draft('masik'))).status).toBe(200);
    server.setTime('2026-11-26T08:00:01+01:00');
    const later = { ...(await session()), 'idempotency-key': 'kulcs-1' };
    expect((await post('/api/campaigns', later, draft('masik'))).status).toBe(200);
  });

  it('two requests with one key at the same time are handled once', async () => {
    const headers = { ...(await session()), 'idempotency-key': 'egyszerre' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post('/api/campaigns', headers, draft('egyszerre'))),
    );
    const codes = answers.map((one) => (one.status === 200 ? 'ok' : Object(one.json()).code));
    expect(codes.filter((code) => code !== 'request-in-progress')).toContain('ok');
    const { campaigns } = Object((await server.telex('/api/campaigns', { headers })).json());
    expect(campaigns.filter(({ name }: { name: string }) => name === 'egyszerre')).toHaveLength(1);
  });

  it('a failed request may be sent again, and so may one whose process was killed', async () => {
    const headers = { ...(await session()), 'idempotency-key': 'hibas' };
    const wrong = await post('/api/campaigns', headers, draft('hibas', { place: 'sehol' }));
    expect(wrong.status).toBe(422);
    expect((await post('/api/campaigns', headers, draft('hibas'))).status).toBe(200);
    const { db } = server.context;
    await db.updateTable('idempotent_answers').set({ answer: null }).where('key', '=', 'hibas').execute();
    expect((await post('/api/campaigns', headers, draft('hibas'))).status).toBe(409);
    server.setTime('2026-11-25T08:05:00+01:00');
    const later = { ...(await session()), 'idempotency-key': 'hibas' };
    expect((await post('/api/campaigns', later, draft('hibas'))).status).toBe(200);
    expect((await post('/api/campaigns', { ...later, 'idempotency-key': 'á' }, {})).status).toBe(400);
  });

  it('only the version that the client saw is changed; otherwise the newer one comes back', async () => {
    const headers = await session();
    const id = await create('valtozat', headers);
    const change = (ifMatch: string, weight: number) =>
      post(`/api/campaigns/${id}`, { ...headers, 'if-match': ifMatch }, { weight });
    const changed = await change('"1"', 3);
    expect([changed.status, changed.headers.etag, changed.json()]).toMatchObject([
      200,
      '"2"',
      { version: 2, weight: 3 },
    ]);
    const outdated = await change('"1"', 4);
    expect([outdated.status, outdated.headers.etag, outdated.json()]).toMatchObject([
      412,
      '"2"',
      { code: 'version-outdated', current: { id, version: 2, weight: 3 } },
    ]);
    expect(outdated.headers['content-type']).toContain('application/problem+json');
    expect((await change('W/"2"', 5)).headers.etag).toBe('"3"');
    expect((await change('*', 6)).headers.etag).toBe('"4"');
    for (const strange of ['2', '"x"', '"1", "2"']) expect((await change(strange, 7)).status).toBe(400);
  });

  it('pages of other sites change nothing', async () => {
    const headers = { ...(await session()), 'sec-fetch-site': 'cross-site' };
    const id = await create('idegen', await session());
    expect((await post('/api/campaigns', headers, draft('idegen'))).status).toBe(400);
    expect((await end(id, headers)).status).toBe(400);
  });
});

describe('a campaign made over the API', () => {
  /** Requests the front page as a reader would, for a second and what a busy machine may add; alone it would stay in the cache. */
  async function frontSoon(isThere: (html: string) => boolean): Promise<boolean> {
    const until = performance.now() + 5_000;
    while (performance.now() < until) {
      if (isThere((await server.telex('/')).text)) return true;
      await pause(20);
    }
    return false;
  }

  it('is on the front page within a second, changes there, and is gone when it ends [S48]', async () => {
    const headers = await session();
    const link = 'https://kert.example/cimlap';
    expect((await server.telex('/')).text).not.toContain(link);
    // Of the campaigns of one slot a page offers three: this one has the slot to itself.
    for (const { id: other, stoppedAt } of await server.context.ads.list())
      if (stoppedAt === null) await end(other, headers);
    const id = await create('cimlap', headers);
    expect(await frontSoon((html) => html.includes(link))).toBe(true);
    expect((await post(`/api/campaigns/${id}`, headers, { label: 'A Zöldkapu ajánlata' })).status).toBe(200);
    expect(await frontSoon((html) => html.includes('A Zöldkapu ajánlata') && html.includes(link))).toBe(true);
    expect((await end(id, headers)).status).toBe(200);
    expect(await frontSoon((html) => !html.includes(link))).toBe(true);
    expect((await end(id, headers)).status).toBe(404);
    expect((await post(`/api/campaigns/${id}`, headers, { weight: 2 })).status).toBe(404);
  });

  it('is refused with the reason, and then neither a picture nor a line of the log is stored', async () => {
    const headers = await session();
    const { db } = server.context;
    const countOf = async (table: 'images' | 'audit_log' | 'ad_campaigns'): Promise<number> =>
      (await db.selectFrom(table).select('id').execute()).length;
    const counts = async () => [
      await countOf('images'),
      await countOf('audit_log'),
      await countOf('ad_campaigns'),
    ];
    const before = await counts();
    const wide = (await pictureOf(1000, 100)).toString('base64');
    for (const [about, reason] of [
      [{ place: 'sehol' }, "no slot 'sehol'"],
      [{ until: '2020-01-01T00:00:00Z' }, 'the end must be after the beginning'],
      [{ pictures: [{ platform: 'mobile', size: '300x250', bytes: wide }] }, 'has 1000 × 100 pixels'],
    ] as const) {
      const answer = await post('/api/campaigns', headers, draft('rossz', about));
      expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(reason)]);
    }
    expect(await counts()).toEqual(before);
  });

  it('has a report as JSON and as CSV, and a name that is a formula stays a text', async () => {
    const headers = await session();
    const name = '=1+1';
    const id = await create(name, headers, { link: 'https://kert.example/keplet' });
    for (const event of ['impression', 'click'])
      expect((await post('/api/campaigns/counts', {}, { id, event })).status).toBe(204);
    await server.context.ads.flush();
    const query = `name=${encodeURIComponent(name)}`;
    const row = { id, name, site: 'telex', place: 'front-1', day: '2026-11-21', impressions: 1, clicks: 1 };
    expect((await server.telex(`/api/campaigns/report?${query}`, { headers })).json()).toEqual({
      rows: [row],
    });
    const csv = await server.telex(`/api/campaigns/report.csv?${query}`, { headers });
    expect([csv.headers['content-type'], csv.headers['cache-control'], csv.text]).toEqual([
      'text/csv; charset=utf-8',
      'no-store',
      `id,name,site,place,day,impressions,clicks\n${id},'=1+1,telex,front-1,2026-11-21,1,1\n`,
    ]);
    const { campaigns } = Object((await server.telex('/api/campaigns', { headers })).json());
    expect(campaigns[0]).toMatchObject({ id, mobile: '300x250', desktop: null, impressions: 1, clicks: 1 });
  });

  it('is in the log of the newsroom with the member who made, changed and ended it', async () => {
    const headers = await session();
    const id = await create('naplo', headers);
    await post(`/api/campaigns/${id}`, headers, { weight: 5 });
    await end(id, headers);
    const lines = await server.context.accounts.audit.read({ memberId: operator.id, limit: 3 });
    expect(lines.map(({ action, actor, way, detail }) => [action, actor, way, detail])).toEqual(
      ['campaign-ended', 'campaign-changed', 'campaign-created'].map((action) => [
        action,
        'Belépő Bea',
        'api',
        String(id),
      ]),
    );
    expect(lines[0]?.network).not.toBe('');
  });
});
