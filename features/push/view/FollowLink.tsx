import type { Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './FollowLink.module.css';
import { followWords } from './follow-words.ts';

interface FollowLinkProps {
  href: string;
  /** The followed subject. */
  title: string;
  language: Language;
}

/** Link to the page at which a reader follows a tag or a match. */
export function FollowLink({ href, title, language }: FollowLinkProps) {
  const { notify, about } = followWords[language];
  return (
    <a
      className={classNames(styles.follow, 'label link-words screen-only')}
      href={href}
      rel="nofollow"
      aria-label={about(title)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3.5 12V7a4.5 4.5 0 0 1 9 0v5M1.8 12h12.4M6.5 14.4h3" />
      </svg>
      {notify}
    </a>
  );
}
