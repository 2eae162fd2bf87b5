import type { Language } from '#features/sites/public.ts';
import { BlockTitle } from '#ui/BlockTitle.tsx';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { BookLink } from '../../book/BookLink.tsx';
import type { LandingBlock } from '../landing-data.ts';
import extras from './extras.module.css';
import styles from './landing.module.css';
import { landingWords } from './landing-words.ts';

interface BooksProps {
  block: Extract<LandingBlock, { kind: 'books' }>;
  language: Language;
  currencySign: string;
}

/** Carousel of books from the edition's own shop [FRONT-10]. */
export function BookStrip({ block, language, currencySign }: BooksProps) {
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
            item: <BookLink book={book} currencySign={currencySign} />,
          }))}
        />
      </div>
    </section>
  );
}
