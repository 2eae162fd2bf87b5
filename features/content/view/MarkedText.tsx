import { tieShortWords } from '#ui/tie-short-words.ts';
import { tieSuffixes } from '#ui/tie-suffixes.tsx';
import type { TextPart } from '../marked-text.ts';
import styles from './StoryCard.module.css';

/** Found words are marked with an element, so that they are heard and printed as well as seen. */
export function MarkedText({ parts }: { parts: TextPart[] }) {
  let at = 0;
  return parts.map(({ text, marked }) => {
    const start = at;
    at += text.length;
    const tied = tieSuffixes(tieShortWords(text));
    return marked ? (
      <mark key={start} className={styles.mark}>
        {tied}
      </mark>
    ) : (
      tied
    );
  });
}
