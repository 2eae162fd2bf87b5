import styles from './StarsAndStripes.module.css';

const stripes = [0, 10, 20, 30, 40, 50, 60];

/** A decoration for the pages about the election of 2024 in the USA [FRONT-21]. */
export function StarsAndStripes() {
  return (
    <svg className={styles.graphic} viewBox="0 0 240 70" aria-hidden="true" focusable="false">
      {stripes.map((y) => (
        <rect key={y} className={styles.stripe} x="0" y={y} width="240" height="5" />
      ))}
      <rect className={styles.field} width="104" height="45" />
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3, 4].map((column) => (
          <path
            key={`${row} ${column}`}
            className={styles.star}
            d="M0-5 1.5-1.6 5-1.5 2.2.8 3.1 4.3 0 2.2-3.1 4.3-2.2.8-5-1.5-1.5-1.6Z"
            transform={`translate(${14 + column * 19} ${10 + row * 13})`}
          />
        )),
      )}
    </svg>
  );
}
