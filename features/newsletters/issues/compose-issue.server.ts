/** Chooses the stories of an issue and presents them as they are now. */
import type { StoryCard } from '#features/content/public.ts';
import { imageAddress } from '#features/media/public.ts';
import { type Language, siteBySlug, type Viewpoint } from '#features/sites/public.ts';
import type { Newsletter, StorySource } from '../newsletter.ts';
import type { InnerNeeds } from '../newsletters-needs.server.ts';
import type { IssueContent, IssueStory } from './issue-content.ts';
import { type Draft, storiesOfLastIssue } from './issues-queries.server.ts';

export interface ComposedIssue {
  subject: string;
  content: IssueContent;
}

/** More than a part shows, because other parts and the last issue have some of them. */
const spare = 20;

/** Null when there is nothing to send. */
export async function composeIssue(
  needs: InnerNeeds,
  newsletter: Newsletter,
  draft: Draft | null,
): Promise<ComposedIssue | null> {
  const { db, edition, port } = needs;
  const view = { edition, site: siteBySlug(edition, newsletter.site), port };
  const used = new Set(await storiesOfLastIssue(db, newsletter.code));
  const chosen = draft ? await needs.stories.byIds(view, draft.articles) : [];
  for (const { id } of chosen) used.add(id);
  const parts: IssueContent['parts'] = [];
  for (const part of newsletter.parts) {
    const stories =
      part.from === 'choice'
        ? chosen
        : await storiesOf(needs, view, { part, language: newsletter.language, used });
    if (stories.length > 0) parts.push({ title: part.title, stories: stories.map(presentStory) });
  }
  const words = paragraphsOf(draft?.words ?? '');
  const [lead] = parts.flatMap(({ stories }) => stories);
  if (!lead && words.length === 0) return null;
  const subject = draft?.subject || lead?.title || newsletter.name;
  return { subject, content: { words, parts } };
}

interface AutomaticPart {
  part: Exclude<StorySource, { from: 'choice' }>;
  language: Language;
  /** Ids of stories that are in other parts or in the last issue. */
  used: Set<number>;
}

async function storiesOf(
  { stories }: InnerNeeds,
  view: Viewpoint,
  { part, language, used }: AutomaticPart,
): Promise<StoryCard[]> {
  const found = await candidates(stories, view, part, part.count + spare);
  const fresh = found
    .filter((story) => story.language === language && story.ctUrl === '' && !used.has(story.id))
    .slice(0, part.count);
  for (const { id } of fresh) used.add(id);
  return fresh;
}

function candidates(
  stories: InnerNeeds['stories'],
  view: Viewpoint,
  part: Exclude<StorySource, { from: 'choice' }>,
  count: number,
): Promise<StoryCard[]> {
  switch (part.from) {
    case 'latest':
      return stories.latest(view, count);
    case 'most-read':
      return stories.mostRead(view, count);
    case 'section':
      return stories.ofSection(view, part.section, count);
    case 'english':
      return stories.inEnglish(view, count);
    case 'author':
      return stories.byAuthor(view, part.author, count);
  }
}

/** Addresses on the list’s own domain are paths, which stay valid when the domain changes. */
function presentStory(story: StoryCard): IssueStory {
  const { id, slug, title, lead, url, section, authors, image } = story;
  return {
    id,
    title,
    lead,
    url,
    section: section?.name ?? '',
    authors: authors.map(({ name }) => name),
    picture: image && {
      // Twice the width of the column in a mail; mail programs know no other formats.
      src: imageAddress(image, { size: '16x9-1200', format: 'jpg', name: slug }),
      alt: image.alt,
      width: 1200,
      height: 675,
    },
  };
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}
