import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import { Table } from '#ui/Table.tsx';
import type { ExchangePageData } from '../pages/exchange-data.ts';
import { type ExchangeQuery, exchangeAddress } from '../rates/exchange-address.ts';
import { exchangeWords } from '../rates/exchange-words.ts';
import { rateDigits, unitOf } from '../rates/rate-digits.ts';
import { Change } from './Change.tsx';
import styles from './RatesTable.module.css';
import { currencyName, currencySymbol } from './rate-text.ts';

interface RatesTableProps {
  data: ExchangePageData;
  defaults: ExchangeQuery;
}

/** All currencies, each with a link to its chart. */
export function RatesTable({ data: { base, currency, range, rates }, defaults }: RatesTableProps) {
  const words = exchangeWords.table;
  return (
    <section className={classNames(ruled.part, styles.section)}>
      <h2 className={styles.title}>{words.title}</h2>
      <Table
        caption={words.title}
        columns={[
          {
            title: words.currency,
            cell: (rate) => (
              <a
                href={exchangeAddress({ base, currency: rate.currency, range }, defaults)}
                aria-current={rate.currency === currency ? 'true' : undefined}
              >
                <span className={styles.code}>
                  {unitOf(rate.rate)} {rate.currency}
                </span>{' '}
                <span className={styles.name}>{currencyName(rate.currency)}</span>
              </a>
            ),
          },
          {
            title: words.price,
            isNumber: true,
            cell: ({ rate }) => `${rateDigits(rate).text} ${currencySymbol(base)}`,
          },
          { title: words.sinceYesterday, isNumber: true, cell: ({ change }) => <Change change={change} /> },
        ]}
        rows={rates}
        keyOf={(rate) => rate.currency}
        isMarked={(rate) => rate.currency === currency}
      />
    </section>
  );
}
