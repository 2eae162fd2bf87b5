import type { Book } from '#features/front/public.ts';
import { formatAmount } from '#platform/text/hungarian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { tiedText } from '#ui/text/tied-text.tsx';
import styles from './BookLink.module.css';

/** Link to one of the edition's books in the shop: cover, title, price [FRONT-20]. */
export function BookLink({ book, currencySign }: { book: Book; currencySign: string }) {
  const { url, image, title, price } = book;
  return (
    <a className={styles.book} href={url} rel="noopener">
      <img className={styles.cover} src={image} alt="" width="400" height="600" loading="lazy" />
      <span className={classNames(styles.title, 'link-words')}>{tiedText(title)}</span>
      <span className="note">{formatAmount(price, currencySign)}</span>
    </a>
  );
}
