/**
 * Updates a live page while it is open [LIVE-03] [LIVE-04]: polls its version, fetches the page if there is a newer
 * one, updates changed parts in place, and offers new posts with a button.
 */
import { announceInserted } from '#platform/browser/inserted-parts.ts';
import { fetchContent } from '#platform/browser/pages/fetch-page.ts';
import type { PageUpdater } from '#platform/browser/pages/page-updater.ts';
import { loadStyles, stylesOf } from '#platform/browser/pages/styles.ts';
import { scrollProgrammatically } from '#platform/browser/programmatic-scroll.ts';
import { poll } from '#platform/http/poll.ts';
import { liveRefreshMs } from '#platform/time/live-refresh.ts';
import { fetchVersion } from './fetch-version.ts';
import { createLivePosts, noPosts } from './live-posts.ts';
import { liveWords } from './live-words.ts';
import { createNewsButton } from './news-button.ts';
import { createServedParts } from './served-parts.ts';

export const selector = '[data-live]';

export function start(root: ParentNode, until: AbortSignal): void {
  const story = root.querySelector<HTMLElement>(selector);
  const newsRegion = root.querySelector<HTMLElement>('[data-news]');
  if (!story || !newsRegion) return;
  const address = story.dataset.live ?? '';
  const words = liveWords[document.documentElement.lang === 'en' ? 'en' : 'hu'];
  const lifetime = new AbortController();
  until.addEventListener('abort', () => lifetime.abort());
  const list = root.querySelector<HTMLElement>('[data-live-posts]');
  const news = createNewsButton(newsRegion, words, showUpdates);
  let page: PageUpdater | undefined;
  const posts = list ? createLivePosts(list, words) : noPosts;
  let shown = versionOf(story);
  const parts = createServedParts(root);

  poll(refresh, { everyMs: liveRefreshMs, until: lifetime.signal });
  root.addEventListener('click', showLinkedPost, { signal: until });

  async function refresh(signal: AbortSignal): Promise<void> {
    const version = await fetchVersion(address, signal);
    if (version <= shown) return;
    const newer = await fetchContent(new URL(location.href), version, signal);
    if (newer === null) return news.offerReload();
    const fresh = newer.content.querySelector<HTMLElement>('[data-version]');
    // Another server process may still serve the previous version.
    if (!fresh || versionOf(fresh) <= shown) return;
    (await loadStyles(stylesOf(newer.document), signal))();
    if (signal.aborted) return;
    const { createPageUpdater } = await import('#platform/browser/pages/page-updater.ts');
    page ??= createPageUpdater(root, until, { onPut: announceInserted, onRest: offerPending });
    shown = versionOf(fresh);
    applyPage(fresh, page);
    if (fresh.dataset.live === undefined) lifetime.abort();
  }

  function applyPage(fresh: HTMLElement, updater: PageUpdater): void {
    parts.update(fresh, updater.update);
    const inserted = posts.update(fresh, updater);
    if (inserted > 0) news.announce(inserted);
    offerPending();
  }

  function offerPending(): void {
    news.offer(posts.added(), page?.hasPending() ?? false);
  }

  /** The summary strip under the lead and the key events link to posts that may not be inserted yet. */
  function showLinkedPost(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const id = link?.getAttribute('href')?.slice(1) ?? '';
    if (posts.added() === 0 || id === '' || document.getElementById(id)) return;
    event.preventDefault();
    news.clear();
    showUpdates();
  }

  /** Runs on the reader's request, so the page may move. */
  function showUpdates(): void {
    if (!posts.isFirstPage && posts.added() > 0) {
      location.assign(location.pathname);
      return;
    }
    // Only the posts inserted now are marked as new.
    posts.unmark();
    const released = page?.release() ?? [];
    const [first] = posts.insert();
    // The pressed button is gone, so the focus moves to the first inserted or updated post.
    const target = first ?? released.find((part) => part.dataset.post !== undefined) ?? released[0];
    if (target) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    if (first) scrollProgrammatically(() => first.scrollIntoView({ block: 'start', behavior: 'instant' }));
  }
}

function versionOf(story: HTMLElement): number {
  return Number(story.dataset.version);
}
