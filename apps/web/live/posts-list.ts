/** The posts on a live page: read, marked, put between each other. */
import type { PostOnPage } from './compare-posts.ts';
import type { LiveWords } from './live-words.ts';

export function postsOf(list: ParentNode): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-post]')];
}

export function readPost(post: HTMLElement): PostOnPage {
  const time = post.querySelector('time')?.dateTime ?? '';
  return { id: post.id, version: Number(post.dataset.post), at: Date.parse(time) };
}

/** Says beside the time that it is new or was changed; for eyes and ears. */
export function markPost(post: HTMLElement, mark: 'new' | 'changed', words: LiveWords): void {
  post.dataset.mark = mark;
  const said = document.createElement('span');
  said.dataset.said = '';
  said.textContent = mark === 'new' ? words.isNew : words.isChanged;
  post.querySelector('time')?.closest('p')?.append(said);
}

export function unmarkPosts(list: ParentNode): void {
  for (const post of list.querySelectorAll<HTMLElement>('[data-mark]')) delete post.dataset.mark;
  for (const said of list.querySelectorAll('[data-said]')) said.remove();
}

/** Nothing of it stays but its place, until the reader has the posts put in order. */
export function emptyPost(post: HTMLElement, why: string): void {
  post.style.minHeight = `${post.offsetHeight}px`;
  const said = document.createElement('p');
  said.textContent = why;
  post.replaceChildren(said);
  post.removeAttribute('data-post');
  post.dataset.withdrawn = '';
}

/**
 * Puts in what is missing, in the order of `there`, and takes out what was withdrawn. What the next page has by now
 * stays below. Returns what was put in.
 */
export function arrangePosts(list: Element, there: Element): HTMLElement[] {
  for (const gone of list.querySelectorAll(':scope > [data-withdrawn], :scope > :not([id])')) gone.remove();
  const known = new Map([...list.children].map((child) => [child.id, child]));
  const added: HTMLElement[] = [];
  let at = list.firstElementChild;
  for (const next of [...there.children]) {
    const here = known.get(next.id);
    if (here === undefined) {
      list.insertBefore(next, at);
      if (next instanceof HTMLElement && next.dataset.post !== undefined) added.push(next);
    } else if (here === at) at = at.nextElementSibling;
    else list.insertBefore(here, at);
  }
  return added;
}
