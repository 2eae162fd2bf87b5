/** Notices which cards of stories were seen: half of the title on the screen for a second. */

const seenAfterMs = 1_000;
const reportAfterMs = 5_000;
const titles = 'article :is(h2, h3, h4) > a[href]';

/** @param report Gets the names of stories, the last part of their addresses, each once in a page view. */
export function watchStories(
  root: ParentNode,
  until: AbortSignal,
  report: (elements: readonly string[]) => void,
): void {
  const seen = new Set<string>();
  const added = new Set<string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  let reporting: ReturnType<typeof setTimeout> | undefined;

  function give(): void {
    clearTimeout(reporting);
    reporting = undefined;
    if (added.size > 0) report([...added]);
    added.clear();
  }
  function note(link: HTMLAnchorElement): void {
    const name = nameOf(link);
    observer.unobserve(link);
    if (name === '' || seen.has(name)) return;
    seen.add(name);
    added.add(name);
    reporting ??= setTimeout(give, reportAfterMs);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        clearTimeout(timers.get(target));
        if (isIntersecting && target instanceof HTMLAnchorElement)
          timers.set(
            target,
            setTimeout(() => note(target), seenAfterMs),
          );
      }
    },
    { threshold: 0.5 },
  );
  for (const link of root.querySelectorAll<HTMLAnchorElement>(titles)) observer.observe(link);
  const giveWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') give();
  };
  document.addEventListener('visibilitychange', giveWhenHidden, { signal: until });
  until.addEventListener('abort', () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
    give();
  });
}

/** Links of advertisers lead to other hosts, and are none of our stories. */
function nameOf(link: HTMLAnchorElement): string {
  return link.host === location.host ? (link.pathname.split('/').at(-1) ?? '') : '';
}
