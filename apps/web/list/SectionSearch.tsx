import type { Language } from '#features/content/public.ts';
import type { SectionSearchBar } from '../page-data.ts';
import { listWords } from './list-words.ts';
import styles from './SectionSearch.module.css';

/** Asks the archive about this section; a plain form, so that it needs no script [SRCH-14]. */
export function SectionSearch({ bar, language }: { bar: SectionSearchBar; language: Language }) {
  return (
    <search>
      <form className={styles.search} action={bar.action} method="get">
        <input
          className={styles.term}
          type="search"
          name="term"
          placeholder={bar.placeholder}
          aria-label={bar.placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
        {bar.filters !== '' && <input type="hidden" name="filters" value={bar.filters} />}
        <button className={styles.submit} type="submit">
          {listWords[language].search}
        </button>
      </form>
    </search>
  );
}
