import styles from './BlockTitle.module.css';

interface BlockTitleProps {
  title: string;
  href?: string;
  /** For screen readers only. */
  hidden?: boolean;
  /** Placed in a row with a carousel's buttons. */
  inRow?: boolean;
}

/** A block's title; a link if the block has a page with more stories. */
export function BlockTitle({ title, href = '', hidden = false, inRow = false }: BlockTitleProps) {
  if (title === '') return null;
  if (hidden) return <h2 className="visually-hidden">{title}</h2>;
  return (
    <h2 className={styles.title} data-title={inRow ? 'row' : 'whole'}>
      {href === '' ? title : <a href={href}>{title}</a>}
    </h2>
  );
}
