import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { bearerWith, inventUsers } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';
import { writeStories } from '../../../tests/stories.ts';
import { calls } from '../program.ts';
import { isOfNewsroom } from './newsroom-document.ts';
import { openApiSchema } from './open-api-schema.fixture.ts';

const server = withServer();

it('has every call of the newsroom, for members only, and the answers agree with it [NAPI-01]', async () => {
  const stories = await writeStories(server.context);
  const { editor, reader } = await inventUsers(server.context);
  const everything = await server.context.accounts.createToken('Mindenes', 1, ['editor', 'author', 'admin']);
  const headers = { ...bearerWith(everything), 'content-type': 'application/json' };
  const address = '/api/newsroom/openapi.json';
  expect((await server.telex(address)).status).toBe(401);
  expect((await server.telex(address, { headers: bearerWith(reader.token) })).status).toBe(403);
  const { text, json } = await server.telex(address, { headers });
  const document = openApiSchema.parse(json());

  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const registered = calls
    .filter(({ traits }) => isOfNewsroom(traits.path))
    .map(({ traits }) => `${traits.method} ${String(traits.path).replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(described.toSorted()).toEqual(registered.toSorted());
  expect((await server.telex('/api/openapi.json')).text).not.toContain('/api/newsroom/');
  const referred = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name));
  expect([...referred].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());

  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema(z.record(z.string(), z.unknown()).parse(json()), 'api');
  const id = stories.bridge;
  const story = `/api/newsroom/stories/${id}`;
  const [front, ownFront] = ['/api/newsroom/fronts/{site}', '/api/newsroom/fronts/telex'] as const;
  const ownLive = `/api/newsroom/live/${stories.depot}`;
  const news = {
    key: '00000000-0000-4000-8000-000000000001',
    site: 'telex',
    title: 'Cím',
    sentence: 'Egy mondat.',
    isOnFront: true,
    topics: [],
  };
  const devices = '/api/newsroom/devices';
  const unsent = `${devices}/{device}/unsent`;
  const notifications = '/api/newsroom/notifications';
  const thread = '/api/newsroom/stories/{id}/threads/{thread}';
  const members = '/api/newsroom/members';
  const asked = [
    ['get', address, address],
    ['get', '/api/newsroom/choices/{kind}', '/api/newsroom/choices/tags?q=h'],
    ['get', '/api/newsroom/stories', '/api/newsroom/stories'],
    ['post', '/api/newsroom/stories', '/api/newsroom/stories', { site: 'telex', title: 'Cím' }],
    ['post', '/api/newsroom/stories', '/api/newsroom/stories', { site: 'nincs' }],
    ['get', '/api/newsroom/stories/{id}', story],
    ['get', '/api/newsroom/stories/{id}', '/api/newsroom/stories/2147483647'],
    ['get', '/api/newsroom/stories/{id}/preview', '/api/newsroom/stories/2147483647/preview'],
    ['post', '/api/newsroom/stories/{id}/steps', `${story}/steps`, batch(1)],
    ['get', '/api/newsroom/stories/{id}/steps', `${story}/steps?epoch=1&since=0`],
    ['get', '/api/newsroom/stories/{id}/public', `${story}/public`],
    ['post', '/api/newsroom/stories/{id}/acts', `${story}/acts`, { act: 'correct', version: 0 }],
    ['post', '/api/newsroom/stories/{id}/acts', `${story}/acts`, { act: 'repair', version: 9 }],
    ['post', '/api/newsroom/stories/{id}/acts', `${story}/acts`, { act: 'withdraw', version: 0 }],
    ['get', '/api/newsroom/stories/{id}/acts', `${story}/acts`],
    ['get', '/api/newsroom/stories/{id}/past', `${story}/past`],
    ['get', '/api/newsroom/stories/{id}/past/page', `${story}/past/page?at=1999-11-21T08:00:00Z`],
    ['get', '/api/newsroom/stories/{id}/versions', `${story}/versions`],
    ['get', '/api/newsroom/stories/{id}/versions/{version}', `${story}/versions/0`],
    ['get', '/api/newsroom/stories/{id}/versions/{version}', `${story}/versions/999`],
    ['get', '/api/newsroom/stories/{id}/versions/{version}/changes', `${story}/versions/1/changes`],
    ['get', '/api/newsroom/stories/{id}/versions/{version}/steps', `${story}/versions/0/steps`],
    ['put', unsent, `${devices}/${news.key}/unsent`, { stories: [{ storyId: id, changes: 1, numbers: {} }] }],
    ['put', unsent, `${devices}/${news.key}/unsent`, { stories: [{ storyId: 0 }] }],
    ['get', unsent, `${devices}/${news.key}/unsent`],
    [
      'post',
      '/api/newsroom/stories/{id}/threads',
      `${story}/threads`,
      { subject: { kind: 'story' }, text: 'Megjegyzés' },
    ],
    ['get', '/api/newsroom/stories/{id}/threads', `${story}/threads`],
    ['post', `${thread}/notes`, `${story}/threads/1/notes`, { text: 'Válasz' }],
    ['patch', thread, `${story}/threads/1`, { isSettled: true }],
    ['put', `${thread}/notes/{note}`, `${story}/threads/1/notes/1`, { text: 'Másképp' }],
    ['delete', `${thread}/notes/{note}`, `${story}/threads/1/notes/1`],
    ['get', '/api/newsroom/notices', '/api/newsroom/notices'],
    ['post', '/api/newsroom/notices/read', '/api/newsroom/notices/read', { id: '1' }],
    ['put', '/api/newsroom/notices/choice', '/api/newsroom/notices/choice', { without: [] }],
    ['put', '/api/newsroom/stories/{id}/people', `${story}/people`, { memberIds: [], seen: [] }],
    [
      'post',
      '/api/newsroom/stories/{id}/secrecy',
      `${story}/secrecy`,
      { act: 'lift', reason: 'x', version: 0 },
    ],
    ['post', '/api/newsroom/stories/{id}/takedown', `${story}/takedown`, { reason: 'x', version: 0 }],
    ['get', '/api/newsroom/people', '/api/newsroom/people'],
    ['get', '/api/newsroom/slugs/{slug}', '/api/newsroom/slugs/szabad-cim'],
    ['get', '/api/newsroom/tags', '/api/newsroom/tags?q=h'],
    ['post', '/api/newsroom/tags', '/api/newsroom/tags', { name: 'új címke' }],
    ['get', '/api/newsroom/tags/{id}', '/api/newsroom/tags/1'],
    ['get', '/api/newsroom/tags/{id}', '/api/newsroom/tags/2147483647'],
    ['patch', '/api/newsroom/tags/{id}', '/api/newsroom/tags/1', { version: 0 }],
    ['get', '/api/newsroom/sections', '/api/newsroom/sections?q=h'],
    ['post', '/api/newsroom/sections', '/api/newsroom/sections', { name: 'Új rovat', site: 'telex' }],
    ['get', '/api/newsroom/sections/{id}', '/api/newsroom/sections/1'],
    ['get', '/api/newsroom/sections/{id}', '/api/newsroom/sections/2147483647'],
    ['patch', '/api/newsroom/sections/{id}', '/api/newsroom/sections/1', { version: 0 }],
    ['get', '/api/newsroom/authors', '/api/newsroom/authors?q=h'],
    ['post', '/api/newsroom/authors', '/api/newsroom/authors', { name: 'Új Szerző' }],
    ['get', '/api/newsroom/authors/{id}', '/api/newsroom/authors/1'],
    ['get', '/api/newsroom/authors/{id}', '/api/newsroom/authors/2147483647'],
    ['patch', '/api/newsroom/authors/{id}', '/api/newsroom/authors/1', { version: 0 }],
    ['get', members, members],
    ['post', members, members, { email: 'uj@example.com', name: 'Új', roles: [] }],
    ['get', `${members}/{id}`, `${members}/${editor.id}`],
    ['get', `${members}/{id}`, `${members}/2147483647`],
    ['patch', `${members}/{id}`, `${members}/${editor.id}`, { roles: ['editor'], version: 0 }],
    ['post', `${members}/{id}/invitation`, `${members}/${editor.id}/invitation`],
    ['delete', `${members}/{id}/invitation`, `${members}/${editor.id}/invitation`],
    ['delete', `${members}/{id}/sessions`, `${members}/${editor.id}/sessions`],
    ['post', '/api/newsroom/confirmation', '/api/newsroom/confirmation', { password: 'x' }],
    ['get', front, ownFront],
    ['get', front, '/api/newsroom/fronts/nincs'],
    ['post', `${front}/changes`, `${ownFront}/changes`, { kind: 'remove', box: 'nincs', story: 1 }],
    ['put', `${front}/draft`, `${ownFront}/draft`, { version: 0, launch: null }],
    ['get', `${front}/stories`, `${ownFront}/stories?q=h`],
    ['post', `${front}/launches`, `${ownFront}/launches`, { version: 1 }],
    ['get', `${front}/launches`, `${ownFront}/launches`],
    ['post', `${front}/launches/{id}/undo`, `${ownFront}/launches/1/undo`],
    ['get', '/api/newsroom/live/{id}', ownLive],
    ['get', '/api/newsroom/live/{id}', '/api/newsroom/live/2147483647'],
    [
      'post',
      '/api/newsroom/live/{id}/posts',
      `${ownLive}/posts`,
      { key: crypto.randomUUID(), text: 'Leért.' },
    ],
    ['post', '/api/newsroom/live/{id}/posts', `${ownLive}/posts`, { key: crypto.randomUUID() }],
    ['patch', '/api/newsroom/live/{id}/posts/{post}', `${ownLive}/posts/1`, { pinned: true, version: 1 }],
    ['post', '/api/newsroom/breaking', '/api/newsroom/breaking', { ...news, section: 2147483647 }],
    ['get', '/api/newsroom/notifications', '/api/newsroom/notifications'],
    ['get', '/api/newsroom/notifications/topics', '/api/newsroom/notifications/topics?site=telex'],
    ['get', '/api/newsroom/notifications/stories/{id}', `${notifications}/stories/${id}`],
    ['get', '/api/newsroom/notifications/stories/{id}', `${notifications}/stories/2147483647`],
    [
      'get',
      '/api/newsroom/notifications/stories/{id}/reach',
      `${notifications}/stories/${id}/reach?kind=new&topics=telex/fontos`,
    ],
    ['post', '/api/newsroom/notifications', notifications, sending(id)],
    ['post', '/api/newsroom/notifications', notifications, { ...sending(id), kind: 'again' }],
    ['post', '/api/newsroom/notifications/{id}/stop', `${notifications}/1/stop`],
    ['post', '/api/newsroom/notifications/{id}/stop', `${notifications}/2147483647/stop`],
    ['get', '/api/newsroom/stories/{id}/checklist', `${story}/checklist?version=0`],
    ['get', '/api/newsroom/stories/{id}/outcomes', `${story}/outcomes?version=0&act=update`],
    ['get', '/api/newsroom/pictures/{id}', '/api/newsroom/pictures/2147483647'],
    ['post', '/api/newsroom/pictures', '/api/newsroom/pictures', { picture: 'no file' }],
    ['post', '/api/newsroom/files', '/api/newsroom/files', { file: 'no file' }],
    ['get', '/api/newsroom/links', '/api/newsroom/links?q=h'],
    ['get', '/api/newsroom/quizzes', '/api/newsroom/quizzes'],
    ['get', '/api/newsroom/episodes', '/api/newsroom/episodes'],
    ['get', '/api/newsroom/pictures', '/api/newsroom/pictures?q=h&rights=ending'],
    ['get', '/api/newsroom/pictures/{id}/details', '/api/newsroom/pictures/2147483647/details'],
    [
      'put',
      '/api/newsroom/pictures/{id}/framing',
      '/api/newsroom/pictures/2147483647/framing',
      { focal: { x: 0.5, y: 0.5 }, crops: {}, version: 0 },
    ],
    [
      'patch',
      '/api/newsroom/pictures/{id}/details',
      '/api/newsroom/pictures/2147483647/details',
      { alt: 'A', version: 0 },
    ],
    [
      'post',
      '/api/newsroom/pictures/{id}/takedown',
      '/api/newsroom/pictures/2147483647/takedown',
      { reason: 'x', version: 0 },
    ],
    ['post', '/api/newsroom/pasted', '/api/newsroom/pasted', { html: '<p>Bekezdés' }],
    [
      'post',
      '/api/newsroom/pictures/fetched',
      '/api/newsroom/pictures/fetched',
      { address: 'http://[::1]/' },
    ],
  ] as const;
  for (const [method, path, actual, body] of asked) {
    const options = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await server.telex(actual, { method: method.toUpperCase(), headers, ...options });
    const type = String(answer.headers['content-type']).split(';')[0] ?? '';
    const place = ['paths', path, method, 'responses', answer.status, 'content', type, 'schema'];
    const pointer = place.map((part) =>
      encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    const check = ajv.compile({ $ref: `api#/${pointer.join('/')}` });
    expect(check(answer.json()), `${actual} ${answer.status}: ${ajv.errorsText(check.errors)}`).toBe(true);
  }
  const paths = asked.map(([method, path]) => `${method.toUpperCase()} ${path}`);
  expect([...new Set(paths)].toSorted()).toEqual(described.toSorted());
});

function sending(story: number) {
  const key = '00000000-0000-4000-8000-000000000000';
  const topics = [{ site: 'telex', topic: 'fontos' }];
  return { key, story, seen: 0, kind: 'new', title: 'Elkelt a híd', body: '', topics };
}

function batch(epoch: number) {
  return { epoch, version: 0, entries: [], kept: [], closed: [], rebase: false };
}
