/**
 * From page to page without loading a document: a page is fetched, takes the place of the one that is open, and is
 * announced. What the browser's Navigation API does not do by itself is done here; where there is none, and whenever
 * anything fails, links load as links do.
 */
import { isInApp } from '../behaviours/in-app.ts';
import { arrive } from './arrive.ts';
import { watchBuilds } from './builds.ts';
import { reloadWhenChunksAreLost } from './lost-chunks.ts';
import { type Behaviours, openPage } from './open-page.ts';
import { isPageChange, isWayBack, pageOfLink } from './our-links.ts';
import { payloadStore, type ReadyPage } from './payload-store.ts';
import { currentPlace, type Place, returnTo } from './place.ts';
import { preloadOnIntent } from './preload-on-intent.ts';
import { showProgress } from './progress.ts';
import { fetchRules, noRules, type RouteMatcher, rulesFor } from './route-rules.ts';
import { goesToList, scrollToList } from './scroll-to-list.ts';
import { inTransition } from './transition.ts';

export function startNavigation(behaviours: Behaviours): void {
  const { build = '' } = document.documentElement.dataset;
  const builds = watchBuilds(build);
  reloadWhenChunksAreLost(builds);
  const page = openPage(behaviours);
  if (!('navigation' in globalThis)) return;

  const payloads = payloadStore(build, builds.noteOther);
  let rules: Promise<RouteMatcher> | undefined;
  let known = noRules;
  /** What the navigation that is about to begin puts in place. */
  let arriving: ReadyPage | null = null;
  /** The navigation that is about to begin is the browser's. */
  let isLeaving = false;
  let visiting = new AbortController();
  /** By the keys of the history's entries. */
  const left = new Map<string, Place | null>();

  function hasPayload(url: URL): boolean {
    return rulesFor(known, url.pathname).payload !== false;
  }

  async function preload(url: URL): Promise<void> {
    rules ??= fetchRules(build);
    known = await rules;
    if (hasPayload(url) && !builds.isOutdated()) await payloads.get(url, 'ahead');
  }

  /** The address changes with the page, not before it: until then the reader is where the reader was. */
  async function visit(url: URL, history: 'push' | 'replace', until: AbortSignal): Promise<void> {
    const done = showProgress();
    const ready = await payloads.get(url, 'ahead').catch(warnOf(url));
    done();
    if (until.aborted) return;
    if (ready) {
      arriving = ready;
      navigation.navigate(ready.address + url.hash, { history });
    } else {
      isLeaving = true;
      location[history === 'push' ? 'assign' : 'replace'](url);
    }
  }

  async function show({ payload, styles }: ReadyPage, event: NavigateEvent, isNew: boolean): Promise<void> {
    const put = page.read(payload);
    await nextTask();
    if (event.signal.aborted) return;
    await inTransition(() => {
      // As whole-page.ts says of a document.
      document.documentElement.toggleAttribute('data-whole', !isNew);
      put(styles);
      if (!returnTo(left.get(event.destination.key))) event.scroll();
    });
  }

  function intercept(event: NavigateEvent, find: () => Promise<ReadyPage | null>): void {
    const from = new URL(location.href);
    const to = new URL(event.destination.url);
    const { signal: until } = visiting;
    left.set(navigation.currentEntry?.key ?? '', currentPlace());
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      async handler() {
        const done = showProgress();
        const ready = builds.isOutdated() ? null : await find().catch(warnOf(to));
        done();
        if (event.signal.aborted) return;
        if (!ready) return location.reload();
        const isNew = event.navigationType !== 'traverse';
        await show(ready, event, isNew).catch(() => location.reload());
        if (event.signal.aborted) return;
        arrive(to.pathname, to.hash);
        const place = document.body.dataset.scrollTo ?? '';
        if (isNew && goesToList({ place, from, to, isInApp: isInApp() })) scrollToList(place, until);
      },
    });
  }

  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType } = event;
    // What a page writes into its own address is no journey, and neither is a step back over what it wrote.
    const isJourney = navigationType === 'traverse' && destination.url !== location.href;
    if (destination.sameDocument && !isJourney) return;
    visiting.abort();
    visiting = new AbortController();
    const ready = arriving;
    const isBrowsers = isLeaving || builds.isOutdated();
    arriving = null;
    isLeaving = false;
    const url = new URL(destination.url);
    if (ready) intercept(event, async () => ready);
    else if (isWayBack(event)) intercept(event, () => payloads.get(url, 'back'));
    else if (!isBrowsers && isPageChange(event, location.href) && hasPayload(url)) {
      event.preventDefault();
      void visit(url, navigationType === 'replace' ? 'replace' : 'push', visiting.signal);
    }
  });

  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    isLeaving = link !== null && pageOfLink(link, location.href) === null;
  });
  addEventListener('submit', ({ defaultPrevented }) => {
    isLeaving = !defaultPrevented;
  });
  preloadOnIntent(preload);
}

/** Lets whatever waits have its turn; a timer of nothing would be held back in a tab that nobody sees. */
function nextTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(null);
  return promise;
}

/** A page whose payload does not come is loaded, which may well succeed [BUILD-08]. */
function warnOf(url: URL): (error: unknown) => null {
  return (error) => {
    console.warn(`${url.pathname} did not come, and is loaded.`, error);
    return null;
  };
}
