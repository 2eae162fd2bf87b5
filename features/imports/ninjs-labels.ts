/** What a ninjs item is about → tags; what kind of writing it is → sections. */
import { cleanLine, countLoss, type Losses } from '#features/content/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { ImportedStory, ImportedTerm } from './imported.ts';
import type { NinjsItem, NinjsThing } from './ninjs-item.ts';

export function tagsOf(
  item: NinjsItem,
  people: readonly NinjsThing[],
  losses: Losses,
): ImportedStory['tags'] {
  const things = [
    ...item.subjects,
    ...item.organisations,
    ...item.places,
    ...item.events,
    ...item.objects,
    ...people,
    ...item.keywords,
  ];
  return labels(things, 'subject', losses);
}

export function sectionsOf(item: NinjsItem, losses: Losses): ImportedTerm[] {
  return labels(item.genres, 'genre', losses).map((one) => ({ ...one, parent: '', description: '' }));
}

/** What has a code only, or a name that no address can be made of, is counted. */
function labels(
  things: readonly NinjsThing[],
  what: string,
  losses: Losses,
): { slug: string; name: string }[] {
  const found = new Map<string, { slug: string; name: string }>();
  for (const { name, code } of things) {
    const slug = name === '' ? '' : slugOf(name) || slugOf(code);
    if (slug === '') countLoss(losses, what);
    else if (!found.has(slug)) found.set(slug, { slug, name: cleanLine(name) });
  }
  return [...found.values()];
}
