import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import choice from '#ui/form/switch.module.css';
import type { ArchiveQuery } from '../archive-query.ts';
import { archiveAddress } from './archive-address.ts';
import { narrowingWords } from './narrowing-words.ts';
import { searchFormId } from './SearchForm.tsx';
import styles from './SearchNarrowing.module.css';

interface SearchNarrowingProps {
  path: string;
  question: ArchiveQuery;
  hasFound: boolean;
}

/** Sort order and date range of the results. The `form` attribute ties the fields to the search form elsewhere. */
export function SearchNarrowing({ path, question, hasFound }: SearchNarrowingProps) {
  return (
    <div className={classNames(styles.narrowing, 'screen-only')}>
      {/* Without a term there is no relevance, and without results the links would lead to a 404. */}
      {question.term !== '' && hasFound && <Order path={path} question={question} />}
      <details className={styles.period} open={question.from !== '' || question.to !== ''}>
        <summary>{narrowingWords.period}</summary>
        <div className={styles.dates}>
          <DateField name="from" label={narrowingWords.from} value={question.from} />
          <DateField name="to" label={narrowingWords.to} value={question.to} />
          <Button kind="secondary" form={searchFormId}>
            {narrowingWords.apply}
          </Button>
        </div>
      </details>
    </div>
  );
}

const orders = ['relevance', 'time'] as const;

function Order({ path, question }: Omit<SearchNarrowingProps, 'hasFound'>) {
  return (
    <nav aria-label={narrowingWords.order}>
      <ul className={classNames(choice.switch, styles.orders)}>
        {orders.map((sort) => (
          <li key={sort}>
            <a
              href={archiveAddress(path, { ...question, sort })}
              aria-current={question.sort === sort ? 'true' : undefined}
            >
              {narrowingWords.orders[sort]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DateField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className={classNames('label', styles.date)}>
      <span>{label}</span>
      <input type="date" name={name} form={searchFormId} defaultValue={value} />
    </label>
  );
}
