import type { Site, ViewProps } from '#features/sites/public.ts';
import {
  type Currency,
  type Frequency,
  frequencySlugs,
  gatewayTitles,
  moneyText,
  storedCardConsent,
  supportPath,
} from '#features/support/public.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox, RadioGroup } from '#ui/Choices.tsx';
import { Field } from '#ui/Field.tsx';
import { Form, FormColumn } from '#ui/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './SupportPage.module.css';
import type { ShownOffer } from './show-offer.ts';
import type { SupportPageData, supportPage } from './support.page.ts';
import { ownAmount, unitsOf } from './support-form.ts';

const gatewayHints: Readonly<Record<string, string>> = {
  simplepay: 'Az OTP Mobil felületén fizet; a kártya adatait mi nem látjuk.',
  barion: 'Kártyával vagy Barion-egyenlegből fizet.',
  stripe: 'Külföldi kártyával is fizethet.',
  transfer: 'Megadjuk a számlaszámot és a közleményt, ön utal a bankjából.',
};

const frequencyTitles: Readonly<Record<Frequency, string>> = { monthly: 'Havonta', once: 'Egyszer' };
const currencyTitles: Readonly<Record<Currency, string>> = {
  HUF: 'Forintban',
  EUR: 'Euróban',
  RON: 'Lejben',
  USD: 'Dollárban',
};

/** The form of the offer. The frequency is chosen by a link and stands in the button, so that nobody pays monthly by mistake. */
export function SupportPage({ surroundings: { site }, data }: ViewProps<typeof supportPage>) {
  const { offer, isLimited, faults } = data;
  const hasFaults = Object.keys(faults).length > 0;
  return (
    <FormColumn title={offer.title} intro={<p>{offer.lead}</p>}>
      {offer.goal && (
        <Notice title={offer.goal.title}>
          <p>{offer.goal.text}</p>
        </Notice>
      )}
      <Choices site={site} offer={offer} />
      {isLimited && (
        <Notice kind="danger" title="Túl sok fizetés indult innen">
          <p>Várjon egy órát, mielőtt újra próbálja, vagy utaljon a bankjából.</p>
        </Notice>
      )}
      {hasFaults && (
        <Notice kind="danger" title="Még nem indult el a fizetés">
          <p>Nézze meg, mit írtunk a mezők alá.</p>
        </Notice>
      )}
      {offer.gateways.length === 0 ? (
        <Notice kind="warning" title="Most nem tudunk támogatást fogadni">
          <p>Kérjük, nézzen vissza később, vagy válasszon más pénznemet.</p>
        </Notice>
      ) : (
        <PayForm site={site} data={data} />
      )}
      <div className={styles.text}>
        {offer.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </FormColumn>
  );
}

function Choices({ site, offer }: { site: Site; offer: ShownOffer }) {
  const address = (frequency: Frequency, currency: Currency): string =>
    `${site.path}${supportPath}?${new URLSearchParams({ gyakorisag: frequencySlugs[frequency], penznem: currency })}`;
  return (
    <div className={styles.choices} data-no-soft="">
      <ul className={styles.switch} aria-label="Gyakoriság">
        {offer.frequencies.map((one) => (
          <li key={one}>
            <a
              href={address(one, offer.currency)}
              aria-current={one === offer.frequency ? 'true' : undefined}
            >
              {frequencyTitles[one]}
            </a>
          </li>
        ))}
      </ul>
      {offer.currencies.length > 1 && (
        <ul className={styles.switch} aria-label="Pénznem">
          {offer.currencies.map((one) => (
            <li key={one}>
              <a
                href={address(offer.frequency, one)}
                aria-current={one === offer.currency ? 'true' : undefined}
              >
                {currencyTitles[one]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PayForm({ site, data: { offer, form, faults } }: { site: Site; data: SupportPageData }) {
  const isMonthly = offer.frequency === 'monthly';
  const options = offer.amounts.map((money) => ({ value: unitsOf(money), label: moneyText(money) }));
  return (
    <div className={styles.form}>
      <Form action={site.path + supportPath} label="Támogatás">
        <input type="hidden" name="gyakorisag" value={frequencySlugs[offer.frequency]} />
        <input type="hidden" name="penznem" value={offer.currency} />
        <input type="hidden" name="urlap" value={form.formKey} />
        <div className={styles.amounts}>
          <RadioGroup
            name="osszeg"
            legend={isMonthly ? 'Mennyivel támogat havonta?' : 'Mennyivel támogat most, egyszer?'}
            options={[...options, { value: ownAmount, label: 'Más összeg' }]}
            value={form.amount}
            error={form.amount === ownAmount ? '' : (faults.amount ?? '')}
            look="tiles"
          />
        </div>
        <div className={styles.own}>
          <Field
            name="sajat"
            label="Az ön összege"
            hint={`${moneyText(offer.least)} és ${moneyText(offer.most)} között.`}
            value={form.ownAmount}
            error={form.amount === ownAmount ? (faults.amount ?? '') : ''}
            inputMode="decimal"
            unit={offer.sign}
            maxLength={12}
          />
        </div>
        <RadioGroup
          name="mod"
          legend="Hogyan fizet?"
          options={offer.gateways.map((value) => ({
            value,
            label: gatewayTitles.hu[value],
            hint: gatewayHints[value] ?? '',
          }))}
          value={form.gateway}
          error={faults.gateway ?? ''}
        />
        <Field
          name="email"
          label="E-mail-cím"
          hint="Ide küldjük a bizonylatot."
          type="email"
          value={form.email}
          error={faults.email ?? ''}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          isRequired
        />
        <Field
          name="nev"
          label="Név"
          hint="Ahogy a bizonylaton szerepeljen."
          value={form.name}
          error={faults.name ?? ''}
          autoComplete="name"
          maxLength={80}
          isRequired
        />
        {isMonthly && (
          <Checkbox
            name="hozzajarulas"
            label={storedCardConsent.hu}
            error={faults.consent ?? ''}
            isChecked={form.hasConsent}
            isRequired
          />
        )}
        <PayButton offer={offer} />
      </Form>
    </div>
  );
}

/** The label of the chosen amount is shown by the stylesheet, so that it is right without a script, too. */
function PayButton({ offer: { amounts, frequency } }: { offer: ShownOffer }) {
  const isMonthly = frequency === 'monthly';
  const texts = amounts.map((money) =>
    isMonthly
      ? `Támogatom havi ${moneyText(money)}${suffix(money.currency)}`
      : `Támogatom egyszer ${moneyText(money)}${suffix(money.currency)}`,
  );
  const own = isMonthly ? 'Támogatom havonta a beírt összeggel' : 'Támogatom egyszer a beírt összeggel';
  return (
    <>
      <Button isWide>
        <span className={styles.labels}>
          {[...texts, own].map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      </Button>
      <p className={styles.note}>
        {isMonthly
          ? 'Most és utána minden hónapban ugyanezen a napon vonjuk le, amíg le nem mondja.'
          : 'Csak most vonjuk le, nem ismétlődik.'}
      </p>
    </>
  );
}

function suffix(currency: Currency): string {
  return { HUF: '-tal', EUR: 'val', RON: 'jel', USD: 'ral' }[currency];
}
