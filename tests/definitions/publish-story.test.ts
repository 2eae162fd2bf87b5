/** The script of the guide, against a running server. */
import { expect, it } from 'vitest';
import { withServer } from '../server.ts';
import { publishStory } from './publish-story.ts';

const server = withServer();

it('publishes a story by calls alone, as the guide has it [NAPI-01]', async () => {
  const { accounts, content } = server.context;
  const sections = await content.ensureSuperTags([{ slug: 'belfold', name: 'Belföld', site: 'telex' }]);
  const authors = await content.ensureAuthors([{ slug: 'szekely-anna', name: 'Székely Anna' }]);
  const token = await accounts.createToken('szkript', 1, ['editor']);
  const slug = await publishStory(`http://localhost:${server.port}`, token, {
    title: 'Kinyitott a jégpálya',
    text: 'Reggel kilenc óta lehet korcsolyázni.',
    section: sections.get('belfold') ?? 0,
    author: authors.get('szekely-anna') ?? 0,
  });
  await server.settled();
  const article = await server.telex(`/api/articles/${slug}`);
  expect([article.status, slug]).toEqual([200, 'kinyitott-a-jegpalya']);
  expect(article.text).toContain('Reggel kilenc óta lehet korcsolyázni.');
});
