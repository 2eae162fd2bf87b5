import { tiedHtml } from '#ui/tied-text.tsx';
import type { List } from '../../body-schema.ts';
import styles from '../../view/Body.module.css';
import { withIndexKeys } from '../../view/with-index-keys.ts';

export function ListBlock({ list }: { list: List }) {
  const items = withIndexKeys(list.items).map(({ key, item }) => (
    <li key={key}>
      <span dangerouslySetInnerHTML={{ __html: tiedHtml(item.html) }} />
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
