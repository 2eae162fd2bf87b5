/** The posts of a live page: applies what has changed in them, and knows which are new. */
import { announceInserted } from '#platform/browser/inserted-parts.ts';
import type { PageUpdater } from '#platform/browser/pages/page-updater.ts';
import { comparePosts } from './compare-posts.ts';
import type { LiveWords } from './live-words.ts';
import { arrangePosts, markPost, postsOf, readPost, replaceWithNotice, unmarkPosts } from './posts-list.ts';

export type PostUpdater = Pick<PageUpdater, 'update' | 'change' | 'forget'>;

export interface LivePosts {
  /** New posts can be inserted: they belong on the first page. */
  isFirstPage: boolean;
  /**
   * Applies changed and removed posts of a newer page. New ones are inserted at once only into an empty list, where they
   * move no text. @returns Number of posts that were inserted.
   */
  update(fresh: HTMLElement, page: PostUpdater): number;
  /** Number of new posts that are not inserted. */
  added(): number;
  unmark(): void;
  /** Inserts the new posts and marks them. */
  insert(): HTMLElement[];
}

/** Of a page without a list. */
export const noPosts: LivePosts = {
  isFirstPage: false,
  update: () => 0,
  added: () => 0,
  unmark: () => undefined,
  insert: () => [],
};

export function createLivePosts(list: HTMLElement, words: LiveWords): LivePosts {
  const isFirstPage = list.dataset.livePosts === '1';
  const isFiltered = list.dataset.onlyKey !== undefined;
  /** The newest list, with the posts that are not inserted yet. */
  let latest: HTMLElement | null = null;
  /** Number of new posts in it. */
  let added = 0;

  function insert(): HTMLElement[] {
    added = 0;
    const inserted = isFirstPage && latest ? arrangePosts(list, latest) : [];
    for (const post of inserted) {
      markPost(post, 'new', words);
      announceInserted(post);
    }
    return inserted;
  }

  /** Applies changed and removed posts. @returns Number of new posts. */
  function applyChanges(latest: HTMLElement, isLast: boolean, page: PostUpdater): number {
    const fresh = new Map(postsOf(latest).map((post) => [post.id, post]));
    const known = new Map(postsOf(list).map((post) => [post.id, post]));
    const changes = comparePosts([...known.values()].map(readPost), [...fresh.values()].map(readPost), {
      isFirst: isFirstPage,
      isLast,
    });
    for (const id of changes.changed) {
      const [post, next] = [known.get(id), fresh.get(id)];
      if (!post || !next) continue;
      const copy = document.importNode(next, true);
      markPost(copy, 'changed', words);
      page.update(post, copy);
    }
    // On later pages a missing post may have been pinned to the first; in a filtered list it may be no key event now.
    const notice = isFirstPage && !isFiltered ? words.withdrawn : words.elsewhere;
    for (const id of changes.gone) {
      const post = known.get(id);
      if (!post) continue;
      page.forget(post);
      replaceWithNotice(post, notice);
    }
    // On later pages new posts only shift the pagination, so nothing is appended there.
    if (isFirstPage) {
      for (const id of changes.moreBelow) {
        const next = fresh.get(id);
        if (!next) continue;
        const copy = document.importNode(next, true);
        list.append(copy);
        announceInserted(copy);
      }
    }
    return changes.added.length;
  }

  return {
    isFirstPage,
    insert,
    added: () => added,
    unmark: () => unmarkPosts(list),
    update(fresh, page) {
      const isEmpty = postsOf(list).length === 0;
      latest = fresh.querySelector<HTMLElement>('[data-live-posts]');
      added = latest ? applyChanges(latest, fresh.querySelector('[rel=next]') === null, page) : 0;
      if (!isEmpty || !isFirstPage || added === 0) return 0;
      let inserted: HTMLElement[] = [];
      page.change(list, () => {
        inserted = insert();
      });
      return inserted.length;
    },
  };
}
