import type { ArchiveQuestion } from '../page-data.ts';
import { archiveAddress } from './archive-address.ts';
import { searchFormId } from './SearchForm.tsx';
import styles from './SearchNarrowing.module.css';

interface SearchNarrowingProps {
  path: string;
  question: ArchiveQuestion;
  hasFound: boolean;
}

/** Order and dates of what was found. The fields belong to the search form, wherever they stand. */
export function SearchNarrowing({ path, question, hasFound }: SearchNarrowingProps) {
  return (
    <div className={styles.narrowing}>
      {/* Without a term nothing is nearer or farther, and nothing has no order: the link would lead to a 404. */}
      {question.term !== '' && hasFound && <Order path={path} question={question} />}
      <details className={styles.period} open={question.from !== '' || question.to !== ''}>
        <summary>Időszak</summary>
        <div className={styles.dates}>
          <DateField name="from" label="Ettől" value={question.from} />
          <DateField name="to" label="Eddig" value={question.to} />
          <button className={styles.apply} type="submit" form={searchFormId}>
            Szűkítés
          </button>
        </div>
      </details>
    </div>
  );
}

const orders = [
  { sort: 'relevance', title: 'Legjobb találat' },
  { sort: 'time', title: 'Legújabb' },
] as const;

function Order({ path, question }: Omit<SearchNarrowingProps, 'hasFound'>) {
  return (
    <nav aria-label="Sorrend">
      <ul className={styles.orders}>
        {orders.map(({ sort, title }) => (
          <li key={sort}>
            <a
              href={archiveAddress(path, { ...question, sort })}
              aria-current={question.sort === sort ? 'true' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DateField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className={styles.date}>
      <span>{label}</span>
      <input type="date" name={name} form={searchFormId} defaultValue={value} />
    </label>
  );
}
