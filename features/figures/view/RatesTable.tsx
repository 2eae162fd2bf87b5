import { type ExchangeQuery, exchangeAddress } from '../exchange-address.ts';
import { exchangeWords } from '../exchange-words.ts';
import type { ExchangePageData } from '../pages/exchange-data.ts';
import { rateDigits, unitOf } from '../rate-digits.ts';
import { Change } from './Change.tsx';
import styles from './RatesTable.module.css';
import { currencyName, currencySymbol } from './rate-text.ts';

interface RatesTableProps {
  data: ExchangePageData;
  defaults: ExchangeQuery;
}

/** All currencies, each with a link to its chart. */
export function RatesTable({ data: { base, currency, range, rates }, defaults }: RatesTableProps) {
  return (
    <section className={styles.section} aria-labelledby="mind">
      <h2 id="mind" className={styles.title}>
        {exchangeWords.table.title}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{exchangeWords.table.currency}</th>
            <th scope="col">{exchangeWords.table.price}</th>
            <th scope="col">
              <span className={styles.wide}>{exchangeWords.table.sinceYesterday}</span>
              <span className={styles.narrow} aria-hidden="true">
                {exchangeWords.table.change}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={rate.currency}>
              <th scope="row">
                <a
                  href={exchangeAddress({ base, currency: rate.currency, range }, defaults)}
                  aria-current={rate.currency === currency ? 'true' : undefined}
                >
                  <span className={styles.code}>
                    {unitOf(rate.rate)} {rate.currency}
                  </span>{' '}
                  <span className={styles.name}>{currencyName(rate.currency)}</span>
                </a>
              </th>
              <td>
                {rateDigits(rate.rate).text} {currencySymbol(base)}
              </td>
              <td className={styles.change}>
                <Change change={rate.change} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
