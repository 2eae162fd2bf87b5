/**
 * Keeps the page of something that is live true while it is read [LIVE-03] [LIVE-04]: asks for its version, fetches the
 * page when there is a newer one, changes in place what was changed, and offers what is new.
 */
import { poll } from '#platform/http/poll.ts';
import { moveCarouselsIfAny } from '../behaviours/carousels.ts';
import { openEmbedsWhenAsked } from '../behaviours/embed.ts';
import { awaitIslands } from '../islands/await-islands.ts';
import { stylesReady } from '../navigation/styles.ts';
import { comparePosts } from './compare-posts.ts';
import { fetchPage, fetchVersion } from './fetch-live.ts';
import { liveWords } from './live-words.ts';
import { offerNews } from './offer-news.ts';
import { arrangePosts, emptyPost, markPost, postsOf, readPost, unmarkPosts } from './posts-list.ts';
import { focusOn, steadyPage } from './steady-page.ts';
import { tellTimesIn } from './tell-times.ts';

const everyMs = 15_000;

export function followLive(root: ParentNode, until: AbortSignal): void {
  const story = root.querySelector<HTMLElement>('[data-live]');
  const place = root.querySelector<HTMLElement>('[data-news]');
  if (!story || !place) return;
  const address = story.dataset.live ?? '';
  const words = liveWords[document.documentElement.lang === 'en' ? 'en' : 'hu'];
  const life = new AbortController();
  until.addEventListener('abort', () => life.abort());
  const list = root.querySelector<HTMLElement>('[data-live-posts]');
  const isFirstPage = list?.dataset.livePosts === '1';
  const isFiltered = list?.dataset.onlyKey !== undefined;
  const news = offerNews(place, words, showNews);
  const page = steadyPage(root, until, { onPut: enliven, onRest: offerWhatWaits });
  let shown = versionOf(story);
  /** As the server wrote it: what a reader opened or answered there since is no news. */
  const said = new Map(partsOf(root).map((part) => [part.dataset.part, saidIn(part)]));
  /** The posts as they are now, those that the reader was not given yet among them. */
  let there: HTMLElement | null = null;
  /** How many of these are new. */
  let added = 0;

  poll(ask, { everyMs, until: life.signal });

  async function ask(signal: AbortSignal): Promise<void> {
    const version = await fetchVersion(address, signal);
    if (version <= shown) return;
    const payload = await fetchPage(new URL(location.href), version, signal);
    if (payload === null) return news.offerReload();
    const template = document.createElement('template');
    template.innerHTML = payload.main;
    const fresh = template.content.querySelector<HTMLElement>('[data-version]');
    // Another process may not know yet what the one before told.
    if (!fresh || versionOf(fresh) <= shown) return;
    (await stylesReady(payload.styles))();
    if (signal.aborted) return;
    shown = versionOf(fresh);
    takeIn(fresh);
    if (fresh.dataset.live === undefined) life.abort();
  }

  function takeIn(fresh: HTMLElement): void {
    for (const next of partsOf(fresh)) {
      const name = next.dataset.part;
      const part = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
      if (!part || said.get(name) === saidIn(next)) continue;
      said.set(name, saidIn(next));
      page.replace(part, next);
    }
    there = fresh.querySelector<HTMLElement>('[data-live-posts]');
    const isLast = fresh.querySelector('[rel=next]') === null;
    added = list && there ? takeInPosts(list, there, isLast) : 0;
    offerWhatWaits();
  }

  function offerWhatWaits(): void {
    news.offer(added, page.isHolding());
  }

  /** How many are new. */
  function takeInPosts(list: HTMLElement, there: HTMLElement, isLast: boolean): number {
    const fresh = new Map(postsOf(there).map((post) => [post.id, post]));
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
      page.replace(post, copy);
    }
    // One that is pinned goes to the first page, and one that matters no longer is not among the key events.
    const why = isFirstPage && !isFiltered ? words.withdrawn : words.elsewhere;
    for (const id of changes.gone) {
      const post = known.get(id);
      if (!post) continue;
      page.forget(post);
      emptyPost(post, why);
    }
    // A later page is moved down by what comes before it.
    if (isFirstPage) {
      for (const id of changes.moreBelow) {
        const next = fresh.get(id);
        if (next) list.append(document.importNode(next, true));
      }
    }
    return changes.added.length;
  }

  /** The reader wants to see it, so the page may move. */
  function showNews(): void {
    if (!isFirstPage && added > 0) {
      location.assign(location.pathname);
      return;
    }
    added = 0;
    // What is put in now is marked, and what was marked before has been seen.
    if (list) unmarkPosts(list);
    const released = page.release();
    const put = isFirstPage && list && there ? putNewPosts(list, there) : [];
    const [first] = put;
    // The button that was pressed is there no more: the keyboard goes on from what it brought.
    const target = first ?? released.find((part) => part.dataset.post !== undefined) ?? released[0];
    if (target) focusOn(target);
    first?.scrollIntoView({ block: 'start' });
  }

  function putNewPosts(list: HTMLElement, there: HTMLElement): HTMLElement[] {
    const put = arrangePosts(list, there);
    for (const post of put) {
      markPost(post, 'new', words);
      enliven(post);
    }
    return put;
  }

  /** What a page's content is given when it comes. */
  function enliven(part: HTMLElement): void {
    openEmbedsWhenAsked(part, until);
    moveCarouselsIfAny(part, until);
    awaitIslands(part, until);
    tellTimesIn(part);
  }
}

function versionOf(story: HTMLElement): number {
  return Number(story.dataset.version);
}

function partsOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-part]')];
}

/** Its words, with times as they are and not as they are told. */
function saidIn(part: HTMLElement): string {
  const copy = document.importNode(part, true);
  for (const time of copy.querySelectorAll('time')) time.textContent = time.dateTime;
  return copy.textContent;
}
