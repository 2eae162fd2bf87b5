import { tieSuffixesInHtml } from '#ui/tie-suffixes.tsx';
import type { List } from '../../body-schema.ts';
import styles from './Body.module.css';
import { numbered } from './numbered.ts';

export function ListBlock({ list }: { list: List }) {
  const items = numbered(list.items).map(({ key, item }) => (
    <li key={key}>
      <span dangerouslySetInnerHTML={{ __html: tieSuffixesInHtml(item.html) }} />
      {item.children && <ListBlock list={item.children} />}
    </li>
  ));
  if (!list.ordered) return <ul className={styles.list}>{items}</ul>;
  return (
    <ol className={styles.list} start={list.start}>
      {items}
    </ol>
  );
}
