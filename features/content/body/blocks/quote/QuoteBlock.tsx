import { classNames } from '#ui/class-names.ts';
import type { Block } from '../../body-schema.ts';
import styles from '../../view/Body.module.css';
import { withIndexKeys } from '../../view/with-index-keys.ts';

type Quote = Extract<Block, { kind: 'quote' | 'pullQuote' }>;

/** A quotation: in the running text, or as a large pull quote. */
export function QuoteBlock({ quote }: { quote: Quote }) {
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
