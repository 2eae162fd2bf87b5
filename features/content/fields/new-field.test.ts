/** A new field of a story needs a migration, a row and its words only; everything else is derived. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// Test files share their modules, so this one loads its own.
vi.resetModules();
vi.doMock('./story-fields.ts', async (original) => {
  const { storyFields } = await original<typeof import('./story-fields.ts')>();
  const { setBy, text } = await import('./field.ts');
  const editors = { rights: ['edit-stories' as const], onlyByActs: 'never' as const };
  return {
    storyFields: [...storyFields, text('weather', 'weather_there', 'card', setBy(editors, 'cards'))],
  };
});
vi.doMock('./story-field-words.ts', async (original) => {
  const { storyFieldWords } = await original<typeof import('./story-field-words.ts')>();
  const { hu, en } = storyFieldWords;
  return { storyFieldWords: { hu: { ...hu, weather: 'Időjárás' }, en: { ...en, weather: 'Weather' } } };
});
const { siteBySlug } = await import('#features/sites/public.ts');
const { apiCallsOf } = await import('../../../tests/api-calls.ts');
const { withServer } = await import('../../../tests/server.ts');
const { draftOf, save } = await import('../../../tests/stories.ts');
const { compareStates } = await import('./compare-states.ts');
const { draftSchema, givenFields } = await import('./fields-of.ts');
const { storyFieldWords } = await import('./story-field-words.ts');
afterAll(() => {
  vi.doUnmock('./story-fields.ts');
  vi.doUnmock('./story-field-words.ts');
  vi.resetModules();
});

interface OpenApi {
  components: { schemas: Record<string, { properties: Record<string, unknown> }> };
}

const server = withServer();
const { article } = apiCallsOf(server);
let id: number;

beforeAll(async () => {
  const { db } = server.database;
  await sql`alter table articles add column weather_there text not null default ''`.execute(db);
  const found = await sql<{ cards: string }>`
    select replace(pg_get_viewdef('story_cards'), 'a.index_av_code', 'a.index_av_code, a.weather_there') as cards`.execute(
    db,
  );
  await sql.raw(`create or replace view story_cards as ${found.rows[0]?.cards}`).execute(db);
  const draft = { ...draftOf({ slug: 'napos', title: 'Napos' }), weather: 'napos' };
  const [saved] = await server.context.content.save([draft], 'create');
  id = saved?.id ?? 0;
  await save(server.context, { slug: 'semmilyen', title: 'Semmilyen' });
  await server.settled();
});

describe('a new field of a story [EDIT-03]', () => {
  it('is on cards and on whole stories', async () => {
    const { edition, port } = server;
    const view = { edition, port, site: siteBySlug(edition, 'telex') };
    expect(await server.context.content.cards(view, [id])).toMatchObject([{ weather: 'napos' }]);
    const loaded = await server.context.content.storyBySlug(view, 'napos');
    expect(loaded?.story).toMatchObject({ weather: 'napos' });
  });

  it('is in the API’s articles and lists, and in their description', async () => {
    expect(await article('/api/articles/napos')).toMatchObject({ weather: 'napos' });
    expect(await article('/api/articles/semmilyen')).toMatchObject({ weather: null });
    const list = (await server.telex('/api/articles')).json();
    expect(list).toMatchObject({ items: [{ weather: null }, { weather: 'napos' }] });
    const document: OpenApi = JSON.parse((await server.telex('/api/openapi.json')).text);
    const { Article, ArticleCard } = document.components.schemas;
    expect(Article?.properties.weather).toEqual(Article?.properties.periodic);
    expect(ArticleCard?.properties).toHaveProperty('weather');
  });

  it('is checked in drafts, and the newsroom’s panel has it with its name', () => {
    const draft = draftOf({ slug: 'napos', title: 'Napos' });
    expect(draftSchema.safeParse({ ...draft, weather: 7 }).error?.issues[0]?.path).toEqual(['weather']);
    expect(givenFields.at(-1)).toMatchObject({ name: 'weather', kind: 'text' });
    expect(storyFieldWords.hu).toHaveProperty('weather', 'Időjárás');
  });

  it('is compared between versions, also with those of before it', async () => {
    const { content } = server.context;
    const draft = { ...draftOf({ slug: 'napos', title: 'Borús' }), id, weather: 'borús' };
    await content.save([draft], 'edit');
    const [first, second] = [await content.pastState(id, 1), await content.pastState(id, 2)];
    if (!first || !second) throw new Error('a version was not stored');
    const weather = { field: 'weather', before: 'napos', after: 'borús' };
    expect(compareStates(first, second)).toContainEqual(weather);
    const { weather_there: _, ...story } = first.story;
    expect(compareStates({ ...first, story }, second)).toContainEqual({ ...weather, before: '' });
  });
});
