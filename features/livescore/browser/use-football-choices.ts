/** The reader's choices for football; null before the first effect, when the page is as the server rendered it [S44]. */
import { useEffect, useState } from 'react';
import type { DeviceChoices } from '../football/view/device-choices.ts';
import { useDeviceChoice } from './use-device-choice.ts';

export function useFootballChoices(): DeviceChoices | null {
  const [scores, toggleScores] = useDeviceChoice('scores');
  const [favourites, toggleFavourite] = useDeviceChoice('favourites');
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set());
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!isReady) return null;
  return {
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    hidesScores: scores.has('hidden'),
    toggleScores() {
      document.documentElement.toggleAttribute('data-hides-scores', !scores.has('hidden'));
      toggleScores('hidden');
      setRevealed(new Set());
    },
    revealed,
    reveal: (match) => setRevealed((before) => new Set([...before, match])),
    favourites,
    toggleFavourite,
  };
}
