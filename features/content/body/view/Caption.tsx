import { classNames } from '#ui/class-names.ts';
import styles from './figures.module.css';

interface CaptionProps {
  /** Inline HTML that passed the sanitiser. */
  html: string;
  credit: string;
}

/** A picture's caption and credit. */
export function Caption({ html, credit }: CaptionProps) {
  if (html === '' && credit === '') return null;
  return (
    <figcaption className={classNames('note', styles.caption)}>
      {html !== '' && <span dangerouslySetInnerHTML={{ __html: html }} />}
      {html !== '' && credit !== '' && ' '}
      {credit !== '' && <span className={styles.credit}>{credit}</span>}
    </figcaption>
  );
}
