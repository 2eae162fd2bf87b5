import { type ExchangeAsked, exchangeAddress, rateDigits, unitOf } from '#features/figures/public.ts';
import { classNames } from '#ui/class-names.ts';
import type { ExchangePageData } from './exchange-data.ts';
import styles from './RatesTable.module.css';
import { changeText, currencyName, directionOf, signOf } from './rate-text.ts';

interface RatesTableProps {
  data: ExchangePageData;
  usual: ExchangeAsked;
}

/** Every currency, each with a way to its line. */
export function RatesTable({ data: { base, currency, range, rates }, usual }: RatesTableProps) {
  return (
    <section className={styles.section} aria-labelledby="mind">
      <h2 id="mind" className={styles.title}>
        Minden deviza
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Pénznem</th>
            <th scope="col">Ára</th>
            <th scope="col">
              <span className={styles.wide}>Az előző naphoz képest</span>
              <span className={styles.narrow} aria-hidden="true">
                Változás
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={rate.currency}>
              <th scope="row">
                <a
                  href={exchangeAddress({ base, currency: rate.currency, range }, usual)}
                  aria-current={rate.currency === currency ? 'true' : undefined}
                >
                  <span className={styles.code}>
                    {unitOf(rate.rate)} {rate.currency}
                  </span>{' '}
                  <span className={styles.name}>{currencyName(rate.currency)}</span>
                </a>
              </th>
              <td>
                {rateDigits(rate.rate).text} {signOf(base)}
              </td>
              <td className={classNames(styles.change, styles[directionOf(rate.change)])}>
                {changeText(rate.change)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
