import type { Language } from '#features/sites/public.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { pageWords } from '../page/page-words.ts';
import { pageAddress, paginate } from '../page/pagination.ts';
import styles from './PageNumbers.module.css';

interface PageNumbersProps {
  path: string;
  /** Query string that the links preserve beside the page number. */
  query?: string;
  page: number;
  totalPages: number;
  language?: Language;
}

/** Pagination: first, previous, adjacent pages, next, last [LIST-08]. */
export function PageNumbers({ path, query = '', page, totalPages, language = 'hu' }: PageNumbersProps) {
  if (totalPages <= 1) return null;
  const { first, previous, next, last, steps } = paginate(page, totalPages);
  const words = pageWords[language];
  const href = (to: number | null): string | null => (to === null ? null : pageAddress(path, to, query));
  return (
    <nav className={classNames(styles.pages, 'screen-only')} aria-label={words.label}>
      <ul>
        <Arrow href={href(first)} label={words.first} sign="«" />
        <Arrow href={href(previous)} label={words.previous} sign="‹" rel="prev" />
        {steps.map((step) =>
          step.kind === 'gap' ? (
            <li key={step.side} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={step.page}>
              <a
                className={styles.page}
                href={pageAddress(path, step.page, query)}
                aria-label={words.page(formatNumber(step.page))}
                aria-current={step.current ? 'page' : undefined}
              >
                {formatNumber(step.page)}
              </a>
            </li>
          ),
        )}
        <Arrow href={href(next)} label={words.next} sign="›" rel="next" />
        <Arrow href={href(last)} label={words.last} sign="»" />
      </ul>
    </nav>
  );
}

interface ArrowProps {
  href: string | null;
  label: string;
  sign: string;
  rel?: 'prev' | 'next';
}

/** An arrow without a target leaves an empty element, so that the others do not move between pages. */
function Arrow({ href, label, sign, rel }: ArrowProps) {
  if (href === null) return <li className={styles.noArrow} aria-hidden="true" />;
  return (
    <li>
      <a className={styles.page} href={href} rel={rel} title={label}>
        <span aria-hidden="true">{sign}</span>
        <span className="visually-hidden">{label}</span>
      </a>
    </li>
  );
}
