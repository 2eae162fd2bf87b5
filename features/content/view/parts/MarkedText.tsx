import { tiedText } from '#ui/text/tied-text.tsx';
import type { TextPart } from '../marked-text.ts';
import styles from './MarkedText.module.css';

/** Search matches are in `<mark>` elements, so that screen readers and printers get them too. */
export function MarkedText({ parts }: { parts: TextPart[] }) {
  let at = 0;
  return parts.map(({ text, marked }) => {
    const start = at;
    at += text.length;
    const tied = tiedText(text);
    return marked ? (
      <mark key={start} className={styles.mark}>
        {tied}
      </mark>
    ) : (
      tied
    );
  });
}
