/** The button that puts in what is new, where everybody sees it and those who listen are told of it. */
import type { LiveWords } from './live-words.ts';

export interface News {
  /** Takes the offer back when there is nothing. */
  offer(newPosts: number, isHolding: boolean): void;
  /** The paper was built anew: only the page as a whole shows what is new. */
  offerReload(): void;
}

/** @param place A live region. */
export function offerNews(place: HTMLElement, words: LiveWords, show: () => void): News {
  function say(text: string, act: () => void): void {
    const button = place.querySelector('button') ?? document.createElement('button');
    button.type = 'button';
    // Said again only when it is something else.
    if (button.textContent !== text) button.textContent = text;
    button.onclick = act;
    if (!button.isConnected) place.append(button);
  }

  function showAndRest(): void {
    place.replaceChildren();
    show();
  }

  return {
    offer(newPosts, isHolding) {
      if (newPosts > 0) say(words.newPosts(newPosts), showAndRest);
      else if (isHolding) say(words.changed, showAndRest);
      else place.replaceChildren();
    },
    offerReload: () => say(words.changed, () => location.reload()),
  };
}
