/** What a list is about: its section's own words, or the name of the tag, section or author it holds [LIST-19]. */
import type { ListPageData } from '#apps/web/page-data.ts';
import { articleListOf, type Section } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { PageRequest } from './page-request.ts';
import { componentOf, type SectionAddress } from './section-list.ts';

export interface Subject {
  words: Pick<ListPageData, 'title' | 'description' | 'author' | 'visitedTag'>;
  /** The site where a section is at home; null where nobody asked. */
  home: string | null;
  dependencies: Dependency[];
}

/** Null when there is no such tag, section or author. */
export async function subjectOf(request: PageRequest, address: SectionAddress): Promise<Subject | null> {
  const { section, params } = address;
  const slug = params.slug ?? '';
  const words = {
    title: titleOf(request, section),
    description: section.description,
    author: null,
    visitedTag: '',
  };
  if (section.route === 'articles_by_author') return ofAuthor(request, slug);
  if (section.route === 'articles_by_tag') {
    const visitedTag = slug || (section.pattern.split('/').at(-1) ?? '');
    if (section.title !== '') return ownWords({ ...words, visitedTag });
    const tag = await request.house.content.tag(slug);
    return tag ? ownWords({ ...words, title: tag.name, visitedTag }) : null;
  }
  // A section that has its own words needs none from anybody.
  if (section.title !== '') return ownWords(words);
  const superTag = await request.house.content.superTag(slug);
  if (!superTag) return null;
  const { name: title, description, site } = superTag;
  return { ...ownWords({ ...words, title, description }), home: site };
}

/** Of several lists of one section each is called by its tab, too: no two pages have one name. */
function titleOf({ path, site }: PageRequest, section: Section): string {
  if (!articleListOf(section)?.props.searches) return section.title;
  const tabs = componentOf(section, 'tabs')?.props.tabs ?? [];
  const tab = tabs.find((one) => site.path + one.path === path);
  return tab ? `${section.title}: ${tab.title.toLocaleLowerCase(section.language)}` : section.title;
}

function ownWords(words: Subject['words']): Subject {
  return { words, home: null, dependencies: [] };
}

async function ofAuthor({ house }: PageRequest, slug: string): Promise<Subject | null> {
  const author = await house.content.author(slug);
  if (!author) return null;
  const { name, title, bio, avatar, dependencies } = author;
  const words = { title: name, description: '', author: { slug, name, title, bio, avatar }, visitedTag: '' };
  return { words, home: null, dependencies };
}
