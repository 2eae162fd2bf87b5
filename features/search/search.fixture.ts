/** Stories to search for, each said in one line. */
import { slugOf } from '#platform/text/slug.ts';
import type { TestHouse } from '../../tests/house.ts';
import { type DraftOf, save } from '../../tests/stories.ts';

export interface GivenStory extends DraftOf {
  id?: number;
  /** Days after the first of January. */
  day: number;
  section?: string;
  tags?: string[];
  authors?: string[];
  text?: string;
}

export async function writeStory(
  paper: TestHouse,
  { day, section, tags = [], authors = [], text, ...given }: GivenStory,
): Promise<number> {
  const { content } = paper.house;
  const site = given.site ?? 'telex';
  const sections = await content.ensureSuperTags(
    section ? [{ slug: slugOf(section), name: section, site }] : [],
  );
  const tagIds = await content.ensureTags(tags.map((name) => ({ slug: slugOf(name), name })));
  const people = await content.ensureAuthors(authors.map((name) => ({ slug: slugOf(name), name })));
  return save(paper.house, {
    lead: '',
    pubDate: new Date(Date.parse('2026-01-01T10:00:00Z') + day * 86_400_000),
    mainSuperTagId: section ? (sections.get(slugOf(section)) ?? null) : null,
    tagIds: [...tagIds.values()],
    authorIds: [...people.values()],
    body: text === undefined ? [] : [{ kind: 'paragraph', html: text }],
    ...given,
  });
}
