import type { Language } from '#features/sites/public.ts';
import type { ContentPageData } from '../document-data.ts';
import styles from './GiftNumber.module.css';

type Gift = Extract<ContentPageData['part'], { kind: 'gift' }>;

const words = {
  hu: {
    taxNumber: 'A kedvezményezett adószáma',
    copy: 'Másolás',
    copied: 'Az adószám a vágólapon van.',
    holder: 'Neve',
    deadline: 'Határidő',
  },
  en: {
    taxNumber: 'Tax number of the beneficiary',
    copy: 'Copy',
    copied: 'The tax number is on the clipboard.',
    holder: 'Name',
    deadline: 'Deadline',
  },
};

/** The beneficiary's tax number, with a copy button that appears if the clipboard API is available. */
export function GiftNumber({ gift, language }: { gift: Gift; language: Language }) {
  const texts = words[language];
  return (
    <section className={styles.gift} aria-labelledby="adoszam">
      <div className={styles.main} data-share="">
        <h2 id="adoszam" className={styles.label}>
          {texts.taxNumber}
        </h2>
        <p className={styles.number}>{gift.taxNumber}</p>
        <div className={styles.copying}>
          <button
            className={styles.copy}
            type="button"
            data-copy-text={gift.taxNumber}
            data-share-done={texts.copied}
          >
            {texts.copy}
          </button>
          <span className={styles.done} role="status" data-share-status="" />
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.label}>{texts.deadline}</dt>
          <dd className={styles.deadline}>{gift.deadline}</dd>
        </div>
        <div>
          <dt className={styles.label}>{texts.holder}</dt>
          <dd className={styles.holder}>{gift.holder}</dd>
        </div>
      </dl>
    </section>
  );
}
