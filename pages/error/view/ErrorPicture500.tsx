import styles from './ErrorPicture.module.css';

/** Illustration: a printing press with a paper jam. */
export function ErrorPicture500({ label }: { label: string }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 480 400"
      width="480"
      height="400"
      role="img"
      aria-label={label}
    >
      <Puffs />
      <circle className={styles.paper} cx="66" cy="214" r="44" />
      <path className={styles.line} d="M66 196a18 18 0 1 1-17 12M66 182a32 32 0 0 1 31 24" />
      <path className={styles.paper} d="M64 170c20-42 46-66 74-68l6 12c-22 4-42 26-58 60z" />
      <path className={styles.metal} d="M110 132h210v206H110z" />
      <path d="M100 338h230M124 338v26M306 338v26M110 364h28M292 364h28" />
      <circle className={styles.metal} cx="164" cy="106" r="36" />
      <circle className={styles.shade} cx="246" cy="106" r="36" />
      <circle className={styles.ink} cx="164" cy="106" r="6" />
      <circle className={styles.ink} cx="246" cy="106" r="6" />
      <path d="M146 92a24 24 0 0 1 16-10M228 92a24 24 0 0 1 16-10" />
      <path className={styles.paper} d="M134 166h162v88H134z" />
      <path
        className={styles.figures}
        d="M180 185h-24v21c3-2 7-3 11-3 9 0 15 6 15 15s-6 16-16 16c-6 0-10-2-13-5M218 185c-10 0-15 9-15 25s5 25 15 25 15-9 15-25-5-25-15-25zM268 185c-10 0-15 9-15 25s5 25 15 25 15-9 15-25-5-25-15-25z"
      />
      <circle className={styles.accent} cx="142" cy="292" r="11" />
      <path d="M172 284h60M172 300h38" />
      <circle className={styles.paper} cx="276" cy="294" r="20" />
      <path d="M276 294l11-10" />
      <Crumpled />
    </svg>
  );
}

/** The crumpled paper, from the press to the floor. */
function Crumpled() {
  return (
    <g>
      <path className={styles.paper} d="M320 176l52-22 4 14-56 24z" />
      <path className={styles.shade} d="M376 168l-4-14-34 42 10 10z" />
      <path className={styles.paper} d="M348 206l-10-10 70-20 4 14z" />
      <path className={styles.shade} d="M412 190l-4-14-50 48 10 10z" />
      <path className={styles.paper} d="M368 234l-10-10 76-18 4 14z" />
      <path className={styles.shade} d="M438 220l-4-14-66 54 10 10z" />
      <path className={styles.paper} d="M378 270l-10-10 80-12 3 14z" />
      <path className={styles.shade} d="M451 262l-3-14-86 56 8 12z" />
      <path className={styles.paper} d="M370 316l-8-12 96-10 2 14z" />
      <path className={styles.shade} d="M460 308l-2-14-100 52 6 14z" />
      <path className={styles.paper} d="M364 360l-6-14 102-2v16z" />
    </g>
  );
}

function Puffs() {
  return (
    <g className={styles.puff}>
      <path d="M196 46c-8-4-8-16 2-18 2-10 18-10 20 0 10 0 12 14 2 18zM268 34c-6-3-6-12 2-14 2-8 14-8 16 0 8 0 9 11 1 14z" />
    </g>
  );
}
