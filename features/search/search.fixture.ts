/** Stories for the search tests, each written in one line. */
import { slugOf } from '#platform/text/slug.ts';
import { type DraftOf, save } from '../../tests/stories.ts';
import type { TestApp } from '../../tests/test-app.ts';

export interface StoryFixture extends DraftOf {
  id?: number;
  /** Days after the first of January. */
  day: number;
  section?: string;
  tags?: string[];
  authors?: string[];
  text?: string;
}

export async function writeStory(
  testApp: TestApp,
  { day, section, tags = [], authors = [], text, ...given }: StoryFixture,
): Promise<number> {
  const { content } = testApp.context;
  const site = given.site ?? 'telex';
  const sections = await content.ensureSuperTags(
    section ? [{ slug: slugOf(section), name: section, site }] : [],
  );
  const tagIds = await content.ensureTags(tags.map((name) => ({ slug: slugOf(name), name })));
  const people = await content.ensureAuthors(authors.map((name) => ({ slug: slugOf(name), name })));
  return save(testApp.context, {
    lead: '',
    pubDate: new Date(Date.parse('2026-01-01T10:00:00Z') + day * 86_400_000),
    mainSuperTagId: section ? (sections.get(slugOf(section)) ?? null) : null,
    tagIds: [...tagIds.values()],
    authorIds: [...people.values()],
    body: text === undefined ? [] : [{ kind: 'paragraph', html: text }],
    ...given,
  });
}
