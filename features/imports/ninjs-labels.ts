/** Subjects of a ninjs item → tags; its genres → sections. */
import { cleanLine, countLoss, type Losses } from '#features/content/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { ImportedStory, ImportedTerm } from './imported.ts';
import type { NinjsConcept, NinjsItem } from './ninjs-item.ts';

export function tagsOf(
  item: NinjsItem,
  people: readonly NinjsConcept[],
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

/** Concepts with a code only, or with a name that yields no slug, are counted as lost. */
function labels(
  things: readonly NinjsConcept[],
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
