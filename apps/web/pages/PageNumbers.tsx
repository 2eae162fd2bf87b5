import { pageAddress, paginate } from '#features/lists/public.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import styles from './PageNumbers.module.css';

/** First, previous, the pages near by, next, last [LIST-08]. */
export function PageNumbers({ path, page, totalPages }: { path: string; page: number; totalPages: number }) {
  if (totalPages <= 1) return null;
  const { first, previous, next, last, steps } = paginate(page, totalPages);
  return (
    <nav className={styles.pages} aria-label="Lapozás">
      <ul>
        <Arrow path={path} page={first} label="Első oldal" sign="«" />
        <Arrow path={path} page={previous} label="Előző oldal" sign="‹" rel="prev" />
        {steps.map((step) =>
          step.kind === 'gap' ? (
            <li key={step.side} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={step.page}>
              <a
                className={styles.page}
                href={pageAddress(path, step.page)}
                aria-label={`${formatNumber(step.page)}. oldal`}
                aria-current={step.current ? 'page' : undefined}
              >
                {formatNumber(step.page)}
              </a>
            </li>
          ),
        )}
        <Arrow path={path} page={next} label="Következő oldal" sign="›" rel="next" />
        <Arrow path={path} page={last} label="Utolsó oldal" sign="»" />
      </ul>
    </nav>
  );
}

interface ArrowProps {
  path: string;
  page: number | null;
  label: string;
  sign: string;
  rel?: 'prev' | 'next';
}

/** An arrow that leads nowhere keeps its place, so that the others do not move from page to page. */
function Arrow({ path, page, label, sign, rel }: ArrowProps) {
  if (page === null) return <li className={styles.noArrow} aria-hidden="true" />;
  return (
    <li>
      <a className={styles.page} href={pageAddress(path, page)} rel={rel} title={label}>
        <span aria-hidden="true">{sign}</span>
        <span className="visually-hidden">{label}</span>
      </a>
    </li>
  );
}
