import { readerProfilePath } from '#features/accounts/public.ts';
import type { ViewProps } from '#features/kit/public.ts';
import { MeasuredCommerce } from '#features/measurement/public.view.ts';
import { inLanguage, type Language, languageParameter, type Site } from '#features/sites/public.ts';
import {
  type Currency,
  type Frequency,
  frequencySlugs,
  gatewayTitles,
  isRhythm,
  moneyText,
  storedCardConsents,
  supportAddress,
  supportPath,
} from '#features/support/public.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import { Checkbox, RadioGroup } from '#ui/form/Choices.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form, FormColumn } from '#ui/form/FormColumn.tsx';
import choice from '#ui/form/switch.module.css';
import { Notice } from '#ui/Notice.tsx';
import { PaymentTerms } from './PaymentTerms.tsx';
import styles from './SupportPage.module.css';
import type { ShownOffer } from './show-offer.ts';
import type { SupportPageData, supportPage } from './support.page.ts';
import { choiceForm, giftNames, ownAmount, payField, payNames, unitsOf } from './support-form.ts';
import { supportPageWords } from './support-page-words.ts';
import { TransferFacts } from './TransferFacts.tsx';

/** The form of the offer. The frequency is chosen by a link and stands in the button, so that nobody pays again and again by mistake. */
export function SupportPage({ surroundings: { site, language }, data }: ViewProps<typeof supportPage>) {
  const { offer, limit, faults, account } = data;
  const said = supportPageWords[language];
  const hasFaults = Object.keys(faults).length > 0;
  return (
    <FormColumn title={offer.title} intro={<p>{offer.lead}</p>}>
      {data.gives !== null && (
        <Notice kind="success" title={said.giving.titles[data.gives]}>
          <p>{said.giving.text}</p>
          <p>
            <Button kind="secondary" href={`${inLanguage(readerProfilePath, language)}#tamogatas`}>
              {said.giving.button}
            </Button>
          </p>
        </Notice>
      )}
      {offer.goal && (
        <Notice title={offer.goal.title}>
          <p>{offer.goal.text}</p>
        </Notice>
      )}
      <Choices site={site} offer={offer} language={language} />
      {limit?.kind === 'wait' && (
        <Notice kind="danger" title={said.limited.title}>
          <p>{said.limited.text(limit.minutes)}</p>
        </Notice>
      )}
      {limit?.kind === 'check' && (
        <Notice kind="warning" title={said.check.title}>
          <p>{said.check.text}</p>
        </Notice>
      )}
      {hasFaults && (
        <Notice kind="danger" title={said.faulty.title}>
          <p>{said.faulty.text}</p>
        </Notice>
      )}
      {offer.gateways.length === 0 ? (
        <Notice kind="warning" title={said.closed.title}>
          <p>{said.closed.text}</p>
        </Notice>
      ) : (
        <PayForm site={site} data={data} language={language} />
      )}
      {account && (
        <section className={styles.text}>
          <h2>{said.transfer.title}</h2>
          <p>{said.transfer.text}</p>
          <TransferFacts shown={account} language={language} />
        </section>
      )}
      <div className={styles.text}>
        {offer.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </FormColumn>
  );
}

interface ChoicesProps {
  site: Site;
  offer: ShownOffer;
  language: Language;
}

function Choices({ site, offer, language }: ChoicesProps) {
  const said = supportPageWords[language];
  const address = (frequency: Frequency, currency: Currency): string =>
    site.path + supportAddress({ frequency, currency, units: null, gateway: null, language });
  return (
    <div className={styles.choices} data-no-soft="">
      <ul className={classNames(choice.switch, styles.frequencies)} aria-label={said.frequency.label}>
        {offer.frequencies.map((one) => (
          <li key={one}>
            <a
              href={address(one, offer.currency)}
              aria-current={one === offer.frequency ? 'true' : undefined}
            >
              {said.frequency[one]}
            </a>
          </li>
        ))}
      </ul>
      {offer.currencies.length > 1 && (
        <ul className={choice.switch} aria-label={said.currency.label}>
          {offer.currencies.map((one) => (
            <li key={one}>
              <a
                href={address(offer.frequency, one)}
                aria-current={one === offer.currency ? 'true' : undefined}
              >
                {said.currency[one]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface PayFormProps {
  site: Site;
  data: SupportPageData;
  language: Language;
}

function PayForm({ site, data, language }: PayFormProps) {
  const { offer, form, faults, limit } = data;
  const said = supportPageWords[language];
  return (
    <div className={styles.form}>
      <MeasuredCommerce
        payment={{
          step: 'checkout',
          product: offer.frequency,
          currency: offer.currency,
          amountField: payNames.amount,
          ownField: payNames.ownAmount,
        }}
      />
      <Form action={site.path + supportPath} label={said.form}>
        <input
          type="hidden"
          name={choiceForm.field('frequency').name}
          value={frequencySlugs[offer.frequency]}
        />
        <input type="hidden" name={choiceForm.field('currency').name} value={offer.currency} />
        <input type="hidden" name={payNames.formKey} value={form.formKey} />
        {language === 'en' && <input type="hidden" name={languageParameter} value="en" />}
        <AmountFields form={form} faults={faults} offer={offer} language={language} />
        <RadioGroup
          name={payNames.gateway}
          legend={said.gateway}
          options={offer.gateways.map((value) => ({
            value,
            label: gatewayTitles[language][value],
            hint: said.gatewayHints[value],
          }))}
          value={form.gateway}
          error={faults.gateway ?? ''}
        />
        {offer.frequency === 'gift' && <GiftFields form={form} faults={faults} language={language} />}
        <PayerFields form={form} faults={faults} language={language} />
        {isRhythm(offer.frequency) && (
          <Checkbox
            name={payNames.consent}
            label={storedCardConsents[offer.frequency][language]}
            error={faults.consent ?? ''}
            isChecked={form.consent === '1'}
            isRequired={!offer.gateways.includes('transfer')}
          />
        )}
        {limit?.kind === 'check' && <CheckField limit={limit} language={language} />}
        <PayButton offer={offer} language={language} />
        <PaymentTerms data={data} language={language} />
      </Form>
    </div>
  );
}

interface CheckFieldProps {
  limit: Extract<SupportPageData['limit'], { kind: 'check' }>;
  language: Language;
}

function CheckField({ limit: { check, isWrong }, language }: CheckFieldProps) {
  const said = supportPageWords[language].check;
  return (
    <>
      <input type="hidden" name={choiceForm.field('question').name} value={check.token} />
      <Field
        {...choiceForm.field('answer')}
        label={said.label(check.first, check.second)}
        hint={said.hint}
        error={isWrong ? said.wrong : ''}
        inputMode="numeric"
        required
      />
    </>
  );
}

interface FieldsProps extends Pick<SupportPageData, 'offer' | 'form' | 'faults'> {
  language: Language;
}

function AmountFields({ offer, form, faults, language }: FieldsProps) {
  const said = supportPageWords[language];
  const options = offer.amounts.map((money, at) => ({
    value: unitsOf(money),
    label: moneyText(money, language),
    hint: offer.pays[at] ?? '',
  }));
  return (
    <>
      <div className={styles.amounts}>
        <RadioGroup
          name={payNames.amount}
          legend={said.amount[offer.frequency]}
          options={[...options, { value: ownAmount, label: said.other }]}
          value={form.amount}
          error={form.amount === ownAmount ? '' : (faults.amount ?? '')}
          look="tiles"
        />
      </div>
      <div className={styles.own}>
        <Field
          {...payField('ownAmount')}
          label={said.own}
          hint={said.between(moneyText(offer.least, language), moneyText(offer.most, language))}
          value={form.ownAmount}
          error={form.amount === ownAmount ? (faults.amount ?? '') : ''}
          inputMode="decimal"
          unit={offer.sign}
        />
      </div>
    </>
  );
}

function GiftFields({ form, faults, language }: Omit<FieldsProps, 'offer'>) {
  const said = supportPageWords[language].gift;
  return (
    <>
      <Field
        {...payField('recipientName')}
        label={said.name}
        value={form.recipientName}
        error={faults.recipientName ?? ''}
      />
      <Field
        {...payField('recipientEmail')}
        label={said.email.label}
        hint={said.email.hint}
        value={form.recipientEmail}
        error={faults.recipientEmail ?? ''}
        inputMode="email"
      />
      <Field
        {...payField('message')}
        label={said.message.label}
        hint={said.message.hint}
        value={form.message}
        error={faults.message ?? ''}
      />
      <Field
        name={giftNames.sendOn}
        label={said.day.label}
        hint={said.day.hint}
        type="date"
        value={form.sendOn}
        error={faults.sendOn ?? ''}
      />
    </>
  );
}

function PayerFields({ form, faults, language }: Omit<FieldsProps, 'offer'>) {
  const said = supportPageWords[language];
  return (
    <>
      <Field
        {...payField('email')}
        label={said.email.label}
        hint={said.email.hint}
        value={form.email}
        error={faults.email ?? ''}
        autoComplete="email"
        inputMode="email"
      />
      <Field
        {...payField('name')}
        label={said.name.label}
        hint={said.name.hint}
        value={form.name}
        error={faults.name ?? ''}
        autoComplete="name"
      />
    </>
  );
}

/** The label of the chosen amount is shown by the stylesheet, so that it is right without a script, too. */
function PayButton({ offer: { amounts, frequency }, language }: { offer: ShownOffer; language: Language }) {
  const said = supportPageWords[language];
  const texts = amounts.map((money) => said.button[frequency](moneyText(money, language), money.currency));
  return (
    <>
      <Button isWide>
        <span className={styles.labels}>
          {[...texts, said.buttonOwn[frequency]].map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      </Button>
      <p className="note">{said.note[frequency]}</p>
    </>
  );
}
