/** Formats a duration in words: `42 perc`, `1 óra 5 perc`, under two minutes `48 mp`. */
import { durationWords } from './duration-words.ts';
import type { Podcast } from './podcast/podcast.ts';

/** '' when the duration is 0 (unknown). */
export function formatDuration(seconds: number, language: Podcast['language']): string {
  const { hour, minute, second } = durationWords[language];
  if (seconds <= 0) return '';
  if (seconds < 120) return `${seconds} ${second}`;
  const hours = Math.floor(Math.round(seconds / 60) / 60);
  const minutes = Math.round(seconds / 60) % 60;
  return [hours === 0 ? '' : `${hours} ${hour(hours)}`, minutes === 0 ? '' : `${minutes} ${minute(minutes)}`]
    .filter(Boolean)
    .join(' ');
}
