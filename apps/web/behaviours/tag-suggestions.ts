/** What the archive offers to narrow a search by, in four groups with counts [SRCH-05]. */
import { type SuggestionKind, suggestionKinds, withoutCount } from '#features/search/public.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { groupNames } from '../archive/tag-words.ts';
import type { SearchTag } from '../page-data.ts';
import { askSite, itemsOf } from './ask-site.ts';
import { copyOf, fill } from './suggestion-list.ts';

export interface OfferedTag extends SearchTag {
  count: number;
}

/** @param filters The filters there are already, as the address holds them. */
export async function suggestionsFor(
  term: string,
  filters: string,
  signal: AbortSignal,
): Promise<OfferedTag[]> {
  const query = new URLSearchParams({ term, ...(filters === '' ? {} : { filters }) });
  return itemsOf(await askSite(`/api/search/autocomplete?${query}`, signal)).flatMap(suggestionOf);
}

/** An item that is not what it should be is not offered. */
export function suggestionOf(item: Record<string, unknown>): OfferedTag[] {
  const { text, type, slug, count } = item;
  if (typeof text !== 'string' || typeof type !== 'string' || !isType(type)) return [];
  const name = type === 'superTags' ? withoutCount(text) : text;
  const value = type !== 'title' && typeof slug === 'string' ? slug : name;
  return [{ type, value, text: name, protected: false, count: typeof count === 'number' ? count : 0 }];
}

/** The groups as elements; null when there is nothing in them. */
export function drawSuggestions(form: HTMLElement, suggestions: readonly OfferedTag[]): Node | null {
  if (suggestions.length === 0) return null;
  const drawn = new DocumentFragment();
  for (const type of suggestionKinds) {
    const name = groupNames[type];
    const own = suggestions.filter((one) => one.type === type);
    if (own.length === 0) continue;
    const group = copyOf(form, 'group');
    group.setAttribute('aria-label', name);
    fill(group, 'name', name);
    for (const suggestion of own) group.append(drawOption(form, suggestion));
    drawn.append(group);
  }
  return drawn;
}

/** The option remembers which suggestion it is. */
function drawOption(form: HTMLElement, { type, value, text, count }: OfferedTag): HTMLElement {
  const option = copyOf(form, 'option');
  Object.assign(option.dataset, { type, value, text });
  fill(option, 'text', text);
  fill(option, 'count', type === 'title' || count === 0 ? '' : `${formatNumber(count)} cikk`);
  return option;
}

/** The tag that an element of the page stands for: an option or a chip. */
export function tagOf(element: HTMLElement): SearchTag | null {
  const { type = '', value, text } = element.dataset;
  if (!isType(type) || value === undefined || text === undefined) return null;
  return { type, value, text, protected: 'protected' in element.dataset };
}

function isType(type: string): type is SuggestionKind {
  return suggestionKinds.some((kind) => kind === type);
}
