import type { Language } from '#features/content/public.ts';
import type { ContentPageData } from '../page-data.ts';
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

/** The number a reader came for, to be written down or copied; the button shows itself when it can work. */
export function GiftNumber({ gift, language }: { gift: Gift; language: Language }) {
  const say = words[language];
  return (
    <section className={styles.gift} aria-labelledby="adoszam">
      <div className={styles.main} data-share="">
        <h2 id="adoszam" className={styles.label}>
          {say.taxNumber}
        </h2>
        <p className={styles.number}>{gift.taxNumber}</p>
        <div className={styles.copying}>
          <button
            className={styles.copy}
            type="button"
            data-copy-text={gift.taxNumber}
            data-share-done={say.copied}
          >
            {say.copy}
          </button>
          <span className={styles.done} role="status" data-share-status="" />
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.label}>{say.deadline}</dt>
          <dd className={styles.deadline}>{gift.deadline}</dd>
        </div>
        <div>
          <dt className={styles.label}>{say.holder}</dt>
          <dd className={styles.holder}>{gift.holder}</dd>
        </div>
      </dl>
    </section>
  );
}
