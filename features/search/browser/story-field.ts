/** A field that suggests stories while typing, and links to the archive for the rest [SRCH-04]. */

import { fetchFromApi, itemsOf } from '#platform/browser/site-api.ts';
import { debouncedRequests } from './debounced-requests.ts';
import { cloneTemplate, fillPart, suggestionList } from './suggestion-list.ts';

interface SuggestedStory {
  title: string;
  url: string;
  section: string;
}

const maxStories = 5;

export function completeStories(form: HTMLFormElement, input: HTMLInputElement): void {
  const place = form.querySelector<HTMLElement>('[data-search-suggestions]');
  const status = form.querySelector('[data-search-count]');
  if (!place || !status) return;
  const list = suggestionList(input, place);
  const field = debouncedRequests<SuggestedStory[]>({
    async request(term, signal) {
      const query = new URLSearchParams({ term, limit: String(maxStories) });
      return itemsOf(await fetchFromApi(`/api/search/articles?${query}`, signal)).flatMap(storyOf);
    },
    show(stories, term) {
      list.show(renderSuggestions(form, stories, term));
      status.textContent = form.dataset.countText?.replace('{count}', String(stories.length)) ?? '';
    },
    clear: () => list.show(null),
    // No error message: the form still searches the archive.
    fail: () => list.show(null),
  });
  input.addEventListener('input', () => field.typed(input.value));
  input.addEventListener('blur', () => field.stop());
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowDown' && !list.isOpen()) field.now(input.value);
  });
  // Typed while this script was loading.
  if (input.value !== '') field.typed(input.value);
}

/** Parses an item of the response; empty for an invalid one. */
export function storyOf({ title, url, mainSuperTag }: Record<string, unknown>): SuggestedStory[] {
  if (typeof title !== 'string' || typeof url !== 'string' || !/^(\/(?!\/)|https?:)/.test(url)) return [];
  const isNamed = typeof mainSuperTag === 'object' && mainSuperTag !== null && 'name' in mainSuperTag;
  const name = isNamed ? mainSuperTag.name : '';
  return [{ title, url, section: typeof name === 'string' ? name : '' }];
}

function renderSuggestions(form: HTMLFormElement, stories: SuggestedStory[], term: string): Node {
  const content = new DocumentFragment();
  for (const { title, url, section } of stories) {
    const option = cloneTemplate(form, 'story');
    option.setAttribute('href', url);
    fillPart(option, 'title', title);
    fillPart(option, 'section', section);
    content.append(option);
  }
  const all = cloneTemplate(form, 'all');
  const address = new URL(form.action);
  address.searchParams.set('term', term);
  all.setAttribute('href', address.pathname + address.search);
  content.append(all);
  return content;
}
