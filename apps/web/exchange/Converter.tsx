import { decimalsOf, type ExchangeRate, exchangePath } from '#features/figures/public.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { scriptNamed } from '../islands/Island.tsx';
import styles from './Converter.module.css';
import type { Conversion } from './exchange-data.ts';
import { currencyName, signOf } from './rate-text.ts';

interface ConverterProps {
  base: string;
  rates: readonly ExchangeRate[];
  conversion: Conversion;
}

/** A sum in another money. Without script the form is sent; with it the result follows what is written. */
export function Converter({ base, rates, conversion: { amount, from, to, result } }: ConverterProps) {
  const script = scriptNamed('converter', 'visible');
  const money = [{ currency: base, rate: 1 }, ...rates];
  return (
    <form className={styles.form} action={exchangePath} method="get" aria-labelledby="valto" {...script}>
      <h2 id="valto" className={styles.title}>
        Valutaváltó
      </h2>
      {base !== 'HUF' && <input type="hidden" name="base" value={base} />}
      <label className={styles.field}>
        Összeg
        <input
          name="amount"
          defaultValue={amount}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          aria-describedby="valto-eredmeny"
          data-converter="amount"
        />
      </label>
      <label className={styles.field}>
        Miből
        <select name="from" data-converter="from">
          <Options money={money} chosen={from} />
        </select>
      </label>
      <label className={styles.field}>
        Mibe
        <select name="to" data-converter="to">
          <Options money={money} chosen={to} />
        </select>
      </label>
      <output id="valto-eredmeny" className={styles.result} data-converter="result">
        {result === null
          ? 'Írjon be egy összeget számmal.'
          : `${formatNumber(result, decimalsOf(result))}\u00a0${signOf(to)}`}
      </output>
      <button className={styles.submit} type="submit">
        Átváltás
      </button>
      <p className={styles.note}>Középárfolyamon; a pénzváltók és a bankok mással számolnak.</p>
    </form>
  );
}

interface OptionsProps {
  money: readonly { currency: string; rate: number }[];
  chosen: string;
}

/** The one that is chosen says so itself: only the server draws this. */
function Options({ money, chosen }: OptionsProps) {
  return money.map(({ currency, rate }) => (
    <option
      key={currency}
      value={currency}
      selected={currency === chosen}
      data-rate={rate}
      data-sign={signOf(currency)}
    >
      {currency} – {currencyName(currency)}
    </option>
  ));
}
