/** The button that inserts new posts; it is in a live region, so that screen readers announce it. */
import type { LiveWords } from './live-words.ts';

export interface NewsButton {
  /** Shows the button, or removes it if there are no updates. */
  offer(newPosts: number, hasPending: boolean): void;
  clear(): void;
  /** Announces posts that were inserted without a click. */
  announce(newPosts: number): void;
  /** There is a new build: updates can only be shown by reloading the page. */
  offerReload(): void;
}

/** @param region An ARIA live region. */
export function createNewsButton(region: HTMLElement, words: LiveWords, show: () => void): NewsButton {
  function showButton(text: string, act: () => void): void {
    const button = currentButton() ?? document.createElement('button');
    button.type = 'button';
    // Rewriting an unchanged text would make screen readers announce it again.
    if (button.textContent !== text) button.textContent = text;
    button.onclick = act;
    if (!button.isConnected) region.replaceChildren(button);
  }

  function currentButton(): HTMLButtonElement | null {
    return region.querySelector('button');
  }

  function clear(): void {
    region.replaceChildren();
  }

  function clearAndShow(): void {
    clear();
    show();
  }

  return {
    clear,
    offer(newPosts, hasPending) {
      if (newPosts > 0) showButton(words.newPosts(newPosts), clearAndShow);
      else if (hasPending) showButton(words.changed, clearAndShow);
      else currentButton()?.remove();
    },
    announce(newPosts) {
      const text = document.createElement('span');
      text.className = 'visually-hidden';
      text.textContent = words.newPosts(newPosts);
      region.replaceChildren(text);
    },
    offerReload: () => showButton(words.changed, () => location.reload()),
  };
}
