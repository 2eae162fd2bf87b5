import type { Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import type { BlockOf } from '../../front-data.ts';
import { ElectionGraphic } from '../ElectionGraphic.tsx';
import styles from '../front.module.css';
import blocks from '../front-blocks.module.css';
import { frontWords } from '../front-words.ts';

/** Link to a supplement, with a graphic if one is chosen [FRONT-21]. */
export function PromoBox({ block, language }: { block: BlockOf<'promo'>; language: Language }) {
  const { title, text, url, label, graphic } = block.promo;
  return (
    <section className={classNames(styles.wide, styles.box, blocks.promoBox, 'screen-only')}>
      <div className={classNames(blocks.promo, graphic !== 'none' && blocks.illustrated)}>
        {graphic !== 'none' && <ElectionGraphic name={graphic} className={blocks.graphic} />}
        <div className={blocks.promoText}>
          <p className={classNames('label', blocks.promoLabel)}>
            {label === '' ? frontWords[language].supplement : label}
          </p>
          <h2 className={blocks.promoTitle}>
            <a className="box-link link-words" href={url}>
              {title}
            </a>
          </h2>
          {text !== '' && <p>{text}</p>}
        </div>
      </div>
    </section>
  );
}
