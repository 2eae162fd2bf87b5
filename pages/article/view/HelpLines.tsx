import type { Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import type { ArticlePageData } from '../article-data.ts';
import { articleWords } from './article-words.ts';
import styles from './Closing.module.css';

type HelpLinesProps = { lines: ArticlePageData['helpLines']; language: Language };

/** Helplines after a story on a distressing subject [S23]. */
export function HelpLines({ lines, language }: HelpLinesProps) {
  if (lines.length === 0) return null;
  const words = articleWords[language];
  return (
    <section className={styles.help} aria-label={words.help}>
      {lines.map((line) => (
        <div key={line.title} className={styles.helpLine}>
          <h2 className={styles.helpTitle}>{line.title}</h2>
          <p>{line.text}</p>
          {line.phone !== '' && (
            <a className={classNames('lone-link', styles.phone)} href={phoneAddress(line)}>
              {line.phone}
            </a>
          )}
          {line.href !== '' && !line.href.startsWith('tel:') && (
            <a className="lone-link" href={line.href}>
              {words.helpPage}
            </a>
          )}
        </div>
      ))}
    </section>
  );
}

function phoneAddress(line: { phone: string; href: string }): string {
  return line.href.startsWith('tel:') ? line.href : `tel:${line.phone.replace(/[^\d+]/g, '')}`;
}
