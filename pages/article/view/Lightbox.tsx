import type { Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { articleWords } from './article-words.ts';
import styles from './Lightbox.module.css';

/** An empty full-window dialog; browser/lightbox-view.ts fills in the page's pictures. */
export function Lightbox({ language }: { language: Language }) {
  const words = articleWords[language];
  return (
    <dialog
      className={classNames(styles.lightbox, 'screen-only')}
      aria-label={words.pictures}
      data-lightbox=""
    >
      <div className={styles.bar}>
        <button className={styles.button} type="button" data-lightbox-close="" aria-label={words.close}>
          <Icon path="M4.5 4.5l11 11M15.5 4.5l-11 11" />
        </button>
        <p className={styles.count} role="status">
          <span data-lightbox-count="" />
          <span className="visually-hidden" data-lightbox-alt="" />
        </p>
        <button className={styles.button} type="button" data-lightbox-step="-1" aria-label={words.previous}>
          <Icon path="M12.5 3.5L6 10l6.5 6.5" />
        </button>
        <button className={styles.button} type="button" data-lightbox-step="1" aria-label={words.next}>
          <Icon path="M7.5 3.5L14 10l-6.5 6.5" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <ul className={styles.row} tabIndex={0} aria-label={words.pictures} data-lightbox-row="" />
      <template data-lightbox-slide="">
        <li className={styles.slide}>
          <figure className={styles.figure}>
            <picture>
              <source type="image/avif" sizes="100vw" />
              <img alt="" decoding="async" />
            </picture>
            <figcaption className={styles.caption} />
          </figure>
        </li>
      </template>
    </dialog>
  );
}
