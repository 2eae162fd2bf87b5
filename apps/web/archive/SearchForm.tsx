import type { ArchiveQuestion } from '../page-data.ts';
import { filtersText } from './archive-address.ts';
import styles from './SearchForm.module.css';
import { SearchIcon } from './SearchIcon.tsx';
import { SearchChip, SearchTags } from './SearchTags.tsx';

interface SearchFormProps {
  /** Path of the archive that is searched. */
  action: string;
  question: ArchiveQuestion;
  placeholder: string;
  /** Adding or taking off a filter does not search at once [SRCH-12]. */
  standalone?: boolean;
  /** At most so many filters, and none longer [SRCH-11]; no limit where they are absent. */
  mostTags?: number;
  longest?: number;
}

export const searchFormId = 'archivum-kereso';

/**
 * A form that searches the archive. Without script it sends what is written; with it, what is written is completed
 * from the archive's topics, authors, titles and sections.
 */
export function SearchForm(props: SearchFormProps) {
  const { action, question, placeholder, standalone = false, mostTags, longest } = props;
  return (
    <search>
      <form
        id={searchFormId}
        className={styles.form}
        action={action}
        method="get"
        data-search-form="tags"
        data-standalone={standalone ? '' : undefined}
        data-most-tags={mostTags}
        data-longest={longest}
      >
        <div className={styles.field}>
          <SearchIcon className={styles.icon} />
          <input
            className={styles.term}
            type="text"
            name="term"
            defaultValue={question.term}
            placeholder={placeholder}
            aria-label={placeholder}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            data-search-term=""
          />
          <button className={styles.submit} type="submit">
            Keresés
          </button>
          <div
            id="archivum-javaslatok"
            className={styles.suggestions}
            role="listbox"
            aria-label="Javaslatok"
            data-search-suggestions=""
            hidden
          />
        </div>
        <p className={styles.word} role="status" data-search-word="" />
        <p className="visually-hidden" role="status" data-search-count="" />
        <SearchTags action={action} question={question} />
        <input
          type="hidden"
          name="filters"
          value={filtersText(question.tags)}
          disabled={question.tags.length === 0}
        />
        {question.sort === 'time' && <input type="hidden" name="sort" value="time" />}
        {question.perPage !== null && <input type="hidden" name="perPage" value={question.perPage} />}
        <template data-copy="chip">
          <SearchChip />
        </template>
        <template data-copy="group">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this holds options */}
          <div className={styles.group} role="group">
            <p className={styles.groupName} aria-hidden="true" data-part="name" />
          </div>
        </template>
        <template data-copy="option">
          <div className={styles.option} role="option" tabIndex={-1}>
            <span className={styles.optionText} data-part="text" />
            <span className={styles.optionCount} data-part="count" />
          </div>
        </template>
      </form>
    </search>
  );
}
