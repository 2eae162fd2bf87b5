import styles from '../../view/Body.module.css';

export function DividerBlock() {
  return <hr className={styles.divider} />;
}
