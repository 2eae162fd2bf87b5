/** Which lists have four highlighted stories above them. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Section } from '#features/sites/public.ts';
import { withServer } from '#tests/server.ts';
import { save } from '#tests/stories.ts';
import { sectionPage } from './section.page.ts';
import { sectionRequest } from './section-request.fixture.ts';

const server = withServer();
const block = /<section class="[^"]*highlights/;

/** Sites with one of their sections and its number of stories, of which four were read. */
const sections = [
  { slug: 'zene', name: 'Zene', site: 'after', stories: 11 },
  { slug: 'adat', name: 'Adat', site: 'g7', stories: 11 },
  { slug: 'sport', name: 'Sport', site: 'telex', stories: 11 },
  { slug: 'rovid', name: 'Rövid', site: 'telex', stories: 10 },
];

beforeAll(async () => {
  const { content, lists, db } = server.context;
  const ids = await content.ensureSuperTags(sections.map(({ slug, name, site }) => ({ slug, name, site })));
  const tags = await content.ensureTags([{ slug: 'hidak', name: 'Hidak' }]);
  const people = await content.ensureAuthors([{ slug: 'halmi-bence', name: 'Halmi Bence' }]);
  const reads: { articleId: number; reads: number }[] = [];
  for (const { slug, site, stories } of sections)
    for (let at = 1; at <= stories; at += 1) {
      const articleId = await save(server.context, {
        slug: `${slug}-${at}`,
        title: `${slug} ${at}`,
        site,
        mainSuperTagId: ids.get(slug) ?? 0,
        tagIds: slug === 'sport' ? [tags.get('hidak') ?? 0] : [],
        authorIds: slug === 'sport' ? [people.get('halmi-bence') ?? 0] : [],
      });
      if (at <= 4) reads.push({ articleId, reads: at });
    }
  await db.transaction().execute((trx) => lists.writeMonthReads(reads, trx));
  await server.settled();
});

describe('a highlight block', () => {
  it.each(['/rovat/sport', '/cimke/hidak', '/rovat/zene', '/after/rovat/zene', '/g7/rovat/adat'])(
    'is above %s, which has more than ten stories [LIST-22]',
    async (path) => {
      expect((await server.telex(path)).text).toMatch(block);
    },
  );

  it.each(['/legfrissebb', '/szerzo/halmi-bence', '/g7/adat', '/rovat/rovid', '/rovat/sport?oldal=2'])(
    'is not above %s [LIST-22]',
    async (path) => {
      const { status, text } = await server.telex(path);
      expect(status).toBe(200);
      expect(text).not.toMatch(block);
    },
  );

  it('can be disabled by a section [LIST-22]', async () => {
    expect(await highlightsOf((section) => section)).toHaveLength(4);
    const off: Section['components'][number] = { factory: 'highlight-block', props: { shown: false } };
    expect(
      await highlightsOf((section) => ({ ...section, components: [...section.components, off] })),
    ).toEqual([]);
  });
});

describe('a section', () => {
  it('scrolls to its list if the edition says so [SCRL-01] [SCRL-02]', async () => {
    for (const path of ['/rovat/zene', '/cimke/hidak', '/legfrissebb'])
      expect((await server.telex(path)).text, path).toContain(' data-scroll-to="lista"');
    for (const send of [server.telex, server.transtelex])
      expect((await send('/rovat/sport')).text).not.toContain('data-scroll-to');
  });
});

/** The highlights of the section's page, with the section changed. */
async function highlightsOf(change: (section: Section) => Section) {
  const { context } = server;
  const path = '/rovat/sport';
  const request = sectionRequest(context.edition, server.port, path);
  const answer = await sectionPage.load({ ...request, row: change(request.row) }, context);
  if (answer.kind !== 'page') throw new Error('no list');
  return answer.data.highlights;
}
