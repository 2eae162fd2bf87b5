import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Question } from '../../../tests/ask.ts';
import { withServer } from '../../../tests/server.ts';
import { save, type TestStories, writeStories } from '../../../tests/stories.ts';

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.string(),
      required: z.boolean().optional(),
      description: z.string().default(''),
      schema: z.object({
        type: z.string(),
        minimum: z.number().optional(),
        maximum: z.number().optional(),
      }),
    }),
  ),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), content: z.record(z.string(), z.object({})) }),
  ),
});
const openApi = z.object({
  openapi: z.string(),
  info: z.object({ title: z.string(), description: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })).min(1),
  paths: z.record(z.string(), z.object({ get: operation })),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({})),
    securitySchemes: z.object({ newsroom: z.looseObject({}) }),
  }),
});

const server = withServer();
let stories: TestStories;
let token = '';
let text = '';
let document: z.infer<typeof openApi>;
let ajv: Ajv2020;
beforeAll(async () => {
  stories = await writeStories(server.house);
  token = await server.house.accounts.createToken('Teszt Elek', null);
  const id = await save(server.house, { slug: 'regi-cim', title: 'Cím' });
  await save(server.house, { id, slug: 'mai-cim', title: 'Cím' });
  await server.house.front.writeUniqueGroup({
    ...{ id: 13, slug: 'holdblog', title: 'Holdblog' },
    uniques: [{ slug: 'konyvajanlo', content: [{ title: 'Az üveg' }] }],
  });
  await server.house.front.writeUnique({ slug: 'frontpage-podcast-block-position', content: 2 });
  await writeFront();
  await server.settled();
  const answer = await server.telex('/api/openapi.json');
  text = answer.text;
  document = openApi.parse(answer.json());
  ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(z.record(z.string(), z.unknown()).parse(answer.json()), 'api');
});

async function writeFront(): Promise<void> {
  const { front } = server.house;
  const box = { site: 'telex', title: 'Cím', list: null, size: 2, articleIds: [] };
  await front.writeUnique({ slug: 'helyben', content: { title: 'Helyben', url: '/cimke/helyben' } });
  await front.writeUnique({
    slug: 'konyvek',
    content: [{ url: '/', image: '/a.svg', title: 'Könyv', price: 1 }],
  });
  await front.writeBoxes('telex', [
    { ...box, slug: 'vezeto', kind: 'lead', position: 900, articleIds: [stories.bridge] },
    { ...box, slug: 'temak', kind: 'trending', position: 850 },
    { ...box, slug: 'belfold', kind: 'section', position: 800, list: 'section:belfold' },
    { ...box, slug: 'tobbi', kind: 'auto', position: 700, list: 'latest:telex' },
    { ...box, slug: 'helyben', kind: 'promo', position: 600 },
    { ...box, slug: 'konyvek', kind: 'books', position: 550 },
    { ...box, slug: 'ajanlo', kind: 'recommender', position: 500 },
    { ...box, slug: 'linkek', kind: 'links', position: 400 },
  ]);
}

/** Checks an answer against what the document says about this path, status and type; returns what is wrong. */
async function disagreement(path: string, actual: string, question: Question): Promise<string> {
  const answer = await server.telex(actual, question);
  const described = document.paths[path]?.get.responses[String(answer.status)];
  if (!described) return `${actual}: status ${answer.status} is not described`;
  const type = String(answer.headers['content-type']).split(';')[0] ?? '';
  if (!(type in described.content)) return `${actual}: type ${type} is not described`;
  const place = ['paths', path, 'get', 'responses', answer.status, 'content', type, 'schema'];
  const pointer = place.map((part) =>
    encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  const check = ajv.compile({ $ref: `api#/${pointer.join('/')}` });
  return check(answer.json()) ? '' : `${actual}: ${ajv.errorsText(check.errors)}`;
}

describe('the document of the API', () => {
  it('introduces itself, its server, its failures and its tokens', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.title).toBe('Lapzárta API');
    expect(document.components.securitySchemes.newsroom).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(document.components.schemas.Problem).toMatchObject({ examples: [expect.anything()] });
  });

  it('has no reference that leads nowhere, and no schema that nothing refers to', () => {
    const referred = new Set(
      [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1]),
    );
    expect([...referred].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());
    expect(text).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/)/);
  });

  it('describes every call, and each takes X-Site [SITE-08]', () => {
    expect(Object.keys(document.paths).toSorted()).toEqual([
      '/api/article/{id}',
      '/api/articles',
      '/api/articles/facebook/reaction',
      '/api/articles/{id}/items',
      '/api/articles/{slug}',
      '/api/articles/{slug}/version',
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
      '/api/minutes',
      '/api/podcasts/public/all',
      '/api/recommended/mstag/all',
      '/api/search',
      '/api/search/articles',
      '/api/search/autocomplete',
      '/api/search/highlights',
      '/api/unique-groups/{id}',
      '/api/unique/frontpage-podcast-block-position',
      '/api/unique/{slug}',
    ]);
    for (const [path, { get }] of Object.entries(document.paths)) {
      expect(get.parameters.map((parameter) => parameter.name)).toContain('x-site');
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
      expect(Object.keys(get.responses)).toEqual(expect.arrayContaining(answers));
    }
    const ids = Object.values(document.paths).map(({ get }) => get.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('numbers in the addresses of calls', () => {
  const numbers = () =>
    Object.entries(document.paths).flatMap(([path, { get }]) =>
      get.parameters
        .filter(({ name }) => ['id', 'page', 'oldal', 'limit', 'perPage', 'filters[parent]'].includes(name))
        .map((parameter) => ({ path, ...parameter })),
    );

  it('are described as what is taken: from 1 to a greatest one, which words name as well', () => {
    expect(numbers().length).toBeGreaterThan(10);
    for (const { path, name, schema, description } of numbers()) {
      expect(schema, `${path} ${name}`).toMatchObject({ type: 'integer', minimum: 1 });
      if (/page|oldal|limit/i.test(name) && !description.startsWith('The same'))
        expect(description, `${path} ${name}`).toContain(String(schema.maximum));
    }
  });

  it('may be the greatest one, and no greater', async () => {
    for (const { path, name, schema } of numbers().filter(
      (one) => one.in === 'query' && !one.path.includes('{'),
    )) {
      const { maximum = 0 } = schema;
      const asked = async (value: number) =>
        (await server.telex(`${path}?${encodeURIComponent(name)}=${value}`)).json();
      const refused = expect.objectContaining({ code: 'request-invalid' });
      expect(await asked(maximum), `${path} ${name}`).not.toEqual(refused);
      expect(await asked(maximum + 1), `${path} ${name}`).toEqual(refused);
    }
  });
});

describe('the running server agrees with the document', () => {
  const newsroom = () => ({ headers: { authorization: `Bearer ${token}` } });
  const wrong = { headers: { authorization: 'Bearer rossz' } };
  const calls: [path: string, actual: () => string, question: () => Question][] = [
    ['/api/search', () => '/api/search?term=h%C3%ADd', () => ({})],
    ['/api/search', () => `/api/search?for=${encodeURIComponent('["after-new"]')}`, () => ({})],
    ['/api/search', () => '/api/search?oldal=9', () => ({})],
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
    ['/api/articles/{slug}', () => '/api/articles/keszulo-cikk', () => wrong],
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
    ['/api/episodes', () => '/api/episodes', () => ({})],
    ['/api/episodes', () => '/api/episodes?perPage=0', () => ({})],
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
    ['/api/articles/{slug}/version', () => '/api/articles/mai-cim/version', () => wrong],
    ['/api/docs/{slug}', () => '/api/docs/adatkezeles', () => ({})],
    ['/api/docs/{slug}', () => '/api/docs/nincs', () => ({})],
    ['/api/docs/{slug}', () => '/api/docs/%20', () => ({})],
  ];
  it.each(
    calls.map(([path, actual, question]) => [String(actual).slice(6), path, actual, question] as const),
  )('%s', async (_name, path, actual, question) => {
    expect(await disagreement(path, actual(), question())).toBe('');
  });

  it('and a check that could not fail would prove nothing', () => {
    const check = ajv.compile({ $ref: 'api#/components/schemas/Article' });
    expect(check({ id: 'one' })).toBe(false);
    expect(ajv.errorsText(check.errors)).toMatch(/required property 'slug'/);
  });
});
