/**
 * Updates the trending tags while a page is open [WIDG-08]. The list stays one line, so nothing moves; there is no
 * update while the reader hovers, focuses or scrolls it.
 */
import { onFrontData } from '#features/sites/public.browser.ts';

interface Tag {
  slug: string;
  name: string;
}

export const selector = '[data-trending]';
export const when = 'idle';

export function start(list: HTMLElement, until: AbortSignal): void {
  const limit = list.childElementCount;
  onFrontData((data) => {
    const tags = tagsIn(data).slice(0, limit);
    const isInUse = list.matches(':hover, :focus-within') || list.scrollLeft > 0;
    if (tags.length === 0 || isInUse || isShown(list, tags)) return;
    list.replaceChildren(...tags.map(entryOf));
  }, until);
}

/** Empty if the response has another shape. */
export function tagsIn(data: unknown): Tag[] {
  const isObject = typeof data === 'object' && data !== null;
  const tags: unknown = isObject && 'trendingTags' in data ? data.trendingTags : [];
  return Array.isArray(tags) ? tags.filter(isTag) : [];
}

function isTag(tag: unknown): tag is Tag {
  return (
    typeof tag === 'object' &&
    tag !== null &&
    'slug' in tag &&
    'name' in tag &&
    [tag.slug, tag.name].every((text) => typeof text === 'string')
  );
}

function isShown(list: HTMLElement, tags: Tag[]): boolean {
  const shown = [...list.querySelectorAll('a')].map((link) => `${link.getAttribute('href')} ${link.text}`);
  return tags.map((tag) => `${addressOf(tag)} ${tag.name}`).join('\n') === shown.join('\n');
}

function entryOf(tag: Tag): HTMLElement {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  link.href = addressOf(tag);
  link.textContent = tag.name;
  entry.append(link);
  return entry;
}

function addressOf({ slug }: Tag): string {
  return `/cimke/${encodeURIComponent(slug)}`;
}
