import type { WordLanguage } from '#platform/text/words.ts';
import { pasteWords } from './paste-words.ts';

/** Losses that are not reported. */
const unimportant = new Set(['tracking-pixel', 'hidden']);

/** The losses as text: `2 kép, 1 űrlap`; '' where there are none. */
export function lossesText(losses: Readonly<Record<string, number>>, language: WordLanguage): string {
  const words = pasteWords[language];
  const names: Readonly<Record<string, string>> = words.losses;
  const counted = new Map<string, number>();
  for (const [loss, times] of Object.entries(losses)) {
    const name = names[loss] ?? words.other;
    if (!unimportant.has(loss)) counted.set(name, (counted.get(name) ?? 0) + times);
  }
  return [...counted].map(([name, times]) => `${times} ${name}`).join(', ');
}
