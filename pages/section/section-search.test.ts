import { beforeAll, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { save } from '#tests/stories.ts';
import { sectionPage } from './section.page.ts';
import { sectionRequest } from './section-request.fixture.ts';

const server = withServer();

beforeAll(async () => {
  const label = [{ slug: 'velemeny', name: 'Vélemény', site: 'telex' }];
  const sections = await server.context.content.ensureSuperTags(label);
  await save(server.context, {
    slug: 'jegyzet',
    title: 'Jegyzet',
    mainSuperTagId: sections.get('velemeny') ?? null,
  });
  await server.settled();
});

it.each([
  ['hu', 'Keresés'],
  ['en', 'Search'],
] as const)(
  'a search bar without a placeholder has the word of the section’s language, %s [SRCH-09]',
  async (language, placeholder) => {
    const { context, port } = server;
    const request = sectionRequest(context.edition, port, '/rovat/velemeny');
    const components = request.row.components.map((one) =>
      one.factory === 'search-bar' ? { ...one, props: { filters: one.props.filters } } : one,
    );
    const row = { ...request.row, components, language };
    const answer = await sectionPage.load({ ...request, row }, context);
    expect(answer.kind === 'page' && answer.data.searchBar).toMatchObject({ placeholder });
  },
);
