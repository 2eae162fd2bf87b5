import {
  bases,
  exchangeAddress,
  type Range,
  rangeNames,
  rateDigits,
  unitOf,
  usualOf,
} from '#features/figures/public.ts';
import { fullDate } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import { Converter } from '../exchange/Converter.tsx';
import type { ExchangePageData } from '../exchange/exchange-data.ts';
import { RateChart } from '../exchange/RateChart.tsx';
import { RatesTable } from '../exchange/RatesTable.tsx';
import { changeText, currencyName, directionOf, signOf } from '../exchange/rate-text.ts';
import type { Surroundings } from '../page-data.ts';
import styles from './ExchangePage.module.css';

const rangeWords: Record<Range, string> = {
  '1w': '1 hét',
  '1m': '1 hónap',
  '3m': '3 hónap',
  '1y': '1 év',
  '5y': '5 év',
};
const bankWords = {
  MNB: 'a Magyar Nemzeti Bank',
  BNR: 'a Román Nemzeti Bank',
  ECB: 'az Európai Központi Bank',
};
const baseWords = { HUF: 'Forintban', RON: 'Lejben' };

/** What money costs, today and over a time [SITE-35] [WIDG-01]. */
export function ExchangePage({ surroundings, data }: { surroundings: Surroundings; data: ExchangePageData }) {
  const { base, currency, range, rates } = data;
  const usual = usualOf(surroundings.site.currency);
  const style = { timeZone: surroundings.site.timeZone, language: 'hu' as const };
  const rate = rates.find((one) => one.currency === currency);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Árfolyamok</h1>
        <nav className={styles.choices} aria-label="Melyik pénzben">
          {bases.map((one) => {
            const asked = { base: one, currency: currency === one ? 'EUR' : currency, range };
            return (
              <a
                key={one}
                href={exchangeAddress(asked, usual)}
                aria-current={one === base ? 'true' : undefined}
              >
                {baseWords[one]}
              </a>
            );
          })}
        </nav>
      </header>
      {rate ? (
        <>
          <section className={styles.main} aria-labelledby="penznem">
            <h2 id="penznem" className={styles.name}>
              {unitOf(rate.rate)} {currencyName(currency)}
            </h2>
            <p className={styles.rate}>
              {rateDigits(rate.rate).text} <span className={styles.sign}>{signOf(base)}</span>
              {rate.change !== null && (
                <span className={classNames(styles.change, styles[directionOf(rate.change)])}>
                  {changeText(rate.change)}
                  <span className="visually-hidden"> az előző naphoz képest</span>
                </span>
              )}
            </p>
            <p className={styles.source}>
              <time dateTime={rate.day}>{fullDate(noon(rate.day), style)}</time> Forrás:{' '}
              {bankWords[rate.source]} középárfolyama
              {rate.source === 'ECB' ? 'iból számolva' : ''}.
              {data.isInvented && ' Kitalált adatok, kipróbáláshoz.'}
            </p>
            <nav className={styles.choices} aria-label="Időszak">
              {rangeNames.map((one) => (
                <a
                  key={one}
                  href={exchangeAddress({ base, currency, range: one }, usual)}
                  aria-current={one === range ? 'true' : undefined}
                >
                  {rangeWords[one]}
                </a>
              ))}
            </nav>
            <RateChart data={data} style={style} />
          </section>
          <div className={styles.side}>
            <Converter base={base} rates={rates} conversion={data.conversion} />
          </div>
          <RatesTable data={data} usual={usual} />
        </>
      ) : (
        <p className={styles.nothing}>
          Most nem tudunk árfolyamot mutatni. Amint a jegybankok adatai megérkeznek, itt lesznek.
        </p>
      )}
    </div>
  );
}

/** A day of the bank is that day everywhere in Europe. */
function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`) / 1000;
}
