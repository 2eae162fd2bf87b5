import styles from './landing.module.css';

interface BlockTitleProps {
  title: string;
  href?: string;
  /** Beside the buttons of a carousel. */
  inRow?: boolean;
}

/** A block's name; it leads on where there is more. */
export function BlockTitle({ title, href = '', inRow = false }: BlockTitleProps) {
  if (title === '') return null;
  return (
    <h2 className={styles.title} data-title={inRow ? 'row' : 'whole'}>
      {href === '' ? title : <a href={href}>{title}</a>}
    </h2>
  );
}
