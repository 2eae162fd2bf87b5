import { fullDate, machineTime } from '#platform/time/hungarian-date.ts';
import { moneyText } from '../money.ts';
import type { OwnPayment } from '../own-support.ts';
import { gatewayTitles } from '../support-words.ts';
import { receiptText } from '../written-values.ts';
import styles from './SupportPayments.module.css';

const kinds: Readonly<Record<OwnPayment['orderKind'], string>> = {
  once: 'egyszeri',
  first: 'havi',
  repeat: 'havi',
  renewal: 'havi',
};

/** Receipts of what was paid and given back, newest first. */
export function SupportPayments({ payments }: { payments: readonly OwnPayment[] }) {
  return (
    <ul className={styles.list}>
      {payments.map(({ receipt, kind, amount, currency, at, orderKind, gateway, ref }) => {
        const seconds = Date.parse(at) / 1000;
        return (
          <li key={receipt} className={styles.item}>
            <span className={styles.amount}>
              {kind === 'refund' ? '−' : ''}
              {moneyText({ amount, currency })}
            </span>
            <time dateTime={machineTime(Math.floor(seconds))}>
              {fullDate(seconds, { timeZone: 'Europe/Budapest', language: 'hu' })}
            </time>
            <span className={styles.details}>
              {kind === 'refund' ? 'visszautalás' : kinds[orderKind]} · {gatewayTitles.hu[gateway]} ·
              bizonylat: {receiptText(receipt)} · {ref}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
