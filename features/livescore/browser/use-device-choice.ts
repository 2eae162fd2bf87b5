/** A choice that stays on the reader's device, such as favourite teams; nothing is stored until it is made [S44]. */
import { useCallback, useEffect, useState } from 'react';
import { browserStorage, isText, storedList } from '#platform/browser/text-storage.ts';

const prefix = 'lapzarta-livescore-';

/**
 * The stored words, none before the first effect: the server's HTML is the same for all readers.
 * @returns The words, and a function that adds or removes one.
 */
export function useDeviceChoice(name: string): [ReadonlySet<string>, (word: string) => void] {
  const [words, setWords] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setWords(new Set(storedList(browserStorage, prefix + name, isText))), [name]);
  const toggle = useCallback(
    (word: string): void => {
      setWords((before) => {
        const after = new Set(before);
        if (!after.delete(word)) after.add(word);
        store(name, [...after]);
        return after;
      });
    },
    [name],
  );
  return [words, toggle];
}

function store(name: string, words: readonly string[]): void {
  try {
    if (words.length === 0) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, JSON.stringify(words));
  } catch (error) {
    console.warn('The choice is not stored.', error);
  }
}
