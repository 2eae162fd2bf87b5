/** One story of a list, from the page's template. */
import { sameSiteUrl } from '#platform/browser/same-site-url.ts';
import type { ListedStory } from './device-lists.ts';
import { savedListWords } from './saved-list-words.ts';

/** Null for a story whose address is no page of this site. */
export function itemOf(
  page: HTMLElement,
  story: ListedStory,
  copyPaths: Set<string>,
  onRemove: (item: Element) => void,
): Element | null {
  const address = sameSiteUrl(story.path, location.origin);
  const picture = sameSiteUrl(story.image || '/', location.origin);
  const template = page.querySelector<HTMLTemplateElement>('template[data-saved-item]');
  const item = template?.content.firstElementChild?.cloneNode(true);
  if (!address || !(item instanceof HTMLElement)) return null;
  const words = item.querySelectorAll<HTMLElement>('h3, [data-saved-lead]');
  for (const one of words) one.lang = story.language;
  const link = item.querySelector('a');
  if (link) {
    link.href = address.pathname;
    link.textContent = story.title;
  }
  const lead = item.querySelector('[data-saved-lead]');
  if (lead) lead.textContent = story.lead;
  const image = item.querySelector('img');
  if (image && picture && story.image !== '') image.src = picture.pathname;
  else image?.remove();
  image?.addEventListener('error', () => image.remove());
  if (!copyPaths.has(story.path)) item.querySelector('[data-saved-here]')?.remove();
  const remove = item.querySelector('[data-saved-remove]');
  remove?.setAttribute('aria-label', savedListWords.remove(story.title));
  remove?.addEventListener('click', () => onRemove(item));
  return item;
}
