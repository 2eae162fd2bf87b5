import type { ReactNode } from 'react';
import type { ViewProps } from '#features/sites/public.ts';
import {
  dayText,
  declineTexts,
  gatewayTitles,
  moneyText,
  storedCardConsent,
} from '#features/support/public.ts';
import { commitmentStateTexts, SupportPayments } from '#features/support/public.view.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox, RadioGroup } from '#ui/Choices.tsx';
import { Field } from '#ui/Field.tsx';
import { Form, FormColumn } from '#ui/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './ManageSupportPage.module.css';
import type { ManageNotice, ManageSupportData, manageSupportPage } from './manage-support.page.ts';

const notices: Readonly<
  Record<ManageNotice, { kind: 'success' | 'danger' | 'warning'; title: string; text: string }>
> = {
  lemondva: {
    ...{ kind: 'success', title: 'Lemondta a havi támogatást' },
    text: 'Azonnal életbe lépett, többet nem terheljük meg a kártyáját. Az igazolást elküldtük e-mailben.',
  },
  modositva: {
    kind: 'success',
    title: 'Módosítottuk',
    text: 'A következő terheléstől az új összeg érvényes.',
  },
  szunetel: { kind: 'success', title: 'A támogatás szünetel', text: 'A szünet végén magától folytatódik.' },
  folytatodik: { kind: 'success', title: 'A támogatás folytatódik', text: 'A szünet véget ért.' },
  'nem-sikerult': {
    ...{ kind: 'danger', title: 'Nem sikerült' },
    text: 'A módosítás nem történt meg. Próbálja meg később; a lemondás mindig működik.',
  },
  'uj-kartya-kell': {
    ...{ kind: 'warning', title: 'Ehhez új kártya kell' },
    text: 'A tárolt kártyára ennyit nem terhelhetünk. Az „Új kártya” alatt adja meg újra, vagy válasszon kisebb összeget.',
  },
};

/** One monthly support: its state, what can be changed, its receipts. */
export function ManageSupportPage({ data }: ViewProps<typeof manageSupportPage>) {
  const { commitment, step, notice, payments } = data;
  const said = notice && notices[notice];
  const isEnded = commitment.state === 'ended';
  return (
    <div data-no-soft="">
      <FormColumn title="Havi támogatásom">
        {said && (
          <Notice kind={said.kind} title={said.title}>
            <p>{said.text}</p>
          </Notice>
        )}
        <Facts data={data} />
        {isEnded ? (
          <p>
            <Button href={data.support}>Újra támogatom a lapot</Button>
          </p>
        ) : step === null ? (
          <Actions data={data} />
        ) : (
          <Step data={data} />
        )}
        {payments.length > 0 && (
          <section className={styles.payments}>
            <h2>Bizonylatok</h2>
            <SupportPayments payments={payments} />
          </section>
        )}
      </FormColumn>
    </div>
  );
}

function Facts({ data: { commitment } }: { data: ManageSupportData }) {
  const { state, amount, currency, nextChargeOn, failReason, mask, storedUntil, gateway } = commitment;
  const rows: [string, ReactNode][] = [
    ['Összeg', `havi ${moneyText({ amount, currency })}`],
    ['Állapot', commitmentStateTexts[state]],
    ...(nextChargeOn === null
      ? []
      : [['Következő terhelés', dayText(nextChargeOn, 'hu')] as [string, string]]),
    ...(gateway === null ? [] : [['Fizetés módja', gatewayTitles.hu[gateway]] as [string, string]]),
    ...(mask === null ? [] : [['Kártya', mask] as [string, string]]),
    ...(storedUntil === null ? [] : [['Terhelhető eddig', dayText(storedUntil, 'hu')] as [string, string]]),
  ];
  return (
    <>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'past-due' && failReason && (
        <Notice kind="danger" title="Az utolsó terhelés nem sikerült">
          <p>{declineTexts.hu[failReason]} Pénzt nem vontunk le.</p>
        </Notice>
      )}
    </>
  );
}

function Actions({ data: { own, commitment, gateways } }: { data: ManageSupportData }) {
  const { state } = commitment;
  return (
    <div className={styles.actions}>
      {gateways.length > 0 && (
        <Button kind={state === 'past-due' ? 'primary' : 'secondary'} href={`${own}&lepes=kartya`}>
          Új kártya vagy más fizetési mód
        </Button>
      )}
      {state !== 'starting' && (
        <Button kind="secondary" href={`${own}&lepes=osszeg`}>
          Összeg módosítása
        </Button>
      )}
      {state === 'active' && (
        <Button kind="secondary" href={`${own}&lepes=szunet`}>
          Szüneteltetés
        </Button>
      )}
      {state === 'paused' && (
        <Form action={own} label="Folytatás">
          <Button kind="secondary" name="muvelet" value="folytatas">
            Folytatom már most
          </Button>
        </Form>
      )}
      <Button kind="danger" href={`${own}&lepes=lemondas`}>
        Lemondás
      </Button>
    </div>
  );
}

function Step({ data }: { data: ManageSupportData }) {
  const { own, step, commitment, least, most, sign, amountFault, gateways, formKey } = data;
  const money = moneyText(commitment);
  const back = (
    <Button kind="quiet" href={own}>
      Mégsem
    </Button>
  );
  switch (step) {
    case 'lemondas':
      return (
        <Form action={own} label="Lemondás">
          <Notice kind="warning" title="Biztosan lemondja?">
            <p>
              A havi {money} támogatás azonnal megszűnik, és töröljük a tárolt kártyát. Ha csak szünetet
              szeretne, egytől három hónapig szüneteltetheti is.
            </p>
          </Notice>
          <Button kind="danger" name="muvelet" value="lemondas">
            Igen, lemondom a havi támogatást
          </Button>
          {back}
        </Form>
      );
    case 'szunet':
      return (
        <Form action={own} label="Szüneteltetés">
          <RadioGroup
            name="honap"
            legend="Meddig szüneteljen?"
            options={[1, 2, 3].map((months) => ({ value: String(months), label: `${months} hónapig` }))}
            value="1"
            look="tiles"
          />
          <Button name="muvelet" value="szunet">
            Szüneteltetem
          </Button>
          {back}
        </Form>
      );
    case 'osszeg':
      return (
        <Form action={own} label="Összeg módosítása">
          <Field
            name="sajat"
            label="Új havi összeg"
            hint={`${moneyText(least)} és ${moneyText(most)} között; a következő terheléstől érvényes.`}
            value={String(commitment.amount / 100)}
            error={amountFault ? 'Írjon be egy összeget a megadott határok között.' : ''}
            inputMode="decimal"
            unit={sign}
            maxLength={12}
            isRequired
          />
          <Button name="muvelet" value="osszeg">
            Módosítom a havi összeget
          </Button>
          {back}
        </Form>
      );
    case 'kartya':
      return (
        <Form action={own} label="Új kártya">
          <p>
            {commitment.state === 'past-due'
              ? `Most levonjuk az elmaradt ${money} támogatást az új kártyáról, és ezután azt terheljük.`
              : `Most levonjuk a következő havi ${money} támogatást az új kártyáról; a rákövetkező hónaptól azt terheljük.`}
          </p>
          <input type="hidden" name="urlap" value={formKey} />
          <RadioGroup
            name="mod"
            legend="Hogyan fizet?"
            options={gateways.map((value) => ({ value, label: gatewayTitles.hu[value] }))}
            value={commitment.gateway ?? gateways[0] ?? ''}
          />
          <Checkbox name="hozzajarulas" label={storedCardConsent.hu} isRequired />
          <Button name="muvelet" value="kartya">
            Fizetés az új kártyával: {money}
          </Button>
          {back}
        </Form>
      );
    case null:
      return null;
  }
}
