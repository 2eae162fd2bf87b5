import { inLanguage, type Language } from '#features/sites/public.ts';
import { Button } from '#ui/form/Button.tsx';
import { FormPart } from '#ui/form/FormColumn.tsx';
import type { OwnCommitment, OwnSupport } from '../own-support.ts';
import { supportPath } from '../support-address.ts';
import { moneyText } from '../terms/money.ts';
import { cardText, dayText } from '../words/written-values.ts';
import { commitmentWords } from './commitment-words.ts';
import styles from './OwnSupportSection.module.css';
import { ownSupportWords } from './own-support-words.ts';
import { SupportPayments } from './SupportPayments.tsx';

interface OwnSupportSectionProps {
  support: OwnSupport;
  /** The site's prefix: '' or `/after`. */
  sitePath: string;
  language: Language;
}

/** The profile's section on support: what runs, and the receipts. */
export function OwnSupportSection({ support, sitePath, language }: OwnSupportSectionProps) {
  const { commitments, gifts, payments } = support;
  const isEmpty = commitments.length + gifts.length + payments.length === 0;
  const said = ownSupportWords[language];
  return (
    <div data-no-soft="">
      <FormPart title={said.title} id="tamogatas">
        {isEmpty && <p>{said.none}</p>}
        {commitments.map((commitment) => (
          <Running key={commitment.id} commitment={commitment} sitePath={sitePath} language={language} />
        ))}
        {gifts.map(({ giver, supportsUntil }) => (
          <p key={supportsUntil}>{said.gift(giver ?? '', dayText(supportsUntil, language))}</p>
        ))}
        <p>
          <Button kind="secondary" href={inLanguage(sitePath + supportPath, language)}>
            {payments.length === 0 ? said.first : said.another}
          </Button>
        </p>
        {payments.length > 0 && (
          <>
            <h3>{said.receipts}</h3>
            <SupportPayments payments={payments} language={language} />
          </>
        )}
      </FormPart>
    </div>
  );
}

interface RunningProps {
  commitment: OwnCommitment;
  sitePath: string;
  language: Language;
}

function Running({ commitment, sitePath, language }: RunningProps) {
  const said = ownSupportWords[language];
  const { state, nextChargeOn, mask, manage } = commitment;
  return (
    <div className={styles.commitment}>
      <p className={styles.amount}>{said.each[commitment.frequency](moneyText(commitment, language))}</p>
      <p className="note">
        {commitmentWords[language][state]}
        {nextChargeOn !== null && ` · ${said.next(dayText(nextChargeOn, language))}`}
        {mask !== null && ` · ${cardText(mask)}`}
      </p>
      {state !== 'ended' && (
        <p className="buttons">
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
