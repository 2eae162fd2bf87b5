import { readerProfilePath } from '#features/accounts/public.ts';
import type { ViewProps } from '#features/kit/public.ts';
import { MeasuredCommerce } from '#features/measurement/public.view.ts';
import { inLanguage, type Language } from '#features/sites/public.ts';
import { declineTexts, moneyText, transferWords } from '#features/support/public.ts';
import { Button } from '#ui/form/Button.tsx';
import { FormColumn } from '#ui/form/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { outcomeWords } from './outcome-words.ts';
import type { SupportOutcomeData, supportOutcomePage } from './support-outcome.page.ts';
import { TransferFacts } from './TransferFacts.tsx';

/** The outcome of a payment, and what the reader can do next. */
export function SupportOutcomePage({ data, surroundings }: ViewProps<typeof supportOutcomePage>) {
  return (
    <div data-no-soft="">
      {'measured' in data && <MeasuredCommerce payment={data.measured} />}
      <Outcome data={data} language={surroundings.language} />
    </div>
  );
}

interface OutcomeProps<Data> {
  data: Data;
  language: Language;
}

function Outcome({ data, language }: OutcomeProps<SupportOutcomeData>) {
  const said = outcomeWords[language];
  switch (data.kind) {
    case 'none':
      return (
        <FormColumn title={said.none.title} intro={<p>{said.none.text}</p>}>
          <p>
            <Button href={data.support}>{said.none.button}</Button>
          </p>
        </FormColumn>
      );
    case 'paid':
      return <Paid data={data} language={language} />;
    case 'refunded':
      return (
        <FormColumn title={said.refunded.title}>
          <p>{said.refunded.text(moneyText(data.money, language), data.ref)}</p>
        </FormColumn>
      );
    case 'pending':
    case 'checking':
      return <Open data={data} language={language} />;
    case 'review':
      return (
        <FormColumn title={said.review.title}>
          <Notice kind="warning" title={moneyText(data.money, language)}>
            <p>{said.review.text(data.ref)}</p>
          </Notice>
        </FormColumn>
      );
    case 'transfer':
      return <Transfer data={data} language={language} />;
    case 'failed':
      return <Failed data={data} language={language} />;
    case 'unknown':
      return (
        <FormColumn title={said.unknown.title}>
          <Notice kind="warning" title={moneyText(data.money, language)}>
            <p>{said.unknown.text}</p>
          </Notice>
          <p className="buttons">
            <Button href={data.again}>{said.again}</Button>
            <Button kind="secondary" href={data.retry}>
              {said.unknown.restart}
            </Button>
          </p>
        </FormColumn>
      );
  }
}

type Of<Kind extends SupportOutcomeData['kind']> = Extract<SupportOutcomeData, { kind: Kind }>;

function Paid({ data: { money, frequency, ref, front }, language }: OutcomeProps<Of<'paid'>>) {
  const said = outcomeWords[language].paid;
  return (
    <FormColumn
      title={said.titles[frequency]}
      intro={
        <p>
          {said.arrived[frequency]}
          <strong>{moneyText(money, language)}</strong>
          {said.receipt}
        </p>
      }
    >
      <Notice kind="success" title={said.notices[frequency].title}>
        <p>{said.notices[frequency].text}</p>
        <p>
          {said.ref}: {ref}
        </p>
      </Notice>
      <p className="buttons">
        <Button href={front}>{said.toFront}</Button>
        <Button kind="secondary" href={inLanguage(readerProfilePath, language)}>
          {said.own}
        </Button>
      </p>
    </FormColumn>
  );
}

function Open({ data: { kind, money, again }, language }: OutcomeProps<Of<'pending'> | Of<'checking'>>) {
  const said = outcomeWords[language];
  return (
    <FormColumn title={said.open[kind].title} intro={<p>{said.open[kind].text}</p>}>
      <Notice title={moneyText(money, language)}>
        <p>{said.open.wait}</p>
      </Notice>
      <p data-awaited-payment="">
        <Button href={again}>{said.again}</Button>
      </p>
    </FormColumn>
  );
}

function Transfer({ data: { money, ref, frequency, account }, language }: OutcomeProps<Of<'transfer'>>) {
  const words = transferWords[language];
  const said = outcomeWords[language].transfer;
  const rows = [
    [words.ref, ref],
    [words.amount, moneyText(money, language)],
  ] as const;
  return (
    <FormColumn title={said.title} intro={<p>{said.texts[frequency]}</p>}>
      {account && <TransferFacts shown={account} rows={rows} language={language} />}
      <Notice title={said.notice.title}>
        <p>{said.notice.text}</p>
      </Notice>
    </FormColumn>
  );
}

function Failed({ data: { why, reason, money, retry }, language }: OutcomeProps<Of<'failed'>>) {
  const said = outcomeWords[language].failed;
  const isSaid = reason !== null && reason !== 'other' && reason !== 'bank';
  return (
    <FormColumn title={said.titles[why]}>
      <Notice kind={why === 'cancelled' ? 'warning' : 'danger'} title={moneyText(money, language)}>
        <p>{said[why]}</p>
        {isSaid && <p>{declineTexts[language][reason]}</p>}
      </Notice>
      <p>
        <Button href={retry}>{said.retry}</Button>
      </p>
    </FormColumn>
  );
}
