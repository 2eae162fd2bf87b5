import type { ViewProps } from '#features/kit/public.ts';
import { noonOf } from '#platform/time/day.ts';
import { fullDate } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import { NoData } from '#ui/NoData.tsx';
import page from '#ui/page.module.css';
import { exchangeAddress, exchangeDefaults } from '../rates/exchange-address.ts';
import { exchangeWords } from '../rates/exchange-words.ts';
import { rateDigits, unitOf } from '../rates/rate-digits.ts';
import { bases, rangeNames } from '../rates/rates.ts';
import { Change } from '../view/Change.tsx';
import { Converter } from '../view/Converter.tsx';
import { RateChart } from '../view/RateChart.tsx';
import { RatesTable } from '../view/RatesTable.tsx';
import { currencyName, currencySymbol } from '../view/rate-text.ts';
import styles from './ExchangePage.module.css';
import type { exchangePage } from './exchange.page.ts';

/** Exchange rates, current and historical, with a converter [SITE-35] [WIDG-01]. */
export function ExchangePage({ surroundings, data }: ViewProps<typeof exchangePage>) {
  const { base, currency, range, rates } = data;
  const usual = exchangeDefaults(surroundings.site.currency);
  const style = { timeZone: surroundings.site.timeZone, language: 'hu' as const };
  const rate = rates.find((one) => one.currency === currency);
  return (
    <div className={classNames(page.frame, styles.page)}>
      <header className={styles.head}>
        <h1>{exchangeWords.title}</h1>
        <nav className="chips" aria-label={exchangeWords.base}>
          {bases.map((one) => {
            const selection = { base: one, currency: currency === one ? 'EUR' : currency, range };
            return (
              <a
                key={one}
                href={exchangeAddress(selection, usual)}
                aria-current={one === base ? 'true' : undefined}
              >
                {exchangeWords.bases[one]}
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
              {rateDigits(rate.rate).text} <span className={styles.sign}>{currencySymbol(base)}</span>
              {rate.change !== null && (
                <span className={styles.change}>
                  <Change change={rate.change} />
                  <span className="visually-hidden"> {exchangeWords.sinceYesterday}</span>
                </span>
              )}
            </p>
            <p className="note">
              <time dateTime={rate.day}>{fullDate(noonOf(rate.day), style)}</time>{' '}
              {exchangeWords.sources[rate.source]}
              {data.isInvented && ` ${exchangeWords.invented}`}
            </p>
            <nav className="chips" aria-label={exchangeWords.range}>
              {rangeNames.map((one) => (
                <a
                  key={one}
                  href={exchangeAddress({ base, currency, range: one }, usual)}
                  aria-current={one === range ? 'true' : undefined}
                >
                  {exchangeWords.ranges[one]}
                </a>
              ))}
            </nav>
            <RateChart data={data} style={style} />
          </section>
          <div>
            <Converter base={base} rates={rates} conversion={data.conversion} />
          </div>
          <RatesTable data={data} defaults={usual} />
        </>
      ) : (
        <NoData>{exchangeWords.none}</NoData>
      )}
    </div>
  );
}
