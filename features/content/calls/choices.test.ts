/** The choices that the fields of a story offer. */
import { beforeAll, describe, expect, it } from 'vitest';
import { bearerWith, inventUsers } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer();
let headers: Record<string, string> = {};
let author = 0;
beforeAll(async () => {
  const { content } = server.context;
  const users = await inventUsers(server.context);
  headers = bearerWith(users.editor.token);
  await content.ensureTags([
    { slug: 'tuz', name: 'tűz' },
    { slug: 'tuzoltosag-budapest', name: 'tűzoltóság (Budapest)' },
    { slug: 'erdotuz', name: 'erdőtűz' },
  ]);
  await content.ensureSuperTags([
    { slug: 'belfold', name: 'Belföld', site: 'telex' },
    { slug: 'belso-kor', name: 'Belső kör', site: 'g7' },
  ]);
  const authors = await content.ensureAuthors([{ slug: 'riporter-reka', name: 'Riporter Réka' }]);
  author = authors.get('riporter-reka') ?? 0;
});

async function found(path: string): Promise<unknown> {
  const { status, json } = await server.telex(`/api/newsroom/choices/${path}`, { headers });
  expect(status).toBe(200);
  return json();
}

const named = (...names: string[]) => ({ choices: names.map((name) => ({ id: expect.any(Number), name })) });

describe('the choices of a story’s fields', () => {
  it('are found by the beginning of a word, without accents as well, the shortest first [EDIT-03]', async () => {
    expect(await found('tags?q=t%C5%B1z')).toEqual(named('tűz', 'tűzoltóság (Budapest)'));
    expect(await found('tags?q=budap')).toEqual(named('tűzoltóság (Budapest)'));
    expect(await found('authors?q=reka')).toEqual({ choices: [{ id: author, name: 'Riporter Réka' }] });
  });

  it('are the sections of the story’s site', async () => {
    expect(await found('sections?q=bel&site=g7')).toEqual(named('Belső kör'));
    await server.context.content.setSectionActive('belso-kor', false);
    expect(await found('sections?q=bel&site=g7')).toEqual(named());
  });

  it('are named by their ids', async () => {
    expect(await found(`authors?ids=${author}`)).toEqual({
      choices: [{ id: author, name: 'Riporter Réka' }],
    });
    expect(await found('authors')).toEqual({ choices: [] });
  });

  it('are for the newsroom only', async () => {
    const { status, json } = await server.telex('/api/newsroom/choices/tags?q=a');
    expect([status, json()]).toMatchObject([401, { code: 'sign-in-required' }]);
  });
});
