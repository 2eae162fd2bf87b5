import { fullDate, machineTime } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { OwnPayment } from '../own-support.ts';
import { moneyText } from '../terms/money.ts';
import { gatewayTitles } from '../words/gateway-words.ts';
import { receiptText } from '../words/written-values.ts';
import styles from './SupportPayments.module.css';
import { supportPaymentsWords } from './support-payments-words.ts';

interface SupportPaymentsProps {
  payments: readonly OwnPayment[];
  language: 'hu' | 'en';
}

/** Receipts of what was paid and given back, newest first. */
export function SupportPayments({ payments, language }: SupportPaymentsProps) {
  const said = supportPaymentsWords[language];
  return (
    <ul>
      {payments.map(({ receipt, kind, amount, currency, at, frequency, gateway, ref }) => {
        const seconds = Date.parse(at) / 1000;
        return (
          <li key={receipt} className={styles.item}>
            <span className={styles.amount}>
              {kind === 'refund' ? '−' : ''}
              {moneyText({ amount, currency }, language)}
            </span>
            <time dateTime={machineTime(Math.floor(seconds))}>
              {fullDate(seconds, { timeZone: 'Europe/Budapest', language })}
            </time>
            <span className={classNames('note', styles.details)}>
              {kind === 'refund' ? said.refund : said[frequency]} · {gatewayTitles[language][gateway]} ·{' '}
              {said.receipt}: {receiptText(receipt)} · {ref}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
