import type { FrontBox } from '../page-data.ts';
import styles from './front.module.css';

/** A box's name; it leads to the section where there is one. Hidden boxes keep theirs for those who listen. */
export function BoxTitle({
  box,
  hidden = false,
}: {
  box: Pick<FrontBox, 'title' | 'href'>;
  hidden?: boolean;
}) {
  if (box.title === '') return null;
  if (hidden) return <h2 className="visually-hidden">{box.title}</h2>;
  return (
    <h2 className={styles.boxTitle}>{box.href === '' ? box.title : <a href={box.href}>{box.title}</a>}</h2>
  );
}
