/**
 * Who may use what, role by role: every call that needs a sign-in, every page for one person, and the forms of both. A
 * new one has to be added here.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '#platform/http/viewer.ts';
import { bearerWith, cookieWith, forgedToken, inventMember, inventReader } from '#tests/accounts.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { withServer } from '#tests/server.ts';
import { calls, pages } from '../program.ts';

const server = withServer();
const edition = await loadTestEdition();
type Headers = Record<string, string>;
const kinds = ['nobody', 'forged', 'reader', 'member', ...roles, 'script'] as const;
type Kind = (typeof kinds)[number];
const who = new Map<Kind, Headers>();

beforeAll(async () => {
  const { accounts, db } = server.context;
  const ofMember = async (name: string, given: readonly Role[]) => {
    const { id } = await inventMember(server.context, { email: `${name}@example.com`, roles: given });
    const { access } = await accounts.sessions.start(db, { realm: 'newsroom', id }, 'Firefox · Linux');
    return cookieWith(access);
  };
  who.set('nobody', {});
  who.set('forged', cookieWith(forgedToken('newsroom')));
  who.set('reader', cookieWith((await inventReader(server.context)).token));
  who.set('member', await ofMember('member', []));
  for (const role of roles) who.set(role, await ofMember(role, [role]));
  who.set('script', bearerWith(await accounts.createToken('Parancsfájl', 1, ['editor'])));
});

const newsroom: readonly Kind[] = ['member', ...roles, 'script'];
const members: readonly Kind[] = ['member', ...roles];

async function statuses(
  path: string,
  { method = 'GET', body, type }: { method?: 'GET' | 'POST' | 'DELETE'; body?: string; type?: string } = {},
): Promise<Record<Kind, number>> {
  const found: Partial<Record<Kind, number>> = {};
  for (const kind of kinds) {
    const headers = { ...who.get(kind), ...(body === undefined ? {} : { 'content-type': type ?? json }) };
    found[kind] = (
      await server.telex(path, { method, headers, ...(body === undefined ? {} : { body }) })
    ).status;
  }
  return found as Record<Kind, number>;
}

const json = 'application/json';

/** `allowed` get this status; somebody else who is signed in gets 403, and nobody 401. */
function only(allowed: readonly Kind[], status: number): Record<Kind, number> {
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      allowed.includes(kind) ? status : kind === 'nobody' || kind === 'forged' ? 401 : 403,
    ]),
  ) as Record<Kind, number>;
}

/** In its form, but for no site. */
const campaign = {
  name: 'x',
  site: 'nincs-ilyen',
  place: 'front-1',
  until: '2026-12-24T18:00:00+01:00',
  alt: 'x',
  link: 'https://kert.example/',
  pictures: [{ platform: 'mobile', size: '300x250', bytes: 'AAAA' }],
};

/** Requests that change nothing, by the ids of their calls; who may, and with which status. */
const requests: Record<string, [string, Parameters<typeof statuses>[1], readonly Kind[], number]> = {
  me: ['/api/me', {}, ['reader', ...newsroom], 200],
  savedStories: ['/api/saved', { method: 'POST', body: '{"added":[],"removed":[]}' }, ['reader'], 200],
  userInfo: ['/fiok/api/v2/user/info', {}, ['reader'], 200],
  userUpdate: [
    '/fiok/api/v2/user/update',
    { method: 'POST', body: '{"action":"newsletter","code":"nincs-ilyen","subscribe":true}' },
    ['reader'],
    422,
  ],
  dataDownload: ['/fiok/adataim.zip?kulcs=x', {}, ['reader'], 404],
  // The newsroom's accounts have no browsers, which is no fault of the browser that asks.
  linkWebPush: [
    '/api/web-push/account',
    { method: 'POST', body: `{"clientToken":"${'x'.repeat(24)}"}` },
    ['reader'],
    404,
  ],
  campaigns: ['/api/campaigns', {}, ['ad-operator'], 200],
  campaignReport: ['/api/campaigns/report', {}, ['ad-operator'], 200],
  campaignReportCsv: ['/api/campaigns/report.csv', {}, ['ad-operator'], 200],
  createCampaign: [
    '/api/campaigns',
    { method: 'POST', body: JSON.stringify(campaign) },
    ['ad-operator'],
    422,
  ],
  changeCampaign: ['/api/campaigns/1', { method: 'POST', body: '{}' }, ['ad-operator'], 404],
  endCampaign: ['/api/campaigns/1', { method: 'DELETE' }, ['ad-operator'], 404],
  campaignPicture: [
    '/api/campaigns/1/pictures/mobile/300x250',
    { method: 'POST', body: 'x', type: 'image/png' },
    ['ad-operator'],
    404,
  ],
};

describe('calls that need a sign-in [S30] [X09]', () => {
  it('are all in the table of this test', () => {
    const ids = calls.filter(({ traits }) => traits.audience === 'signedIn').map(({ traits }) => traits.id);
    expect(ids.toSorted()).toEqual(Object.keys(requests).toSorted());
  });

  it.each(Object.entries(requests))('%s', async (id, [path, request, allowed, status]) => {
    const expected = only(allowed, status);
    if (id === 'linkWebPush') for (const kind of newsroom) expected[kind] = 200;
    expect(await statuses(path, request)).toEqual(expected);
  });
});

/** Pages that show something of a person only to that person: all others are led to a sign-in. */
const ownPages: Record<string, [string, readonly Kind[], number]> = {
  support_profile: ['/tamogatas/profil', ['reader'], 200],
  support_security: ['/tamogatas/biztonsag', ['reader'], 200],
  support_download: ['/fiok/letoltes?kulcs=x', ['reader'], 404],
  newsroom_security: ['/szerkesztoseg/biztonsag', members, 200],
};

describe('pages of one person', () => {
  it.each(Object.entries(ownPages))('%s', async (_, [path, allowed, status]) => {
    const found = await statuses(path);
    expect(found).toEqual(
      Object.fromEntries(kinds.map((kind) => [kind, allowed.includes(kind) ? status : 302])),
    );
  });
});

/** Pages for one right: other members are told so, everybody else is led to the newsroom's sign-in. */
describe('the page of campaigns', () => {
  it('is for ad operators [S30]', async () => {
    const expected = Object.fromEntries(
      kinds.map((kind) => [kind, kind === 'ad-operator' ? 200 : members.includes(kind) ? 403 : 302]),
    );
    expect(await statuses('/szerkesztoseg/hirdetesek')).toEqual(expected);
  });
});

/** Forms by their routes, at the addresses of their pages. */
const personal = pages.filter(({ traits }) => traits.audience === 'personal' && traits.acceptsForms);

describe('forms of pages', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const addresses = personal.flatMap(({ traits: { at } }) =>
    (typeof at === 'function' ? at(edition) : (at ?? [])).map(({ pattern }) =>
      pattern.replaceAll(/\{\w+\}/g, 'x'),
    ),
  );

  it('are many', () => expect(addresses.length).toBeGreaterThan(10));

  it.each(addresses)('%s are taken from our own pages, and from no other site’s', async (path) => {
    const send = async (headers: Headers) =>
      (await server.telex(path, { method: 'POST', headers: { ...form, ...headers }, body: 'x=1' })).status;
    const foreign: Headers[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://gonosz.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign)
      expect(await send({ ...headers, ...who.get('reader') }), JSON.stringify(headers)).toBe(400);
    // The control: the same form from our own page is read.
    expect(await send({ 'sec-fetch-site': 'same-origin', ...who.get('reader') })).not.toBe(400);
  });
});
