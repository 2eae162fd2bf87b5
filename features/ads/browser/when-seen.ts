/** Half of an element on the screen, or half a screen of it, for a second: a viewable impression. */
const visibleShare = 0.5;
const visibleMs = 1_000;

export function whenSeen(element: Element, until: AbortSignal, act: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      clearTimeout(timer);
      if (!entry || !isVisible(entry)) return;
      timer = setTimeout(() => {
        if (document.visibilityState !== 'visible') return;
        observer.disconnect();
        act();
      }, visibleMs);
    },
    { threshold: [0, visibleShare] },
  );
  observer.observe(element);
  until.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}

function isVisible({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= visibleShare || intersectionRect.height >= innerHeight * visibleShare;
}
