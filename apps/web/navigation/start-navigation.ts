/**
 * Soft navigation: fetches a page's payload, replaces the current page and announces the new one, on top of the
 * browser's Navigation API. Without that API, and after any failure, links load documents as usual.
 */
import { isInApp } from '#platform/browser/native-app/is-in-app.ts';
import { isHistoryTraversal, isPageChange, pageOfLink } from '#platform/browser/pages/page-links.ts';
import { scrollProgrammatically } from '#platform/browser/programmatic-scroll.ts';
import { type BuildWatcher, watchBuilds } from './build-watcher.ts';
import { finishNavigation } from './finish-navigation.ts';
import { shouldScrollToList } from './list-arrival.ts';
import { reloadWhenChunksAreLost } from './lost-chunks.ts';
import { type Behaviours, createPageReplacer, type PageReplacer } from './page-replacer.ts';
import { createPayloadCache, type ReadyPage } from './payload-cache.ts';
import { preloadOnIntent } from './preload-on-intent.ts';
import { showProgress } from './progress.ts';
import { createPayloadRules } from './route-rules.ts';
import { currentAnchor, type ScrollAnchor, scrollToAnchor } from './scroll-anchor.ts';
import { inTransition } from './transition.ts';

export function startNavigation(behaviours: Behaviours): void {
  const { build = '' } = document.documentElement.dataset;
  const builds = watchBuilds(build);
  reloadWhenChunksAreLost(builds);
  const page = createPageReplacer(behaviours);
  if (!('navigation' in globalThis)) return;

  const payloads = createPayloadCache(build, builds.markOutdated);
  const rules = createPayloadRules(build);
  const intercept = createInterception(page, builds);
  /** The fetched page of the navigation that is about to start. */
  let nextPage: ReadyPage | null = null;
  /** Whether the navigation that is about to start is left to the browser. */
  let isLeftToBrowser = false;
  let currentVisit = new AbortController();

  navigation.addEventListener('navigate', (event) => {
    if (isOwnChange(event)) return;
    currentVisit.abort();
    currentVisit = new AbortController();
    const { signal } = currentVisit;
    const ready = nextPage;
    const isBrowserNavigation = isLeftToBrowser || builds.isOutdated();
    nextPage = null;
    isLeftToBrowser = false;
    const url = new URL(event.destination.url);
    if (ready) intercept(event, signal, async () => ready);
    else if (isHistoryTraversal(event)) intercept(event, signal, () => payloads.get(url, 'back'));
    else if (!isBrowserNavigation && isPageChange(event, location.href) && rules.hasPayload(url)) {
      event.preventDefault();
      void visit(url, event.navigationType === 'replace' ? 'replace' : 'push', signal);
    }
  });

  /** Fetches first: the address must not change before the page is ready. */
  async function visit(url: URL, history: 'push' | 'replace', until: AbortSignal): Promise<void> {
    const done = showProgress();
    // A click may be faster than the rules.
    await rules.load();
    const ready = rules.hasPayload(url) ? await payloads.get(url, 'ahead').catch(logLoadFailure(url)) : null;
    done();
    if (until.aborted) return;
    if (ready) {
      nextPage = ready;
      navigation.navigate(ready.address + url.hash, { history });
    } else {
      isLeftToBrowser = true;
      location[history === 'push' ? 'assign' : 'replace'](url);
    }
  }

  watchClicks((isLeft) => {
    isLeftToBrowser = isLeft;
  });
  preloadOnIntent(async (url) => {
    await rules.load();
    if (rules.hasPayload(url) && !builds.isOutdated()) await payloads.get(url, 'ahead');
  });
}

/** Changes that a page makes to its own address with the History API, and steps back over them. */
function isOwnChange({ destination, navigationType }: NavigateEvent): boolean {
  const isTraversal = navigationType === 'traverse' && destination.url !== location.href;
  return destination.sameDocument && !isTraversal;
}

/** Reports with each click and form whether the browser follows it: links to no page of ours, and sent forms. */
function watchClicks(report: (isLeftToBrowser: boolean) => void): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    report(link !== null && pageOfLink(link, location.href) === null);
  });
  addEventListener('submit', ({ defaultPrevented }) => report(!defaultPrevented));
}

type Intercept = (
  event: NavigateEvent,
  /** Aborted when the reader visits another page. */
  until: AbortSignal,
  find: () => Promise<ReadyPage | null>,
) => void;

/** Lets a navigation replace the current page, and scroll where the reader was or wants to be. */
function createInterception(page: PageReplacer, builds: BuildWatcher): Intercept {
  /** Scroll anchors of visited pages, by history entry key. */
  const scrollAnchors = new Map<string, ScrollAnchor | null>();

  async function show(ready: ReadyPage, event: NavigateEvent, isNew: boolean): Promise<void> {
    const replacePage = page.prepare(ready);
    await yieldToTasks();
    if (event.signal.aborted) return;
    await inTransition(() => {
      // The same attribute that whole-page.ts sets for a document.
      document.documentElement.toggleAttribute('data-whole', !isNew);
      replacePage();
      scrollProgrammatically(() => {
        if (!scrollToAnchor(scrollAnchors.get(event.destination.key))) event.scroll();
      });
    });
  }

  return (event, until, find) => {
    const from = new URL(location.href);
    const to = new URL(event.destination.url);
    scrollAnchors.set(navigation.currentEntry?.key ?? '', currentAnchor());
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      async handler() {
        const done = showProgress();
        const ready = builds.isOutdated() ? null : await find().catch(logLoadFailure(to));
        done();
        if (event.signal.aborted) return;
        if (!ready) return location.reload();
        const isNew = event.navigationType !== 'traverse';
        await show(ready, event, isNew).catch(() => location.reload());
        if (event.signal.aborted) return;
        finishNavigation(to.pathname, to.hash);
        const place = document.body.dataset.scrollTo ?? '';
        if (!isNew || !shouldScrollToList({ place, from, to, isInApp: isInApp() })) return;
        void import('./scroll-to-list.ts').then((module) => {
          if (!until.aborted) module.scrollToList(place, until);
        });
      },
    });
  };
}

/** Yields to waiting tasks; unlike a zero timeout, a message is not throttled in a background tab. */
function yieldToTasks(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(null);
  return promise;
}

/** Logs a failed payload; the page is then loaded as a document, which may succeed [BUILD-08]. */
function logLoadFailure(url: URL): (error: unknown) => null {
  return (error) => {
    console.warn(`${url.pathname} is loaded as a document.`, error);
    return null;
  };
}
