import { formatAmount } from '#platform/text/hungarian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { tieShortWords } from '#ui/tie-short-words.ts';
import { BoxTitle } from './BoxTitle.tsx';
import type { BlockOf } from './block-of.ts';
import styles from './front.module.css';
import blocks from './front-blocks.module.css';

/** The paper's books: cover, title, price [FRONT-20]. */
export function BookStrip({ block, currencySign }: { block: BlockOf<'books'>; currencySign: string }) {
  return (
    <section className={classNames(styles.wide, styles.box)}>
      <BoxTitle box={{ title: block.title, href: '' }} />
      <ul className={blocks.books}>
        {block.books.map(({ url, image, title, price }) => (
          <li key={url}>
            <a className={blocks.book} href={url}>
              <img className={blocks.cover} src={image} alt="" width="400" height="600" loading="lazy" />
              <span className={blocks.bookTitle}>{tieShortWords(title)}</span>
              <span className={blocks.price}>{formatAmount(price, currencySign)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
