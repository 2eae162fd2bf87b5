import styles from './NoData.module.css';

/** Says in place of data that there are none: „Még nincs adat.” has one look on all pages. */
export function NoData({ children }: { children: string }) {
  return <p className={styles.none}>{children}</p>;
}
