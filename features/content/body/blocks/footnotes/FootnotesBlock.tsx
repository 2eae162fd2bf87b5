import { classNames } from '#ui/class-names.ts';
import styles from '../../view/Body.module.css';
import type { BlockProps } from '../../view/block-props.ts';
import { blockWords } from '../../view/block-words.ts';
import { citationAnchor, noteAnchor } from './footnote-anchors.ts';

/** Footnotes under the text, each with a link back to its citation. */
export function FootnotesBlock({ block: { notes }, context }: BlockProps<'footnotes'>) {
  const words = blockWords[context.language];
  return (
    <section
      className={classNames('note', styles.footnotes)}
      role="doc-endnotes"
      aria-label={words.footnotes}
    >
      <div>
        <p className={styles.footnotesTitle} aria-hidden="true">
          {words.footnotes}
        </p>
        <ol start={notes[0]?.number}>
          {notes.map(({ number, html, cited }) => (
            <li key={number} id={noteAnchor(number)}>
              <span dangerouslySetInnerHTML={{ __html: html }} />
              {cited && (
                <>
                  {' '}
                  <a
                    className={classNames(styles.wayBack, 'screen-only')}
                    href={`#${citationAnchor(number)}`}
                    role="doc-backlink"
                    aria-label={words.wayBack(number)}
                  >
                    ↩{'\ufe0e'}
                  </a>
                </>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
