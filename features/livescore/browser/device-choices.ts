/** The reader's choices on this device: hidden scores, favourites; nothing is stored until one is made [S44]. */
import { browserStorage, isText, storedList } from '#platform/browser/text-storage.ts';

export interface DeviceChoices {
  hidesScores(): boolean;
  /** Whether the scores of a match are not to be seen. */
  hides(match: string): boolean;
  toggleScores(): void;
  /** Shows the scores of a match until the page is left. */
  reveal(match: string): void;
  /** @param name Such as `team-12` and `league-4`. */
  isFavourite(name: string): boolean;
  toggleFavourite(name: string): void;
}

const prefix = 'lapzarta-livescore-';

export function createDeviceChoices(): DeviceChoices {
  const scores = stored('scores');
  const favourites = stored('favourites');
  const revealed = new Set<string>();
  const hidesScores = () => scores.has('hidden');
  return {
    hidesScores,
    hides: (match) => hidesScores() && !revealed.has(match),
    toggleScores() {
      toggle('scores', scores, 'hidden');
      revealed.clear();
      document.documentElement.toggleAttribute('data-hides-scores', hidesScores());
    },
    reveal: (match) => revealed.add(match),
    isFavourite: (name) => favourites.has(name),
    toggleFavourite: (name) => toggle('favourites', favourites, name),
  };
}

function stored(name: string): Set<string> {
  return new Set(storedList(browserStorage, prefix + name, isText));
}

function toggle(name: string, words: Set<string>, word: string): void {
  if (!words.delete(word)) words.add(word);
  try {
    if (words.size === 0) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, JSON.stringify([...words]));
  } catch (error) {
    console.warn('The choice is not stored.', error);
  }
}
