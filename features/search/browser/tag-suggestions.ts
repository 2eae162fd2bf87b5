/** Suggested filters of the archive, in four groups with counts [SRCH-05]. */

import { fetchFromApi, itemsOf } from '#platform/browser/site-api.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import type { SearchTag } from '../archive-query.ts';
import { withoutCount } from '../search-address.ts';
import { type SuggestionKind, suggestionKinds } from '../search-request.ts';
import { cloneTemplate, fillPart } from './suggestion-list.ts';
import { wordsOfPage } from './tag-words-of-page.ts';

export interface SuggestedTag extends SearchTag {
  count: number;
}

/** @param filters The current filters, in the format of the `filters` query parameter. */
export async function suggestionsFor(
  term: string,
  filters: string,
  signal: AbortSignal,
): Promise<SuggestedTag[]> {
  const query = new URLSearchParams({ term, ...(filters === '' ? {} : { filters }) });
  return itemsOf(await fetchFromApi(`/api/search/autocomplete?${query}`, signal)).flatMap(suggestionOf);
}

/** Parses an item of the response; empty for an invalid one. */
export function suggestionOf(item: Record<string, unknown>): SuggestedTag[] {
  const { text, type, slug, count } = item;
  if (typeof text !== 'string' || typeof type !== 'string' || !isType(type)) return [];
  const name = type === 'superTags' ? withoutCount(text) : text;
  const value = type !== 'title' && typeof slug === 'string' ? slug : name;
  return [{ type, value, text: name, protected: false, count: typeof count === 'number' ? count : 0 }];
}

/** Renders the groups as elements; null without suggestions. */
export function renderSuggestions(form: HTMLElement, suggestions: readonly SuggestedTag[]): Node | null {
  if (suggestions.length === 0) return null;
  const fragment = new DocumentFragment();
  for (const type of suggestionKinds) {
    const name = wordsOfPage().groups[type];
    const own = suggestions.filter((one) => one.type === type);
    if (own.length === 0) continue;
    const group = cloneTemplate(form, 'group');
    group.setAttribute('aria-label', name);
    fillPart(group, 'name', name);
    for (const suggestion of own) group.append(renderOption(form, suggestion));
    fragment.append(group);
  }
  return fragment;
}

/** The option has its suggestion in data attributes. */
function renderOption(form: HTMLElement, { type, value, text, count }: SuggestedTag): HTMLElement {
  const option = cloneTemplate(form, 'option');
  Object.assign(option.dataset, { type, value, text });
  fillPart(option, 'text', text);
  fillPart(
    option,
    'count',
    type === 'title' || count === 0 ? '' : wordsOfPage().stories(formatNumber(count)),
  );
  return option;
}

/** The tag in the data attributes of an option or a chip; null when they are incomplete. */
export function tagOf(element: HTMLElement): SearchTag | null {
  const { type = '', value, text } = element.dataset;
  if (!isType(type) || value === undefined || text === undefined) return null;
  return { type, value, text, protected: 'protected' in element.dataset };
}

function isType(type: string): type is SuggestionKind {
  return suggestionKinds.some((kind) => kind === type);
}
