import type { ReactNode } from 'react';
import { SearchIcon } from './SearchIcon.tsx';
import styles from './TermLine.module.css';

interface TermLineProps {
  /** Also the name of the field for screen readers. */
  placeholder: string;
  defaultValue?: string;
  /** The button that submits the form. */
  children: ReactNode;
}

/** The line of a search form: the field for the searched words, and the button. */
export function TermLine({ placeholder, defaultValue, children }: TermLineProps) {
  return (
    <div className={styles.line}>
      <SearchIcon className={styles.icon} />
      <input
        className={styles.term}
        type="text"
        name="term"
        defaultValue={defaultValue}
        placeholder={placeholder}
        aria-label={placeholder}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        data-search-term=""
      />
      {children}
    </div>
  );
}
