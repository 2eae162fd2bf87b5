import type { Book } from '#features/front/public.ts';
import { formatAmount } from '#platform/text/hungarian-number.ts';
import { tieShortWords } from '#ui/tie-short-words.ts';
import { tieSuffixes } from '#ui/tie-suffixes.tsx';
import styles from './BookLink.module.css';

/** One of the paper's books, on its way to the shop: cover, title, price [FRONT-20]. */
export function BookLink({ book, currencySign }: { book: Book; currencySign: string }) {
  const { url, image, title, price } = book;
  return (
    <a className={styles.book} href={url} rel="noopener">
      <img className={styles.cover} src={image} alt="" width="400" height="600" loading="lazy" />
      <span className={styles.title}>{tieSuffixes(tieShortWords(title))}</span>
      <span className={styles.price}>{formatAmount(price, currencySign)}</span>
    </a>
  );
}
