/** @param margin Pixels above and below the window, within which an element is near. */
export function whenNear(element: Element, margin: number, until: AbortSignal, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `${margin}px 0px` },
  );
  observer.observe(element);
  until.addEventListener('abort', () => observer.disconnect());
}
