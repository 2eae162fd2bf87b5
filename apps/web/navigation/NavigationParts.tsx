import styles from './NavigationParts.module.css';

/** What outlives every page of a visit: who says where one is, the bar of a slow page, the place for players. */
export function NavigationParts() {
  return (
    <div data-stays="">
      <p className="visually-hidden" role="status" data-announcer="" />
      <div className={styles.progress} data-progress="" hidden />
      <div data-players="" />
    </div>
  );
}
