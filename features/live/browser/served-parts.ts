/** Parts of a page as they were served: changes by the reader, such as an opened quiz, must not count as updates. */
export interface ServedParts {
  /** Updates the parts of the page that a newer one has changed. */
  update(fresh: ParentNode, put: (part: HTMLElement, next: HTMLElement) => void): void;
}

export function createServedParts(root: ParentNode): ServedParts {
  const texts = new Map(partsOf(root).map((part) => [part.dataset.part, servedTextOf(part)]));
  return {
    update(fresh, put) {
      for (const next of partsOf(fresh)) {
        const name = next.dataset.part;
        const part = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
        const text = servedTextOf(next);
        if (!part || texts.get(name) === text) continue;
        texts.set(name, text);
        put(part, next);
      }
    },
  };
}

function partsOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-part]')];
}

/** The part's text with machine-readable times, because relative times change by themselves. */
function servedTextOf(part: HTMLElement): string {
  const copy = document.importNode(part, true);
  for (const time of copy.querySelectorAll('time')) time.textContent = time.dateTime;
  return copy.textContent;
}
