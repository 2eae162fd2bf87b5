import { classNames } from '#ui/class-names.ts';
import type { Language } from '../edition/language.ts';
import styles from './FeedLink.module.css';
import { feedWords } from './feed-words.ts';

/** Link to the list's RSS feed. */
export function FeedLink({ href, title, language }: { href: string; title: string; language: Language }) {
  const words = feedWords[language];
  return (
    <a
      className={classNames(styles.feed, 'label link-words screen-only')}
      href={href}
      type="application/rss+xml"
      title={words.feedOf(title)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="3" cy="13" r="2" />
        <path d="M1 6.2a8.8 8.8 0 0 1 8.8 8.8M1 1.2A13.8 13.8 0 0 1 14.8 15" />
      </svg>
      {words.feed}
    </a>
  );
}
