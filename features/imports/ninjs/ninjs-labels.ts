/** Subjects of a ninjs item → tags; its genres → sections. */
import { cleanLine, countLoss, type Losses } from '#features/content/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { ImportedStory, ImportedTerm } from '../imported.ts';
import type { NinjsConcept, NinjsItem } from './ninjs-item.ts';

type Label = { slug: string; name: string };

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
  return labels(things, 'subject', losses, ({ name }) => name.toLowerCase());
}

export function sectionsOf(item: NinjsItem, losses: Losses): ImportedTerm[] {
  return labels(item.genres, 'genre', losses, ({ slug }) => slug).map((one) => ({
    ...one,
    parent: '',
    description: '',
    formerPath: '',
  }));
}

/** Concepts with a code only, or with a name that yields no slug, are counted as lost; of one key the first counts. */
function labels(
  things: readonly NinjsConcept[],
  what: string,
  losses: Losses,
  keyOf: (label: Label) => string,
): Label[] {
  const found = new Map<string, Label>();
  for (const { name, code } of things) {
    const label = { slug: name === '' ? '' : slugOf(name) || slugOf(code), name: cleanLine(name) };
    if (label.slug === '') countLoss(losses, what);
    else if (!found.has(keyOf(label))) found.set(keyOf(label), label);
  }
  return [...found.values()];
}
