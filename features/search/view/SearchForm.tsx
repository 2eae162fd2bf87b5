import type { Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import type { ArchiveQuery } from '../archive-query.ts';
import { filtersText } from './archive-address.ts';
import styles from './SearchForm.module.css';
import { SearchChip, SearchTags } from './SearchTags.tsx';
import suggestions from './suggestions.module.css';
import { TermLine } from './TermLine.tsx';
import { tagWords } from './tag-words.ts';

interface SearchFormProps {
  language: Language;
  /** Path of the archive that is searched. */
  action: string;
  question: ArchiveQuery;
  placeholder: string;
  /** Adding or removing a filter does not submit the search [SRCH-12]. */
  standalone?: boolean;
  /** Maximum number of filters, and of characters in one [SRCH-11]; unlimited when absent. */
  maxTags?: number;
  maxTagLength?: number;
}

export const searchFormId = 'archivum-kereso';

/**
 * The archive's search form. Without script it submits the typed text; the script completes it from the archive's
 * topics, authors, titles and sections.
 */
export function SearchForm(props: SearchFormProps) {
  const { action, language, question, placeholder, standalone = false, maxTags, maxTagLength } = props;
  const words = tagWords[language];
  return (
    <search>
      <form
        id={searchFormId}
        className={classNames(styles.form, 'screen-only')}
        action={action}
        method="get"
        data-search-form="tags"
        data-standalone={standalone ? '' : undefined}
        data-most-tags={maxTags}
        data-longest={maxTagLength}
      >
        <div className={styles.field}>
          <TermLine placeholder={placeholder} defaultValue={question.term}>
            <Button>{words.submit}</Button>
          </TermLine>
          <div
            id="archivum-javaslatok"
            className={suggestions.panel}
            role="listbox"
            aria-label={words.suggestions}
            data-search-suggestions=""
            hidden
          />
        </div>
        <p className={classNames('note', styles.word)} role="status" data-search-word="" />
        <p className="visually-hidden" role="status" data-search-count="" />
        <SearchTags action={action} question={question} language={language} />
        <input
          type="hidden"
          name="filters"
          value={filtersText(question.tags)}
          disabled={question.tags.length === 0}
        />
        {question.sort === 'time' && <input type="hidden" name="sort" value="time" />}
        {question.perPage !== null && <input type="hidden" name="perPage" value={question.perPage} />}
        <template data-copy="chip">
          <SearchChip language={language} />
        </template>
        <template data-copy="group">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, this groups listbox options */}
          <div className={styles.group} role="group">
            <p className={classNames('label', styles.groupName)} aria-hidden="true" data-part="name" />
          </div>
        </template>
        <template data-copy="option">
          <div className={classNames(suggestions.option, styles.option)} role="option" tabIndex={-1}>
            <span data-part="text" />
            <span className={classNames('fine-print', styles.optionCount)} data-part="count" />
          </div>
        </template>
      </form>
    </search>
  );
}
