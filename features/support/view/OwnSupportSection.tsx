import { Button } from '#ui/Button.tsx';
import { moneyText } from '../money.ts';
import type { OwnCommitment, OwnSupport } from '../own-support.ts';
import { supportPath } from '../support-address.ts';
import { dayText } from '../written-values.ts';
import styles from './OwnSupportSection.module.css';
import { SupportPayments } from './SupportPayments.tsx';
import { commitmentStateTexts } from './support-state-texts.ts';

interface OwnSupportSectionProps {
  support: OwnSupport;
  /** The site's prefix: '' or `/after`. */
  sitePath: string;
}

/** The profile's section on support: what runs, and the receipts. */
export function OwnSupportSection({ support: { commitments, payments }, sitePath }: OwnSupportSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="tamogatas" data-no-soft="">
      <h2 id="tamogatas" className={styles.title}>
        Támogatásom
      </h2>
      {commitments.length === 0 && payments.length === 0 && <p>Még nem támogatta a lapot ezzel a címmel.</p>}
      {commitments.map((commitment) => (
        <Running key={commitment.id} commitment={commitment} sitePath={sitePath} />
      ))}
      <p>
        <Button kind="secondary" href={sitePath + supportPath}>
          {payments.length === 0 ? 'Támogatom a lapot' : 'Új támogatás'}
        </Button>
      </p>
      {payments.length > 0 && (
        <>
          <h3 className={styles.subtitle}>Bizonylatok</h3>
          <SupportPayments payments={payments} language="hu" />
        </>
      )}
    </section>
  );
}

function Running({ commitment, sitePath }: { commitment: OwnCommitment; sitePath: string }) {
  const { state, nextChargeOn, mask, manage } = commitment;
  return (
    <div className={styles.commitment}>
      <p className={styles.amount}>havi {moneyText(commitment)}</p>
      <p className={styles.details}>
        {commitmentStateTexts.hu[state]}
        {nextChargeOn !== null && ` · következő terhelés: ${dayText(nextChargeOn, 'hu')}`}
        {mask !== null && ` · ${mask}`}
      </p>
      {state !== 'ended' && (
        <p className={styles.actions}>
          <Button kind="secondary" href={sitePath + manage}>
            Módosítás, szünet
          </Button>
          <Button kind="danger" href={`${sitePath + manage}&lepes=lemondas`}>
            Lemondás
          </Button>
        </p>
      )}
    </div>
  );
}
