import type { Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import type { BlockOf } from '../../front-data.ts';
import styles from '../front.module.css';
import blocks from '../front-blocks.module.css';
import { frontWords } from '../front-words.ts';

/** Links to the shop and the app; on Apple devices the script switches to Apple's store [FRONT-18] [FRONT-19]. */
export function LinkBox({ block, language }: { block: BlockOf<'links'>; language: Language }) {
  const words = frontWords[language];
  const { shop, stores } = block;
  return (
    <section className={classNames(styles.wide, styles.box, 'screen-only')} aria-label={block.title}>
      <ul className={blocks.links}>
        {shop !== null && (
          <li>
            <a className={blocks.linkOut} href={shop} rel="noopener external">
              <strong>{words.shop}</strong>
              <span className="note">{words.shopNote}</span>
            </a>
          </li>
        )}
        {stores && (
          <li>
            <a
              className={blocks.linkOut}
              href={stores.google}
              data-apple-store={stores.apple}
              rel="noopener external"
            >
              <strong>{words.app}</strong>
              <span className="note">{words.appNote}</span>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
