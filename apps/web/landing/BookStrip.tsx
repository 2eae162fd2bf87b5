import type { Language } from '#features/content/public.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import type { LandingBlock } from '../page-data.ts';
import { BlockTitle } from './BlockTitle.tsx';
import extras from './extras.module.css';
import styles from './landing.module.css';
import { landingWords } from './landing-words.ts';

type BooksProps = { block: Extract<LandingBlock, { kind: 'books' }>; language: Language };

/** Books of the paper's own shop [FRONT-10]. */
export function BookStrip({ block, language }: BooksProps) {
  const words = landingWords[language];
  return (
    <section className={styles.band}>
      <div className={styles.wide}>
        <Carousel
          title={<BlockTitle title={block.title} inRow />}
          words={words}
          className={extras.books}
          items={block.books.map((book) => ({
            key: book.url,
            item: (
              <a className={extras.book} href={book.url} rel="noopener external">
                <img src={book.image} alt="" width="240" height="240" loading="lazy" />
                <span className={extras.bookTitle}>{book.title}</span>
                <span className={extras.price}>{words.price(formatNumber(book.price))}</span>
              </a>
            ),
          }))}
        />
      </div>
    </section>
  );
}
