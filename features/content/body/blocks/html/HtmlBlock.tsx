import styles from '../../view/Body.module.css';
import type { BlockProps } from '../../view/block-props.ts';

export function HtmlBlock({ block }: BlockProps<'html'>) {
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: block.html }} />;
}
