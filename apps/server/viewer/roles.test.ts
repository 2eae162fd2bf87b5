/** Access by role: every call and page that needs a sign-in, and their forms. New ones have to be added here. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '#features/sites/public.ts';
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
  {
    method = 'GET',
    body,
    type,
  }: { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: string; type?: string } = {},
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

/** A valid form of a campaign, for a site that does not exist. */
const campaign = {
  name: 'x',
  site: 'nincs-ilyen',
  place: 'front-1',
  until: '2026-12-24T18:00:00+01:00',
  alt: 'x',
  link: 'https://kert.example/',
  pictures: [{ platform: 'mobile', size: '300x250', bytes: 'AAAA' }],
};

const writers: readonly Kind[] = ['author', 'editor', 'chief-editor', 'script'];
/** Ad operators change fields of sponsored stories. */
const openers: readonly Kind[] = [...writers, 'ad-operator'];
const frontEditors: readonly Kind[] = ['editor', 'chief-editor', 'script'];
const noFront = '/api/newsroom/fronts/nincs-ilyen';
const unsent = '/api/newsroom/devices/00000000-0000-4000-8000-000000000001/unsent';
const noLive = '/api/newsroom/live/2147483647';
const editors: readonly Kind[] = ['editor', 'chief-editor', 'script'];
const noStory = '/api/newsroom/stories/2147483647';
const notices = '/api/newsroom/notices';
/** A change of a version that does not exist. */
const unseen = { method: 'PATCH', body: '{"version":0}' } as const;
const noMember = '/api/newsroom/members/2147483647';
const noChange = { epoch: 1, version: 0, entries: [], kept: [], closed: [], rebase: false };
const noNews = {
  key: '00000000-0000-4000-8000-000000000001',
  site: 'nincs-ilyen',
  title: 'x',
  sentence: 'x',
  section: 1,
  isOnFront: true,
  topics: [],
};
const noSending = {
  key: '00000000-0000-4000-8000-000000000000',
  story: 2147483647,
  seen: 0,
  kind: 'new',
  title: 'x',
  body: '',
  topics: [{ site: 'telex', topic: 'fontos' }],
};
const noPicture = {
  method: 'POST',
  body: '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\nx\r\n--x--\r\n',
  type: 'multipart/form-data; boundary=x',
} as const;

/**
 * Requests that change nothing, by the ids of their calls, with the allowed kinds of clients and their
 * status.
 */
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
  // The newsroom's accounts have no browsers; for the requesting browser that is no error.
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
  campaignPicture: ['/api/campaigns/1/pictures/mobile/300x250', noPicture, ['ad-operator'], 404],
  newsroomApi: ['/api/newsroom/openapi.json', {}, newsroom, 200],
  newsroomChoices: ['/api/newsroom/choices/tags', {}, newsroom, 200],
  newsroomStories: ['/api/newsroom/stories', {}, openers, 200],
  newsroomStory: [noStory, {}, openers, 404],
  newsroomPreview: [`${noStory}/preview`, {}, openers, 404],
  newsroomCreateStory: [
    '/api/newsroom/stories',
    { method: 'POST', body: '{"site":"nincs-ilyen"}' },
    writers,
    400,
  ],
  newsroomSendSteps: [`${noStory}/steps`, { method: 'POST', body: JSON.stringify(noChange) }, openers, 404],
  newsroomStepsSince: [`${noStory}/steps?epoch=1&since=0`, {}, openers, 404],
  newsroomAct: [`${noStory}/acts`, { method: 'POST', body: '{"act":"withdraw","version":0}' }, writers, 404],
  newsroomOutcomes: [`${noStory}/outcomes?version=0&act=publish`, {}, writers, 404],
  newsroomPast: [`${noStory}/past`, {}, writers, 404],
  newsroomPastPage: [`${noStory}/past/page?at=2026-11-21T08:00:00Z`, {}, writers, 404],
  newsroomVersions: [`${noStory}/versions`, {}, writers, 404],
  newsroomVersion: [`${noStory}/versions/0`, {}, writers, 404],
  newsroomVersionChanges: [`${noStory}/versions/0/changes`, {}, writers, 404],
  newsroomVersionSteps: [`${noStory}/versions/0/steps`, {}, writers, 404],
  newsroomChecklist: [`${noStory}/checklist?version=0`, {}, openers, 404],
  newsroomActs: [`${noStory}/acts`, {}, openers, 404],
  newsroomAssign: [`${noStory}/people`, { method: 'PUT', body: '{"memberIds":[],"seen":[]}' }, writers, 404],
  newsroomSecrecy: [
    `${noStory}/secrecy`,
    { method: 'POST', body: '{"act":"release","version":0}' },
    writers,
    404,
  ],
  newsroomTakedown: [
    `${noStory}/takedown`,
    { method: 'POST', body: '{"reason":"x","version":0}' },
    ['chief-editor', 'admin'],
    404,
  ],
  newsroomTakeDownPicture: [
    '/api/newsroom/pictures/2147483647/takedown',
    { method: 'POST', body: '{"reason":"x","version":0}' },
    ['chief-editor', 'admin'],
    404,
  ],
  newsroomThreads: [`${noStory}/threads`, {}, writers, 404],
  newsroomBeginThread: [
    `${noStory}/threads`,
    { method: 'POST', body: '{"subject":{"kind":"story"},"text":"x"}' },
    writers,
    404,
  ],
  newsroomAnswerThread: [
    `${noStory}/threads/1/notes`,
    { method: 'POST', body: '{"text":"x"}' },
    writers,
    404,
  ],
  newsroomSettleThread: [
    `${noStory}/threads/1`,
    { method: 'PATCH', body: '{"isSettled":true}' },
    writers,
    404,
  ],
  newsroomChangeNote: [`${noStory}/threads/1/notes/1`, { method: 'PUT', body: '{"text":"x"}' }, writers, 404],
  newsroomDeleteNote: [`${noStory}/threads/1/notes/1`, { method: 'DELETE' }, writers, 404],
  newsroomNotices: [notices, {}, writers, 200],
  newsroomReadNotices: [`${notices}/read`, { method: 'POST', body: '{"id":"1"}' }, writers, 200],
  newsroomChooseNotices: [`${notices}/choice`, { method: 'PUT', body: '{"without":[]}' }, writers, 200],
  newsroomSlug: ['/api/newsroom/slugs/szabad-cim', {}, writers, 200],
  newsroomPeople: ['/api/newsroom/people', {}, writers, 200],
  newsroomReportUnsent: [unsent, { method: 'PUT', body: '{"stories":[]}' }, writers, 200],
  newsroomUnsentElsewhere: [unsent, {}, writers, 200],
  newsroomFront: [noFront, {}, frontEditors, 400],
  newsroomChangeFront: [
    `${noFront}/changes`,
    { method: 'POST', body: '{"kind":"remove","box":"x","story":1}' },
    frontEditors,
    400,
  ],
  newsroomRestoreFront: [
    `${noFront}/draft`,
    { method: 'PUT', body: '{"version":0,"launch":null}' },
    frontEditors,
    400,
  ],
  newsroomFrontStories: [`${noFront}/stories`, {}, frontEditors, 200],
  newsroomLaunchFront: [`${noFront}/launches`, { method: 'POST', body: '{"version":0}' }, frontEditors, 400],
  newsroomLaunches: [`${noFront}/launches`, {}, frontEditors, 200],
  newsroomUndoLaunch: [`${noFront}/launches/1/undo`, { method: 'POST' }, frontEditors, 400],
  newsroomPublicText: [`${noStory}/public`, {}, openers, 404],
  newsroomLiveBlog: [noLive, {}, writers, 404],
  newsroomAddPost: [
    `${noLive}/posts`,
    { method: 'POST', body: '{"key":"0b0e7a5e-4a52-4f0e-9b7a-1f6a3c2d5e4f"}' },
    writers,
    404,
  ],
  newsroomChangePost: [`${noLive}/posts/1`, unseen, writers, 404],
  newsroomBreaking: [
    '/api/newsroom/breaking',
    { method: 'POST', body: JSON.stringify(noNews) },
    editors,
    422,
  ],
  newsroomNotifications: ['/api/newsroom/notifications', {}, editors, 200],
  newsroomNotificationTopics: ['/api/newsroom/notifications/topics?site=telex', {}, editors, 200],
  newsroomStoryNotifications: ['/api/newsroom/notifications/stories/2147483647', {}, editors, 404],
  newsroomNotificationReach: [
    '/api/newsroom/notifications/stories/2147483647/reach?kind=new',
    {},
    editors,
    200,
  ],
  newsroomSendNotification: [
    '/api/newsroom/notifications',
    { method: 'POST', body: JSON.stringify(noSending) },
    editors,
    404,
  ],
  newsroomStopNotification: ['/api/newsroom/notifications/2147483647/stop', { method: 'POST' }, editors, 404],
  newsroomPicture: ['/api/newsroom/pictures/2147483647', {}, writers, 404],
  newsroomAddPicture: ['/api/newsroom/pictures', noPicture, writers, 422],
  newsroomAddFile: ['/api/newsroom/files', noPicture, writers, 422],
  newsroomLinks: ['/api/newsroom/links?q=a', {}, writers, 200],
  newsroomQuizzes: ['/api/newsroom/quizzes', {}, newsroom, 200],
  newsroomEpisodes: ['/api/newsroom/episodes', {}, newsroom, 200],
  newsroomPictures: ['/api/newsroom/pictures', {}, writers, 200],
  newsroomPictureDetails: ['/api/newsroom/pictures/2147483647/details', {}, writers, 404],
  newsroomFramePicture: [
    '/api/newsroom/pictures/2147483647/framing',
    { method: 'PUT', body: '{"focal":{"x":0.5,"y":0.5},"crops":{},"version":0}' },
    writers,
    404,
  ],
  newsroomChangePicture: ['/api/newsroom/pictures/2147483647/details', unseen, writers, 404],
  newsroomConvertPasted: [
    '/api/newsroom/pasted',
    { method: 'POST', body: '{"html":"<p>Bekezdés"}' },
    writers,
    200,
  ],
  newsroomTags: ['/api/newsroom/tags', {}, editors, 200],
  newsroomTag: ['/api/newsroom/tags/2147483647', {}, editors, 404],
  newsroomCreateTag: ['/api/newsroom/tags', { method: 'POST', body: '{"name":"x"}' }, editors, 200],
  newsroomChangeTag: ['/api/newsroom/tags/2147483647', unseen, editors, 404],
  newsroomSections: ['/api/newsroom/sections', {}, editors, 200],
  newsroomSection: ['/api/newsroom/sections/2147483647', {}, editors, 404],
  newsroomCreateSection: [
    '/api/newsroom/sections',
    { method: 'POST', body: '{"name":"x","site":"nincs-ilyen"}' },
    editors,
    422,
  ],
  newsroomChangeSection: ['/api/newsroom/sections/2147483647', unseen, editors, 404],
  newsroomAuthors: ['/api/newsroom/authors', {}, editors, 200],
  newsroomAuthor: ['/api/newsroom/authors/2147483647', {}, editors, 404],
  newsroomCreateAuthor: [
    '/api/newsroom/authors',
    { method: 'POST', body: '{"name":"x","pictureId":2147483647}' },
    editors,
    422,
  ],
  newsroomChangeAuthor: ['/api/newsroom/authors/2147483647', unseen, editors, 404],
  newsroomMembers: ['/api/newsroom/members', {}, ['admin'], 200],
  newsroomMember: [noMember, {}, ['admin'], 404],
  // A member with this address exists.
  newsroomInviteMember: [
    '/api/newsroom/members',
    { method: 'POST', body: '{"email":"admin@example.com","name":"x","roles":[]}' },
    ['admin'],
    422,
  ],
  newsroomInviteAgain: [`${noMember}/invitation`, { method: 'POST' }, ['admin'], 404],
  newsroomWithdrawInvitation: [`${noMember}/invitation`, { method: 'DELETE' }, ['admin'], 404],
  newsroomChangeMember: [noMember, unseen, ['admin'], 404],
  newsroomEndSessions: [`${noMember}/sessions`, { method: 'DELETE' }, ['admin'], 404],
  newsroomConfirm: [
    '/api/newsroom/confirmation',
    { method: 'POST', body: '{"password":"x"}' },
    ['admin'],
    422,
  ],
  newsroomFetchPicture: [
    '/api/newsroom/pictures/fetched',
    { method: 'POST', body: '{"address":"http://127.0.0.1/a.jpg"}' },
    writers,
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

/** Pages with data of one person, for that person only: all others are redirected to a sign-in. */
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

/** Pages for one right: other members get 403, everybody else is redirected to the newsroom's sign-in. */
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
    const from = ['cross-site', 'same-site'].map((site): Headers => ({ 'sec-fetch-site': site }));
    const foreign = [...from, { origin: 'https://gonosz.example' }, { origin: 'null' }];
    for (const headers of foreign)
      expect(await send({ ...headers, ...who.get('reader') }), JSON.stringify(headers)).toBe(400);
    // The control: the same form from our own page is read.
    expect(await send({ 'sec-fetch-site': 'same-origin', ...who.get('reader') })).not.toBe(400);
  });
});
