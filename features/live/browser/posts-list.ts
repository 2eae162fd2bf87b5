/** Reads, marks and inserts the posts of a live page. */
import type { PostOnPage } from './compare-posts.ts';
import type { LiveWords } from './live-words.ts';

export function postsOf(list: ParentNode): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-post]')];
}

export function readPost(post: HTMLElement): PostOnPage {
  const time = post.querySelector('time')?.dateTime ?? '';
  return { id: post.id, version: Number(post.dataset.post), at: Date.parse(time) };
}

/** Adds a visible "new" or "updated" label beside the post's time. */
export function markPost(post: HTMLElement, mark: 'new' | 'changed', words: LiveWords): void {
  post.dataset.mark = mark;
  const notice = document.createElement('span');
  notice.dataset.notice = '';
  notice.textContent = mark === 'new' ? words.isNew : words.isChanged;
  post.querySelector('time')?.closest('p')?.append(notice);
}

export function unmarkPosts(list: ParentNode): void {
  for (const post of list.querySelectorAll<HTMLElement>('[data-mark]')) delete post.dataset.mark;
  for (const notice of list.querySelectorAll('[data-notice]')) notice.remove();
}

/** Replaces a removed post's content with a notice of the same height; `arrangePosts` removes it later. */
export function replaceWithNotice(post: HTMLElement, reason: string): void {
  post.style.minHeight = `${post.offsetHeight}px`;
  const notice = document.createElement('p');
  notice.textContent = reason;
  post.replaceChildren(notice);
  post.removeAttribute('data-post');
  post.dataset.withdrawn = '';
}

/**
 * Inserts missing posts in the order of `latest` and removes withdrawn ones. Posts that have moved to the next page
 * stay at the end. Returns the inserted posts.
 */
export function arrangePosts(list: Element, latest: Element): HTMLElement[] {
  for (const gone of list.querySelectorAll(':scope > [data-withdrawn], :scope > :not([id])')) gone.remove();
  const known = new Map([...list.children].map((child) => [child.id, child]));
  const added: HTMLElement[] = [];
  let at = list.firstElementChild;
  for (const next of [...latest.children]) {
    const existing = known.get(next.id);
    if (existing === undefined) {
      list.insertBefore(next, at);
      if (next instanceof HTMLElement && next.dataset.post !== undefined) added.push(next);
    } else if (existing === at) at = at.nextElementSibling;
    else list.insertBefore(existing, at);
  }
  return added;
}
