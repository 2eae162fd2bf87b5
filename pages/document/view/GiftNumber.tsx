import type { Language } from '#features/sites/public.ts';
import { Button } from '#ui/form/Button.tsx';
import type { ContentPageData } from '../document-data.ts';
import { documentWords } from './document-words.ts';
import styles from './GiftNumber.module.css';

type Gift = Extract<ContentPageData['part'], { kind: 'gift' }>;

/** The beneficiary's tax number, with a copy button that appears if the clipboard API is available. */
export function GiftNumber({ gift, language }: { gift: Gift; language: Language }) {
  const texts = documentWords[language].gift;
  return (
    <section className={styles.gift} aria-labelledby="adoszam">
      <div data-share="">
        <h2 id="adoszam" className="label">
          {texts.taxNumber}
        </h2>
        <p className={styles.number}>{gift.taxNumber}</p>
        <div className="buttons screen-only">
          <Button
            className={styles.copy}
            type="button"
            data-copy-text={gift.taxNumber}
            data-share-done={texts.copied}
          >
            {texts.copy}
          </Button>
          <span className="note" role="status" data-share-status="" />
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt className="label">{texts.deadline}</dt>
          <dd className={styles.deadline}>{gift.deadline}</dd>
        </div>
        <div>
          <dt className="label">{texts.holder}</dt>
          <dd className={styles.holder}>{gift.holder}</dd>
        </div>
      </dl>
    </section>
  );
}
