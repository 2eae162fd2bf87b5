import type { Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import styles from './StorySearch.module.css';
import { storySearchWords } from './story-search-words.ts';
import suggestions from './suggestions.module.css';
import { TermLine } from './TermLine.tsx';

interface StorySearchProps {
  /** Path of the archive. */
  action: string;
  /** Element id of the suggestion list, unique on the page. */
  id: string;
  language: Language;
  /** The suggestion list overlays the page instead of pushing it down. */
  floats?: boolean;
}

/** A search field that submits to the archive; the script also suggests stories directly [SRCH-04]. */
export function StorySearch({ action, id, language, floats = false }: StorySearchProps) {
  const words = storySearchWords[language];
  return (
    <search>
      <form
        className={styles.form}
        action={action}
        method="get"
        data-search-form="stories"
        data-count-text={words.count}
      >
        <TermLine placeholder={words.field}>
          <Button kind="secondary">{words.submit}</Button>
        </TermLine>
        <div
          id={id}
          className={floats ? suggestions.panel : styles.suggestions}
          role="listbox"
          aria-label={words.suggestions}
          data-search-suggestions=""
          hidden
        />
        <p className="visually-hidden" role="status" data-search-count="" />
        <template data-copy="story">
          <a
            className={classNames(suggestions.option, styles.story)}
            href={action}
            role="option"
            tabIndex={-1}
          >
            <span className={classNames('label', styles.section)} data-part="section" />
            <span className={styles.title} data-part="title" />
          </a>
        </template>
        <template data-copy="all">
          <a className={classNames(suggestions.option, styles.all)} href={action} role="option" tabIndex={-1}>
            {words.all}
          </a>
        </template>
      </form>
    </search>
  );
}
