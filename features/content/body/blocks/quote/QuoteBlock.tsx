import { classNames } from '#ui/class-names.ts';
import styles from '../../view/Body.module.css';
import type { BlockProps } from '../../view/block-props.ts';
import { withIndexKeys } from '../../view/with-index-keys.ts';

/** A quotation: in the running text, or as a large pull quote. */
export function QuoteBlock({ block: quote }: BlockProps<'quote' | 'pullQuote'>) {
  const paragraphs = quote.kind === 'quote' ? quote.paragraphs : [quote.html];
  return (
    <figure className={styles[quote.kind]}>
      <blockquote>
        {withIndexKeys(paragraphs).map(({ key, item }) => (
          <p key={key} dangerouslySetInnerHTML={{ __html: item }} />
        ))}
      </blockquote>
      {quote.cite && (
        <figcaption
          className={classNames('note', styles.source)}
          dangerouslySetInnerHTML={{ __html: quote.cite }}
        />
      )}
    </figure>
  );
}
