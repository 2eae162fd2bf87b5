import type { ReactNode } from 'react';
import type { ViewProps } from '#features/kit/public.ts';
import type { Language } from '#features/sites/public.ts';
import {
  cardText,
  dayText,
  declineTexts,
  gatewayTitles,
  moneyText,
  storedCardConsents,
} from '#features/support/public.ts';
import { commitmentWords, SupportPayments } from '#features/support/public.view.ts';
import { Button } from '#ui/form/Button.tsx';
import { Checkbox, RadioGroup } from '#ui/form/Choices.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form, FormColumn } from '#ui/form/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SupportFacts } from '../SupportFacts.tsx';
import styles from './ManageSupportPage.module.css';
import { actionForm, amountForm, cardForm, pauseForm } from './manage-form.ts';
import type { ManageSupportData, manageSupportPage } from './manage-support.page.ts';
import { type ManageNotice, manageWords } from './manage-words.ts';

const noticeKinds: Readonly<Record<ManageNotice, 'success' | 'danger' | 'warning'>> = {
  lemondva: 'success',
  modositva: 'success',
  szunetel: 'success',
  folytatodik: 'success',
  'nem-sikerult': 'danger',
  'uj-kartya-kell': 'warning',
  'sok-kartya': 'warning',
};

interface PartProps {
  data: ManageSupportData;
  language: Language;
}

/** One monthly or yearly support: its state, its editable fields, its receipts. */
export function ManageSupportPage({ data, surroundings: { language } }: ViewProps<typeof manageSupportPage>) {
  const { commitment, step, notice, payments } = data;
  const said = manageWords[language];
  const isEnded = commitment.state === 'ended';
  return (
    <div data-no-soft="">
      <FormColumn title={said.titles[commitment.frequency]}>
        {notice && (
          <Notice kind={noticeKinds[notice]} title={said.notices[notice].title}>
            <p>{said.notices[notice].text}</p>
          </Notice>
        )}
        <Facts data={data} language={language} />
        {isEnded ? (
          <p>
            <Button href={data.support}>{said.again}</Button>
          </p>
        ) : step === null ? (
          <Actions data={data} language={language} />
        ) : (
          <Step data={data} language={language} />
        )}
        {payments.length > 0 && (
          <section className={styles.payments}>
            <h2>{said.receipts}</h2>
            <SupportPayments payments={payments} language={language} />
          </section>
        )}
      </FormColumn>
    </div>
  );
}

function Facts({ data: { commitment }, language }: PartProps) {
  const { facts, each, failed } = manageWords[language];
  const { state, frequency, amount, currency, nextChargeOn, failReason } = commitment;
  const { mask, storedUntil, gateway } = commitment;
  const rows: [string, ReactNode][] = [
    [facts.amount, each[frequency](moneyText({ amount, currency }, language))],
    [facts.state, commitmentWords[language][state]],
  ];
  if (nextChargeOn !== null) rows.push([facts.next, dayText(nextChargeOn, language)]);
  if (gateway !== null) rows.push([facts.gateway, gatewayTitles[language][gateway]]);
  if (mask !== null) rows.push([facts.card, cardText(mask)]);
  if (storedUntil !== null) rows.push([facts.storedUntil, dayText(storedUntil, language)]);
  return (
    <>
      <SupportFacts rows={rows} />
      {state === 'past-due' && failReason && (
        <Notice kind="danger" title={failed.title}>
          <p>
            {declineTexts[language][failReason]} {failed.nothingTaken}
          </p>
        </Notice>
      )}
    </>
  );
}

function Actions({ data: { own, commitment, gateways }, language }: PartProps) {
  const said = manageWords[language].actions;
  const { state } = commitment;
  // Amount and days of a standing order are the bank's.
  const isCharged = commitment.gateway !== 'transfer';
  return (
    <div className={styles.actions}>
      {gateways.length > 0 && (
        <Button kind={state === 'past-due' ? 'primary' : 'secondary'} href={`${own}&lepes=kartya`}>
          {said.card}
        </Button>
      )}
      {isCharged && state !== 'starting' && (
        <Button kind="secondary" href={`${own}&lepes=osszeg`}>
          {said.amount}
        </Button>
      )}
      {!commitment.takesNewCard && isCharged && <p className="note">{said.cardLater}</p>}
      {isCharged && state === 'active' && commitment.frequency === 'monthly' && (
        <Button kind="secondary" href={`${own}&lepes=szunet`}>
          {said.pause}
        </Button>
      )}
      {state === 'paused' && (
        <Form action={own} label={said.resume}>
          <Button kind="secondary" name={actionForm.field('action').name} value="folytatas">
            {said.resumeNow}
          </Button>
        </Form>
      )}
      <Button kind="danger" href={`${own}&lepes=lemondas`}>
        {said.cancel}
      </Button>
    </div>
  );
}

function Step(props: PartProps) {
  switch (props.data.step) {
    case 'lemondas':
      return <CancelForm {...props} />;
    case 'szunet':
      return <PauseForm {...props} />;
    case 'osszeg':
      return <AmountForm {...props} />;
    case 'kartya':
      return <CardForm {...props} />;
    case null:
      return null;
  }
}

function CancelForm({ data, language }: PartProps) {
  const said = manageWords[language];
  const { own, commitment } = data;
  const money = moneyText(commitment, language);
  return (
    <Form action={own} label={said.actions.cancel}>
      <Notice kind="warning" title={said.cancel.title}>
        <p>{said.cancel.texts[commitment.frequency](money)}</p>
      </Notice>
      <Button kind="danger" name={actionForm.field('action').name} value="lemondas">
        {said.cancel.buttons[commitment.frequency]}
      </Button>
      <BackButton own={own} language={language} />
    </Form>
  );
}

function PauseForm({ data, language }: PartProps) {
  const said = manageWords[language];
  const { own } = data;
  return (
    <Form action={own} label={said.actions.pause}>
      <RadioGroup
        name={pauseForm.field('months').name}
        legend={said.pause.legend}
        options={[1, 2, 3].map((months) => ({ value: String(months), label: said.pause.months(months) }))}
        value="1"
        look="tiles"
      />
      <Button name={actionForm.field('action').name} value="szunet">
        {said.pause.button}
      </Button>
      <BackButton own={own} language={language} />
    </Form>
  );
}

function AmountForm({ data, language }: PartProps) {
  const said = manageWords[language];
  const { own, commitment, least, most, sign, amountFault } = data;
  return (
    <Form action={own} label={said.actions.amount}>
      <Field
        {...amountForm.field('amount')}
        label={said.amount.labels[commitment.frequency]}
        hint={said.amount.hint(moneyText(least, language), moneyText(most, language))}
        value={String(commitment.amount / 100)}
        error={amountFault ? said.amount.fault : ''}
        inputMode="decimal"
        unit={sign}
      />
      <Button name={actionForm.field('action').name} value="osszeg">
        {said.amount.button}
      </Button>
      <BackButton own={own} language={language} />
    </Form>
  );
}

function CardForm({ data, language }: PartProps) {
  const said = manageWords[language];
  const { own, commitment, gateways, formKey } = data;
  const money = moneyText(commitment, language);
  return (
    <Form action={own} label={said.card.label}>
      <p>
        {commitment.state === 'past-due'
          ? said.card.pastDue(money)
          : said.card.next[commitment.frequency](money)}
      </p>
      <input type="hidden" name={cardForm.field('formKey').name} value={formKey} />
      <RadioGroup
        name={cardForm.field('gateway').name}
        legend={said.card.legend}
        options={gateways.map((value) => ({ value, label: gatewayTitles[language][value] }))}
        value={commitment.gateway ?? gateways[0] ?? ''}
      />
      <Checkbox
        name={cardForm.field('consent').name}
        label={storedCardConsents[commitment.frequency][language]}
        isRequired
      />
      <Button name={actionForm.field('action').name} value="kartya">
        {said.card.button(money)}
      </Button>
      <BackButton own={own} language={language} />
    </Form>
  );
}

function BackButton({ own, language }: { own: string; language: Language }) {
  return (
    <Button kind="quiet" href={own}>
      {manageWords[language].actions.back}
    </Button>
  );
}
