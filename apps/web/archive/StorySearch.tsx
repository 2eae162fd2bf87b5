import { classNames } from '#ui/class-names.ts';
import styles from './StorySearch.module.css';

interface StorySearchProps {
  /** Path of the archive. */
  action: string;
  /** Unlike any other on the page. */
  id: string;
  words: StorySearchWords;
  /** What is offered lies over the page, and does not push it down. */
  floats?: boolean;
}

export interface StorySearchWords {
  /** Name of the field. */
  field: string;
  submit: string;
  suggestions: string;
  all: string;
  /** `{count}` stands for a number. */
  said: string;
}

/** A field that leads to the archive, and with script to a story at once [SRCH-04]. */
export function StorySearch({ action, id, words, floats = false }: StorySearchProps) {
  return (
    <search>
      <form
        className={styles.form}
        action={action}
        method="get"
        data-search-form="stories"
        data-said={words.said}
      >
        <div className={styles.field}>
          <input
            className={styles.term}
            type="text"
            name="term"
            placeholder={words.field}
            aria-label={words.field}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            data-search-term=""
          />
          <button className={styles.submit} type="submit">
            {words.submit}
          </button>
        </div>
        <div
          id={id}
          className={classNames(styles.suggestions, floats && styles.floating)}
          role="listbox"
          aria-label={words.suggestions}
          data-search-suggestions=""
          hidden
        />
        <p className="visually-hidden" role="status" data-search-count="" />
        <template data-copy="story">
          <a className={styles.story} href={action} role="option" tabIndex={-1}>
            <span className={styles.section} data-part="section" />
            <span className={styles.title} data-part="title" />
          </a>
        </template>
        <template data-copy="all">
          <a className={styles.all} href={action} role="option" tabIndex={-1}>
            {words.all}
          </a>
        </template>
      </form>
    </search>
  );
}
