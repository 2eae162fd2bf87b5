import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inventReader } from '../../../tests/accounts.ts';
import type { RequestOptions } from '../../../tests/send-request.ts';
import { withServer } from '../../../tests/server.ts';
import { save, type TestStories, writeStories } from '../../../tests/stories.ts';
import { calls as registered } from '../program.ts';
import { writeApiFront } from './api-front.fixture.ts';
import { openApiSchema } from './open-api-schema.fixture.ts';

const server = withServer();
let stories: TestStories;
let token = '';
let revoked = '';
let readerToken = '';
let refreshToken = '';
let text = '';
let document: z.infer<typeof openApiSchema>;
let ajv: Ajv2020;
beforeAll(async () => {
  stories = await writeStories(server.context);
  token = await server.context.accounts.createToken('Teszt Elek', 30, ['editor']);
  revoked = await server.context.accounts.createToken('Volt Vera', 30);
  await server.context.accounts.revokeTokens('Volt Vera');
  refreshToken = (await inventReader(server.context)).refresh;
  readerToken = await server.context.tips.tokens.issue();
  const id = await save(server.context, { slug: 'regi-cim', title: 'Cím' });
  await save(server.context, { id, slug: 'mai-cim', title: 'Cím' });
  await server.context.front.writeUniqueGroup({
    id: 13,
    slug: 'holdblog',
    title: 'Holdblog',
    uniques: [{ slug: 'konyvajanlo', content: [{ title: 'Az üveg' }] }],
  });
  await server.context.front.writeUnique({ slug: 'frontpage-podcast-block-position', content: 2 });
  await writeApiFront(server.context, stories);
  await server.settled();
  const answer = await server.telex('/api/openapi.json');
  text = answer.text;
  document = openApiSchema.parse(answer.json());
  ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(z.record(z.string(), z.unknown()).parse(answer.json()), 'api');
});

/** Each with its path. */
function operations() {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => [path, operation] as const),
  );
}

/** Checks an answer against the document's schema for this path, status and type; returns the difference. */
async function disagreement(path: string, actual: string, question: RequestOptions): Promise<string> {
  const answer = await server.telex(actual, question);
  const methods = document.paths[path] ?? {};
  const asked = question.method?.toLowerCase() ?? 'get';
  const [method = asked] = asked in methods ? [asked] : Object.keys(methods);
  const operation = methods[method];
  const expected = operation?.responses[String(answer.status)];
  if (!expected) return `${actual}: status ${answer.status} is not described`;
  const type = String(answer.headers['content-type']).split(';')[0] ?? '';
  if (!(type in expected.content)) return `${actual}: type ${type} is not described`;
  const place = ['paths', path, method, 'responses', answer.status, 'content', type, 'schema'];
  const pointer = place.map((part) =>
    encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  const check = ajv.compile({ $ref: `api#/${pointer.join('/')}` });
  return check(answer.json()) ? '' : `${actual}: ${ajv.errorsText(check.errors)}`;
}

describe('the OpenAPI document', () => {
  it('has its info, server, failures and token scheme', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.title).toBe('Lapzárta API');
    expect(document.components.securitySchemes.newsroom).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(document.components.schemas.Problem).toMatchObject({ examples: [expect.anything()] });
  });

  it('has no dangling reference and no unused schema', () => {
    const referred = new Set(
      [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1]),
    );
    expect([...referred].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());
    expect(text).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/)/);
  });

  it('describes every call, each with X-Site [SITE-08]', () => {
    expect(Object.keys(document.paths).toSorted()).toEqual([
      '/api/article/{id}',
      '/api/articles',
      '/api/articles/facebook/reaction',
      '/api/articles/{id}/items',
      '/api/articles/{slug}',
      '/api/articles/{slug}/version',
      '/api/campaigns',
      '/api/campaigns/report',
      '/api/campaigns/{id}',
      '/api/campaigns/{id}/pictures/{platform}/{size}',
      '/api/counter',
      '/api/docs/{slug}',
      '/api/episodes',
      '/api/episodes/{slug}',
      '/api/exchange',
      '/api/frontend/init',
      '/api/frontend/refresh',
      '/api/impress/staff',
      '/api/index/auto-block',
      '/api/index/boxes',
      '/api/index/boxes/{slug}',
      '/api/index/episodes',
      '/api/index/most-read',
      '/api/index/mstag/{tag}',
      '/api/livescore/all/{league}/{season}',
      '/api/livescore/all/{livescoreId}',
      '/api/livescore/{sport}/fixtures/{league}/{season}/all/{start}',
      '/api/login',
      '/api/login/google/check',
      '/api/login/otp/verify',
      '/api/logout',
      '/api/me',
      '/api/minutes',
      '/api/newsletter/subscribe',
      '/api/oembed',
      '/api/podcasts/public/all',
      '/api/recommended/mstag/all',
      '/api/saved',
      '/api/search',
      '/api/search/articles',
      '/api/search/autocomplete',
      '/api/search/highlights',
      '/api/sites',
      '/api/subscriptions',
      '/api/tips/token',
      '/api/tips/{game}',
      '/api/tips/{game}/table',
      '/api/tips/{game}/ticket',
      '/api/tips/{game}/tickets/{key}',
      '/api/token/refresh',
      '/api/unique-groups/{id}',
      '/api/unique/frontpage-podcast-block-position',
      '/api/unique/{slug}',
      '/livescore/football/countries',
      '/livescore/football/fixtures',
      '/livescore/football/fixtures/{id}',
      '/livescore/football/leagues/{country}',
      '/livescore/football/seasons',
      '/livescore/football/standings',
      '/livescore/football/topredcards',
      '/livescore/football/topscorers',
      '/livescore/football/topyellowcards',
      '/livescore/formula-1/circuit',
      '/livescore/formula-1/driver',
      '/livescore/formula-1/drivers',
      '/livescore/formula-1/races',
      '/livescore/formula-1/result',
      '/livescore/formula-1/seasons',
      '/livescore/formula-1/standings',
      '/livescore/formula-1/team',
      '/livescore/formula-1/teams',
    ]);
    for (const [path, operation] of operations()) {
      expect(operation.parameters.map((parameter) => parameter.name)).toContain('x-site');
      const answers = [
        '200',
        '400',
        '401',
        '405',
        '413',
        '500',
        '503',
        ...(path.includes('{') ? ['404'] : []),
      ];
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(answers));
    }
    const ids = operations().map(([, operation]) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the running server agrees with the document', () => {
  const newsroom = () => ({ headers: { authorization: `Bearer ${token}` } });
  const ended = () => ({ headers: { authorization: `Bearer ${revoked}` } });
  const form = 'application/x-www-form-urlencoded';
  const posted = (type: string, body: string, headers: Record<string, string> = {}): RequestOptions => ({
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
  });
  const appToken = 'x'.repeat(140);
  const subscription = (topic: string) => ({ clientToken: appToken, topic });
  const sending = (body: object, headers = {}) => posted('application/json', JSON.stringify(body), headers);
  const tip = { nickname: 'Tippelő', answers: { 'hun-sui': '1-1' } };
  const ticket = () => sending(tip, { authorization: `Bearer ${readerToken}` });
  it('describes the 304 of every operation that answers with one, and of no other', async () => {
    const found = new Map<string, boolean>();
    for (const [path, actual, question] of calls) {
      if (Object.keys(question()).length > 0) continue;
      const first = await server.telex(actual());
      const { etag } = first.headers;
      if (first.status !== 200) continue;
      const again = await server.telex(actual(), { headers: { 'if-none-match': etag ?? '"a"' } });
      found.set(path, found.get(path) === true || again.status === 304);
    }
    expect(found.size).toBeGreaterThan(30);
    const described = [...found.keys()].filter(
      (path) => '304' in (document.paths[path]?.get?.responses ?? {}),
    );
    expect(described).toEqual([...found].filter(([, isConditional]) => isConditional).map(([path]) => path));
  });

  const calls: [path: string, actual: () => string, question: () => RequestOptions][] = [
    ['/api/search', () => '/api/search?term=h%C3%ADd', () => ({})],
    ['/api/search', () => `/api/search?for=${encodeURIComponent('["after-new"]')}`, () => ({})],
    ['/api/search', () => '/api/search?oldal=9', () => ({})],
    ['/api/search', () => '/api/search?page=9999999999', () => ({})],
    ['/api/sites', () => '/api/sites', () => ({})],
    ['/api/subscriptions', () => `/api/subscriptions?clientToken=${appToken}`, () => ({})],
    ['/api/subscriptions', () => '/api/subscriptions', () => sending(subscription('fontos'))],
    ['/api/subscriptions', () => '/api/subscriptions', () => sending(subscription('nincs'))],
    ['/api/subscriptions', () => `/api/subscriptions?clientToken=${appToken}`, () => ({ method: 'DELETE' })],
    ['/api/tips/{game}', () => '/api/tips/eb-2024', () => ({})],
    ['/api/tips/{game}', () => '/api/tips/valasztas-2022', () => ({})],
    ['/api/tips/{game}', () => '/api/tips/nincs', () => ({})],
    ['/api/tips/{game}/table', () => '/api/tips/eb-2024/table', () => ({})],
    ['/api/tips/{game}/table', () => '/api/tips/eb-2024/table?page=9', () => ({})],
    ['/api/tips/{game}/tickets/{key}', () => '/api/tips/eb-2024/tickets/aaaaaaaaaaaaaaaa', () => ({})],
    ['/api/tips/token', () => '/api/tips/token', () => ({ method: 'POST' })],
    ['/api/tips/{game}/ticket', () => '/api/tips/eb-2024/ticket', ticket],
    ['/api/tips/{game}/ticket', () => '/api/tips/eb-2024/ticket', () => ({ method: 'POST' })],
    ['/api/search', () => '/api/search?filters=x', () => ({})],
    ['/api/search/articles', () => '/api/search/articles?term=h', () => ({})],
    ['/api/search/autocomplete', () => '/api/search/autocomplete?term=h', () => ({})],
    ['/api/search/highlights', () => '/api/search/highlights', () => ({})],
    ['/api/articles/{slug}', () => '/api/articles/fabol-epitettek-rezgeserzekelot-a-hidra', () => ({})],
    ['/api/articles/{slug}', () => '/api/articles/villamosremiz-teto-koltozese-szeged', () => ({})],
    ['/api/articles/{slug}', () => '/api/articles/villamosremiz-teto-koltozese-szeged?page=2', () => ({})],
    ['/api/articles/{slug}', () => '/api/articles/villamosremiz-teto-koltozese-szeged?page=9', () => ({})],
    ['/api/articles/{slug}', () => '/api/articles/remiz-4', () => ({})],
    ['/api/articles/{slug}', () => '/api/articles/ermelleki-hagymasok-kozos-raktara', () => ({})],
    ['/api/articles/{slug}', () => '/api/articles/regi-cim', () => ({})],
    ['/api/articles/{slug}', () => '/api/articles/keszulo-cikk', () => ({})],
    ['/api/articles/{slug}', () => '/api/articles/keszulo-cikk', newsroom],
    ['/api/articles/{slug}', () => '/api/articles/keszulo-cikk', ended],
    ['/api/articles/{slug}', () => '/api/articles/Nem_az', () => ({})],
    ['/api/articles', () => '/api/articles', () => ({})],
    ['/api/articles', () => '/api/articles?filters[mstag]=belfold&limit=1&page=2', () => ({})],
    ['/api/articles', () => `/api/articles?filters[parent]=${stories.depot}`, () => ({})],
    ['/api/articles', () => '/api/articles?filters[tag]=nincs', () => ({})],
    ['/api/articles', () => '/api/articles?page=99', () => ({})],
    ['/api/articles', () => '/api/articles?filters[tag]=a&filters[flag]=b', () => ({})],
    ['/api/articles', () => '/api/articles?filters[parent]=1&filters[flag]=b', () => ({})],
    ['/api/articles/{id}/items', () => `/api/articles/${stories.depot}/items`, () => ({})],
    ['/api/articles/{id}/items', () => `/api/articles/${stories.draft}/items`, () => ({})],
    [
      '/api/articles/facebook/reaction',
      () => `/api/articles/facebook/reaction?ids=${stories.bridge}`,
      () => ({}),
    ],
    ['/api/counter', () => '/api/counter', () => ({})],
    ['/api/minutes', () => '/api/minutes?day=2026-11-20', () => ({})],
    ['/api/oembed', () => '/api/oembed?url=http://localhost/podcastok', () => ({})],
    ['/api/exchange', () => '/api/exchange?currency=USD', () => ({})],
    ['/api/exchange', () => '/api/exchange?currency=HUF', () => ({})],
    ['/api/impress/staff', () => '/api/impress/staff', () => ({})],
    ['/api/episodes', () => '/api/episodes', () => ({})],
    ['/api/episodes', () => '/api/episodes?perPage=0', () => ({})],
    ['/api/episodes', () => '/api/episodes?page=2', () => ({})],
    ['/api/episodes/{slug}', () => '/api/episodes/nincs', () => ({})],
    ['/api/podcasts/public/all', () => '/api/podcasts/public/all', () => ({})],
    ['/api/frontend/init', () => '/api/frontend/init', () => ({})],
    ['/api/frontend/refresh', () => '/api/frontend/refresh', () => ({})],
    ['/api/index/boxes', () => '/api/index/boxes', () => ({})],
    ['/api/index/boxes/{slug}', () => '/api/index/boxes/vezeto', () => ({})],
    ['/api/index/boxes/{slug}', () => '/api/index/boxes/helyben', () => ({})],
    ['/api/index/boxes/{slug}', () => '/api/index/boxes/nincs', () => ({})],
    ['/api/index/boxes/{slug}', () => '/api/index/boxes/Nem_az', () => ({})],
    ['/api/index/mstag/{tag}', () => '/api/index/mstag/belfold', () => ({})],
    ['/api/index/mstag/{tag}', () => '/api/index/mstag/nincs', () => ({})],
    ['/api/index/most-read', () => '/api/index/most-read', () => ({})],
    ['/api/index/episodes', () => '/api/index/episodes', () => ({})],
    ['/api/index/auto-block', () => '/api/index/auto-block?v=2', () => ({})],
    ['/api/index/auto-block', () => '/api/index/auto-block?v=9', () => ({ headers: { 'x-site': 'after' } })],
    ['/api/recommended/mstag/all', () => '/api/recommended/mstag/all?v=20', () => ({})],
    [
      '/api/recommended/mstag/all',
      () => '/api/recommended/mstag/all',
      () => ({ headers: { 'x-site': 'g7' } }),
    ],
    ['/api/unique/{slug}', () => '/api/unique/konyvajanlo', () => ({})],
    ['/api/unique/{slug}', () => '/api/unique/nincs', () => ({})],
    ['/api/unique-groups/{id}', () => '/api/unique-groups/13', () => ({})],
    ['/api/unique-groups/{id}', () => '/api/unique-groups/14', () => ({})],
    [
      '/api/unique/frontpage-podcast-block-position',
      () => '/api/unique/frontpage-podcast-block-position',
      () => ({}),
    ],
    ['/api/article/{id}', () => `/api/article/${stories.bridge}`, () => ({})],
    ['/api/article/{id}', () => `/api/article/${stories.depot}?page=2`, () => ({})],
    ['/api/article/{id}', () => `/api/article/${stories.draft}`, newsroom],
    ['/api/article/{id}', () => '/api/article/2147483647', () => ({})],
    ['/api/article/{id}', () => '/api/article/egy', () => ({})],
    ['/api/articles/{slug}/version', () => '/api/articles/mai-cim/version', () => ({})],
    ['/api/articles/{slug}/version', () => '/api/articles/nincs/version', () => ({})],
    ['/api/articles/{slug}/version', () => '/api/articles/mai-cim/version', ended],
    ['/api/livescore/all/{livescoreId}', () => '/api/livescore/all/2024002', () => ({})],
    ['/api/livescore/all/{livescoreId}', () => '/api/livescore/all/77', () => ({})],
    ['/api/livescore/all/{livescoreId}', () => '/api/livescore/all/formula-1:22291', () => ({})],
    ['/api/livescore/all/{league}/{season}', () => '/api/livescore/all/football:4/2024', () => ({})],
    ['/api/livescore/all/{league}/{season}', () => '/api/livescore/all/football:4/1999', () => ({})],
    [
      '/api/livescore/{sport}/fixtures/{league}/{season}/all/{start}',
      () => '/api/livescore/football/fixtures/4/2024/all/2024-06-14',
      () => ({}),
    ],
    ['/livescore/football/fixtures/{id}', () => '/livescore/football/fixtures/2024051', () => ({})],
    ['/livescore/football/fixtures/{id}', () => '/livescore/football/fixtures/x', () => ({})],
    ['/livescore/football/fixtures', () => '/livescore/football/fixtures?date=2024-06-15', () => ({})],
    ['/livescore/football/standings', () => '/livescore/football/standings?league=4&season=2024', () => ({})],
    [
      '/livescore/football/topscorers',
      () => '/livescore/football/topscorers?league=4&season=2024',
      () => ({}),
    ],
    [
      '/livescore/football/topyellowcards',
      () => '/livescore/football/topyellowcards?league=4&season=2024',
      () => ({}),
    ],
    [
      '/livescore/football/topredcards',
      () => '/livescore/football/topredcards?league=4&season=2024',
      () => ({}),
    ],
    ['/livescore/football/countries', () => '/livescore/football/countries', () => ({})],
    ['/livescore/football/leagues/{country}', () => '/livescore/football/leagues/World', () => ({})],
    ['/livescore/football/seasons', () => '/livescore/football/seasons', () => ({})],
    ['/livescore/formula-1/seasons', () => '/livescore/formula-1/seasons', () => ({})],
    ['/livescore/formula-1/races', () => '/livescore/formula-1/races?season=2026', () => ({})],
    ['/livescore/formula-1/result', () => '/livescore/formula-1/result?race=31&season=2024', () => ({})],
    ['/livescore/formula-1/result', () => '/livescore/formula-1/result?race=-31', () => ({})],
    ['/livescore/formula-1/standings', () => '/livescore/formula-1/standings?season=2026', () => ({})],
    ['/livescore/formula-1/circuit', () => '/livescore/formula-1/circuit?circuit=1', () => ({})],
    ['/livescore/formula-1/teams', () => '/livescore/formula-1/teams?season=2025', () => ({})],
    ['/livescore/formula-1/team', () => '/livescore/formula-1/team?team=5', () => ({})],
    ['/livescore/formula-1/drivers', () => '/livescore/formula-1/drivers?season=2025', () => ({})],
    ['/livescore/formula-1/driver', () => '/livescore/formula-1/driver?driver=4', () => ({})],
    ['/livescore/formula-1/driver', () => '/livescore/formula-1/driver?driver=999', () => ({})],
    ['/api/me', () => '/api/me', newsroom],
    ['/api/me', () => '/api/me', ended],
    ['/api/me', () => '/api/me', () => ({})],
    ['/api/login', () => '/api/login', () => sending({ email: 'a@example.com', password: 'x' })],
    ['/api/login/otp/verify', () => '/api/login/otp/verify', () => sending({ code: '123456' })],
    ['/api/login/google/check', () => '/api/login/google/check', () => posted(form, '')],
    ['/api/logout', () => '/api/logout', () => ({})],
    ['/api/saved', () => '/api/saved', () => sending({ added: [], removed: [] })],
    ['/api/campaigns', () => '/api/campaigns', () => ({})],
    ['/api/campaigns', () => '/api/campaigns', newsroom],
    ['/api/campaigns', () => '/api/campaigns', () => sending({})],
    ['/api/campaigns/report', () => '/api/campaigns/report', newsroom],
    ['/api/campaigns/{id}', () => '/api/campaigns/1', () => sending({ weight: 2 })],
    [
      '/api/campaigns/{id}/pictures/{platform}/{size}',
      () => '/api/campaigns/1/pictures/mobile/300x250',
      () => sending({}),
    ],
    ['/api/token/refresh', () => '/api/token/refresh', () => sending({})],
    ['/api/token/refresh', () => '/api/token/refresh', () => sending({ refreshToken })],
    ['/api/newsletter/subscribe', () => '/api/newsletter/subscribe', () => sending({ email: 'nem cím' })],
    ['/api/docs/{slug}', () => '/api/docs/adatkezeles', () => ({})],
    ['/api/docs/{slug}', () => '/api/docs/nincs', () => ({})],
    ['/api/docs/{slug}', () => '/api/docs/%20', () => ({})],
  ];
  it.each(
    calls.map(([path, actual, question]) => [String(actual).slice(6), path, actual, question] as const),
  )('%s', async (_name, path, actual, question) => {
    expect(await disagreement(path, actual(), question())).toBe('');
  });

  it('for every documented call', () => {
    const documented = registered.filter(({ traits }) => traits.isDocumented);
    const paths = documented.map(({ traits }) => String(traits.path).replaceAll(/:(\w+)/g, '{$1}'));
    expect([...new Set(calls.map(([path]) => path))].toSorted()).toEqual([...new Set(paths)].toSorted());
  });

  it('rejects a wrong answer', () => {
    const check = ajv.compile({ $ref: 'api#/components/schemas/Article' });
    expect(check({ id: 'one' })).toBe(false);
    expect(ajv.errorsText(check.errors)).toMatch(/required property 'slug'/);
  });
});
