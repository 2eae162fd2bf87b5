/** A field that offers stories while somebody types, and the archive for the rest [SRCH-04]. */
import { askAsTyped } from './ask-as-typed.ts';
import { askSite, itemsOf } from './ask-site.ts';
import { copyOf, fill, suggestionList } from './suggestion-list.ts';

interface OfferedStory {
  title: string;
  url: string;
  section: string;
}

const most = 5;

export function completeStories(form: HTMLFormElement, input: HTMLInputElement): void {
  const place = form.querySelector<HTMLElement>('[data-search-suggestions]');
  const status = form.querySelector('[data-search-count]');
  if (!place || !status) return;
  const list = suggestionList(input, place);
  const field = askAsTyped<OfferedStory[]>({
    async ask(term, signal) {
      const query = new URLSearchParams({ term, limit: String(most) });
      return itemsOf(await askSite(`/api/search/articles?${query}`, signal)).flatMap(storyOf);
    },
    show(stories, term) {
      list.show(drawn(form, stories, term));
      status.textContent = form.dataset.said?.replace('{count}', String(stories.length)) ?? '';
    },
    clear: () => list.show(null),
    // Nobody was promised anything here: the form searches the archive all the same.
    fail: () => list.show(null),
  });
  input.addEventListener('input', () => field.typed(input.value));
  input.addEventListener('blur', () => field.stop());
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowDown' && !list.isOpen()) field.now(input.value);
  });
  // Written while this was fetched.
  if (input.value !== '') field.typed(input.value);
}

/** An item that is not what it should be is not offered. */
export function storyOf({ title, url, mainSuperTag }: Record<string, unknown>): OfferedStory[] {
  if (typeof title !== 'string' || typeof url !== 'string' || !/^(\/(?!\/)|https?:)/.test(url)) return [];
  const isNamed = typeof mainSuperTag === 'object' && mainSuperTag !== null && 'name' in mainSuperTag;
  const name = isNamed ? mainSuperTag.name : '';
  return [{ title, url, section: typeof name === 'string' ? name : '' }];
}

function drawn(form: HTMLFormElement, stories: OfferedStory[], term: string): Node {
  const content = new DocumentFragment();
  for (const { title, url, section } of stories) {
    const option = copyOf(form, 'story');
    option.setAttribute('href', url);
    fill(option, 'title', title);
    fill(option, 'section', section);
    content.append(option);
  }
  const all = copyOf(form, 'all');
  const address = new URL(form.action);
  address.searchParams.set('term', term);
  all.setAttribute('href', address.pathname + address.search);
  content.append(all);
  return content;
}
