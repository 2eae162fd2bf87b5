import { tiedHtml } from '#ui/text/tied-text.tsx';
import styles from '../../view/Body.module.css';
import type { BlockProps } from '../../view/block-props.ts';
import { withIndexKeys } from '../../view/with-index-keys.ts';
import type { List } from './list.block.ts';

export function ListBlock({ block }: BlockProps<'list'>) {
  return <Items list={block} />;
}

function Items({ list }: { list: List }) {
  const items = withIndexKeys(list.items).map(({ key, item }) => (
    <li key={key}>
      <span dangerouslySetInnerHTML={{ __html: tiedHtml(item.html) }} />
      {item.children && <Items list={item.children} />}
    </li>
  ));
  if (!list.ordered) return <ul className={styles.list}>{items}</ul>;
  return (
    <ol className={styles.list} start={list.start}>
      {items}
    </ol>
  );
}
