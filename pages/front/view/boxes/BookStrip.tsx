import { BlockTitle } from '#ui/BlockTitle.tsx';
import { classNames } from '#ui/class-names.ts';
import { BookLink } from '../../../book/BookLink.tsx';
import type { BlockOf } from '../../front-data.ts';
import styles from '../front.module.css';
import blocks from '../front-blocks.module.css';

/** The edition's books side by side. */
export function BookStrip({ block, currencySign }: { block: BlockOf<'books'>; currencySign: string }) {
  return (
    <section className={classNames(styles.wide, styles.box)}>
      <BlockTitle title={block.title} />
      <ul className={blocks.books}>
        {block.books.map((book) => (
          <li key={book.url}>
            <BookLink book={book} currencySign={currencySign} />
          </li>
        ))}
      </ul>
    </section>
  );
}
