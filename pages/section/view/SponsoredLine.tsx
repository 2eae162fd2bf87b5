import { pixelAttribute } from '#features/content/public.ts';
import type { Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import type { SponsoredLineCard } from '../section-data.ts';
import styles from './Stories.module.css';
import { sectionWords } from './section-words.ts';

/** An advertisement among the stories, with its label first [LIST-13] [S25]. */
export function SponsoredLine({ line, language }: { line: SponsoredLineCard; language: Language }) {
  const label = sectionWords[language].advertisement;
  return (
    <aside
      className={classNames(styles.sponsored, line.cssClass)}
      aria-label={label}
      data-av-code={pixelAttribute(line.avCode)}
    >
      <p className="fine-print">{label}</p>
      <p className={styles.sponsoredText}>
        {line.ctLink === '' ? (
          line.description
        ) : (
          <a href={line.ctLink} rel="sponsored nofollow noopener">
            {line.description}
          </a>
        )}
      </p>
    </aside>
  );
}
