import { inLanguage, type Language } from '#features/sites/public.ts';
import { Button } from '#ui/Button.tsx';
import { moneyText } from '../money.ts';
import type { OwnCommitment, OwnSupport } from '../own-support.ts';
import { supportPath } from '../support-address.ts';
import { cardText, dayText } from '../written-values.ts';
import styles from './OwnSupportSection.module.css';
import { SupportPayments } from './SupportPayments.tsx';
import { commitmentStateTexts } from './support-state-texts.ts';

const words = {
  hu: {
    title: 'Támogatásom',
    none: 'Még nem támogatta a lapot ezzel a címmel.',
    ...{ first: 'Támogatom a lapot', another: 'Új támogatás', receipts: 'Bizonylatok' },
    monthly: (money: string) => `havi ${money}`,
    next: (day: string) => `következő terhelés: ${day}`,
    ...{ change: 'Módosítás, szünet', cancel: 'Lemondás' },
  },
  en: {
    title: 'My support',
    none: 'You have not supported us with this address yet.',
    ...{ first: 'Support us', another: 'Support us again', receipts: 'Receipts' },
    monthly: (money: string) => `${money} every month`,
    next: (day: string) => `next charge: ${day}`,
    ...{ change: 'Change or pause', cancel: 'Cancel' },
  },
};

interface OwnSupportSectionProps {
  support: OwnSupport;
  /** The site's prefix: '' or `/after`. */
  sitePath: string;
  language: Language;
}

/** The profile's section on support: what runs, and the receipts. */
export function OwnSupportSection({ support, sitePath, language }: OwnSupportSectionProps) {
  const { commitments, payments } = support;
  const said = words[language];
  return (
    <section className={styles.section} aria-labelledby="tamogatas" data-no-soft="">
      <h2 id="tamogatas" className={styles.title}>
        {said.title}
      </h2>
      {commitments.length === 0 && payments.length === 0 && <p>{said.none}</p>}
      {commitments.map((commitment) => (
        <Running key={commitment.id} commitment={commitment} sitePath={sitePath} language={language} />
      ))}
      <p>
        <Button kind="secondary" href={inLanguage(sitePath + supportPath, language)}>
          {payments.length === 0 ? said.first : said.another}
        </Button>
      </p>
      {payments.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{said.receipts}</h3>
          <SupportPayments payments={payments} language={language} />
        </>
      )}
    </section>
  );
}

interface RunningProps {
  commitment: OwnCommitment;
  sitePath: string;
  language: Language;
}

function Running({ commitment, sitePath, language }: RunningProps) {
  const said = words[language];
  const { state, nextChargeOn, mask, manage } = commitment;
  return (
    <div className={styles.commitment}>
      <p className={styles.amount}>{said.monthly(moneyText(commitment, language))}</p>
      <p className={styles.details}>
        {commitmentStateTexts[language][state]}
        {nextChargeOn !== null && ` · ${said.next(dayText(nextChargeOn, language))}`}
        {mask !== null && ` · ${cardText(mask)}`}
      </p>
      {state !== 'ended' && (
        <p className={styles.actions}>
          <Button kind="secondary" href={sitePath + manage}>
            {said.change}
          </Button>
          <Button kind="danger" href={`${sitePath + manage}&lepes=lemondas`}>
            {said.cancel}
          </Button>
        </p>
      )}
    </div>
  );
}
