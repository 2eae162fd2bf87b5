/** Title and description of a list: the section's own texts, or the name of its tag, section or author [LIST-19]. */
import type { ContentFeature } from '#features/content/public.server.ts';
import type { PageRequest } from '#features/kit/public.ts';
import { type FollowNeeds, followPath } from '#features/push/public.ts';
import { articleListOf, type Section } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { ListPageData } from './section-data.ts';
import { componentOf, type SectionAddress } from './section-list.ts';

export interface Subject {
  texts: Pick<ListPageData, 'title' | 'description' | 'author' | 'visitedTag' | 'followPath'>;
  /** The section's own site; null if not looked up. */
  home: string | null;
  dependencies: Dependency[];
}

/** Null if there is no such tag, section or author. */
export async function subjectOf(
  request: PageRequest,
  address: SectionAddress,
  needs: { content: ContentFeature } & FollowNeeds,
): Promise<Subject | null> {
  const { content } = needs;
  const { section, params } = address;
  const slug = params.slug ?? '';
  const texts = {
    title: titleOf(request, section),
    description: section.description,
    author: null,
    visitedTag: '',
    followPath: null,
  };
  if (section.route === 'articles_by_author') return authorSubject(slug, content);
  if (section.route === 'articles_by_tag') {
    const visitedTag = slug || (section.pattern.split('/').at(-1) ?? '');
    const followed = {
      ...texts,
      visitedTag,
      followPath: followPath(request.site, { cimke: visitedTag }, needs),
    };
    if (section.title !== '') return subjectOfTexts(followed);
    const tag = await content.tag(slug);
    if (!tag) return null;
    const { name: title, description, dependencies } = tag;
    return { ...subjectOfTexts({ ...followed, title, description }), dependencies };
  }
  // A section with texts of its own needs no query.
  if (section.title !== '') return subjectOfTexts(texts);
  const superTag = await content.superTag(slug);
  if (!superTag) {
    const title = menuTitleOf(request);
    return title === undefined ? null : subjectOfTexts({ ...texts, title });
  }
  const { name: title, description, site, dependencies } = superTag;
  return { ...subjectOfTexts({ ...texts, title, description }), home: site, dependencies };
}

/** A section that the site's menu names is there before its first story. */
export function menuTitleOf({ path, site }: PageRequest): string | undefined {
  return site.menu.find(({ href }) => href === path)?.title;
}

/** A section with several lists adds the tab to the title, so that each page has a unique one. */
function titleOf({ path, site }: PageRequest, section: Section): string {
  if (!articleListOf(section)?.props.searches) return section.title;
  const tabs = componentOf(section, 'tabs')?.props.tabs ?? [];
  const tab = tabs.find((one) => site.path + one.path === path);
  return tab ? `${section.title}: ${tab.title.toLocaleLowerCase(section.language)}` : section.title;
}

function subjectOfTexts(texts: Subject['texts']): Subject {
  return { texts, home: null, dependencies: [] };
}

async function authorSubject(slug: string, content: ContentFeature): Promise<Subject | null> {
  const author = await content.author(slug);
  if (!author) return null;
  const { name, title, bio, avatar, dependencies } = author;
  const texts = {
    title: name,
    description: '',
    author: { slug, name, title, bio, avatar },
    visitedTag: '',
    followPath: null,
  };
  return { texts, home: null, dependencies };
}
