import { formatNumber } from '#platform/text/hungarian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import type { ExchangeRate } from '../board-schema.ts';
import type { Conversion } from '../pages/exchange-data.ts';
import { converterWords } from '../rates/converter-words.ts';
import { exchangePath } from '../rates/exchange-address.ts';
import { decimalsOf } from '../rates/rate-digits.ts';
import styles from './Converter.module.css';
import { currencyName, currencySymbol } from './rate-text.ts';

interface ConverterProps {
  base: string;
  rates: readonly ExchangeRate[];
  conversion: Conversion;
}

/** Currency converter. Without script the form is submitted; with it the result updates while typing. */
export function Converter({ base, rates, conversion: { amount, from, to, result } }: ConverterProps) {
  const money = [{ currency: base, rate: 1 }, ...rates];
  return (
    <form
      className={classNames(styles.form, 'screen-only')}
      action={exchangePath}
      method="get"
      aria-labelledby="valto"
      data-converter="form"
    >
      <h2 id="valto" className={styles.title}>
        {converterWords.title}
      </h2>
      {base !== 'HUF' && <input type="hidden" name="base" value={base} />}
      <label className={classNames('note', styles.field)}>
        {converterWords.amount}
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
      <label className={classNames('note', styles.field)}>
        {converterWords.from}
        <select name="from" defaultValue={from} data-converter="from">
          <Options money={money} />
        </select>
      </label>
      <label className={classNames('note', styles.field)}>
        {converterWords.to}
        <select name="to" defaultValue={to} data-converter="to">
          <Options money={money} />
        </select>
      </label>
      <output id="valto-eredmeny" className={styles.result} data-converter="result">
        {result === null
          ? converterWords.wrong
          : `${formatNumber(result, decimalsOf(result))}\u00a0${currencySymbol(to)}`}
      </output>
      <p className={styles.submit}>
        <Button isWide>{converterWords.button}</Button>
      </p>
      <p className="fine-print">{converterWords.note}</p>
    </form>
  );
}

interface OptionsProps {
  money: readonly { currency: string; rate: number }[];
}

function Options({ money }: OptionsProps) {
  return money.map(({ currency, rate }) => (
    <option key={currency} value={currency} data-rate={rate} data-sign={currencySymbol(currency)}>
      {currency} – {currencyName(currency)}
    </option>
  ));
}
