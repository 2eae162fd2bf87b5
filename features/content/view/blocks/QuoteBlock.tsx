import type { Block } from '../../body-schema.ts';
import styles from './Body.module.css';
import { numbered } from './numbered.ts';

type Quote = Extract<Block, { kind: 'quote' | 'pullQuote' }>;

/** Somebody's words: in the run of the text, or pulled out of it and made large. */
export function QuoteBlock({ quote }: { quote: Quote }) {
  const paragraphs = quote.kind === 'quote' ? quote.paragraphs : [quote.html];
  return (
    <figure className={styles[quote.kind]}>
      <blockquote>
        {numbered(paragraphs).map(({ key, item }) => (
          <p key={key} dangerouslySetInnerHTML={{ __html: item }} />
        ))}
      </blockquote>
      {quote.cite && <figcaption dangerouslySetInnerHTML={{ __html: quote.cite }} />}
    </figure>
  );
}
