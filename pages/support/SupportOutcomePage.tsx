import type { ViewProps } from '#features/sites/public.ts';
import { declineTexts, moneyText, transferWords } from '#features/support/public.ts';
import { Button } from '#ui/Button.tsx';
import { FormColumn } from '#ui/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './SupportOutcomePage.module.css';
import type { SupportOutcomeData, supportOutcomePage } from './support-outcome.page.ts';

/** The outcome of a payment, and what the reader can do next. */
export function SupportOutcomePage({ data }: ViewProps<typeof supportOutcomePage>) {
  return (
    <div data-no-soft="">
      <Outcome data={data} />
    </div>
  );
}

function Outcome({ data }: { data: SupportOutcomeData }) {
  switch (data.kind) {
    case 'none':
      return (
        <FormColumn title="Itt nincs fizetés" intro={<p>Ez az oldal egy fizetés eredményét mutatja.</p>}>
          <p>
            <Button href={data.support}>Támogatom a lapot</Button>
          </p>
        </FormColumn>
      );
    case 'paid':
      return <Paid data={data} />;
    case 'refunded':
      return (
        <FormColumn title="Ezt a támogatást visszautaltuk">
          <p>
            {moneyText(data.money)} visszakerül oda, ahonnan jött. Azonosító: {data.ref}.
          </p>
        </FormColumn>
      );
    case 'pending':
    case 'checking':
      return <Open data={data} />;
    case 'transfer':
      return <Transfer data={data} />;
    case 'failed':
      return <Failed data={data} />;
    case 'unknown':
      return (
        <FormColumn title="Még nem tudjuk, mi lett a fizetéssel">
          <Notice kind="warning" title={moneyText(data.money)}>
            <p>
              A fizetési szolgáltató nem mondta meg, lezárult-e a fizetés, ezért azt sem tudjuk, levontak-e
              valamit. Ha igen, e-mailben bizonylatot küldünk, és nem kell újra fizetnie.
            </p>
          </Notice>
          <p className={styles.actions}>
            <Button href={data.again}>Megnézem újra</Button>
            <Button kind="secondary" href={data.retry}>
              Újrakezdem ugyanezzel az összeggel
            </Button>
          </p>
        </FormColumn>
      );
  }
}

type Of<Kind extends SupportOutcomeData['kind']> = Extract<SupportOutcomeData, { kind: Kind }>;

function Paid({ data: { money, isMonthly, ref } }: { data: Of<'paid'> }) {
  return (
    <FormColumn
      title={isMonthly ? 'Köszönjük, hogy havonta mellénk áll!' : 'Köszönjük a támogatását!'}
      intro={
        <p>
          Megérkezett: {isMonthly ? 'havi ' : ''}
          <strong>{moneyText(money)}</strong>. A bizonylatot elküldtük e-mailben.
        </p>
      }
    >
      <Notice kind="success" title={isMonthly ? 'Bármikor lemondhatja' : 'Ez egyszeri támogatás volt'}>
        <p>
          {isMonthly
            ? 'Minden levelünkben ott a hivatkozás, amellyel belépés nélkül módosíthatja, szüneteltetheti vagy lemondhatja.'
            : 'Többet nem vonunk le. Ha kérdése van, hivatkozzon az azonosítóra.'}
        </p>
        <p>Azonosító: {ref}</p>
      </Notice>
    </FormColumn>
  );
}

function Open({ data: { kind, money, again } }: { data: Of<'pending'> | Of<'checking'> }) {
  return (
    <FormColumn
      title={kind === 'pending' ? 'A fizetés még folyamatban van' : 'Még ellenőrizzük a fizetést'}
      intro={
        <p>
          {kind === 'pending'
            ? 'A fizetési szolgáltató még nem zárta le a fizetést. Ez legtöbbször néhány másodperc.'
            : 'A fizetési szolgáltató most nem válaszol. A fizetés ettől még rendben lehet; percenként újra megkérdezzük.'}
        </p>
      }
    >
      <Notice title={moneyText(money)}>
        <p>Ne fizessen újra. Amint megtudjuk az eredményt, e-mailben is megírjuk.</p>
      </Notice>
      <p>
        <Button href={again}>Megnézem újra</Button>
      </p>
    </FormColumn>
  );
}

function Transfer({ data: { money, ref, name, account } }: { data: Of<'transfer'> }) {
  const words = transferWords.hu;
  const rows: [string, string][] = [
    [words.ref, ref],
    [words.amount, moneyText(money)],
    [words.name, name],
    [words.iban, account?.iban ?? ''],
    [words.bic, account?.bic ?? ''],
    [words.bank, account?.bank ?? ''],
  ];
  return (
    <FormColumn
      title="Így utalja el a támogatást"
      intro={<p>Az adatokat e-mailben is elküldtük. Amint a bank jelzi a pénzt, bizonylatot küldünk.</p>}
    >
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Notice title="A közlemény a lényeg">
        <p>Csak az azonosítót írja bele: erről ismerjük meg, hogy az utalás öntől jött.</p>
      </Notice>
    </FormColumn>
  );
}

const failures = {
  failed: 'A bank vagy a szolgáltató elutasította a fizetést. Pénzt nem vontak le.',
  cancelled: 'Megszakította a fizetést. Pénzt nem vontak le.',
  expired: 'Letelt az idő, mielőtt a fizetés befejeződött volna. Pénzt nem vontak le.',
};

function Failed({ data: { why, reason, money, retry } }: { data: Of<'failed'> }) {
  const isSaid = reason !== null && reason !== 'other' && reason !== 'bank';
  return (
    <FormColumn title="A fizetés nem sikerült">
      <Notice kind="danger" title={moneyText(money)}>
        <p>{failures[why]}</p>
        {isSaid && <p>{declineTexts.hu[reason]}</p>}
      </Notice>
      <p>
        <Button href={retry}>Újra megpróbálom ugyanezzel az összeggel</Button>
      </p>
    </FormColumn>
  );
}
