import { campaignsPath, securityPath } from '#features/accounts/public.ts';
import { NewsroomFrame } from '#features/accounts/public.view.ts';
import type { ViewProps } from '#features/sites/public.ts';
import { formatNumber, formatPercent } from '#platform/text/hungarian-number.ts';
import { Button } from '#ui/Button.tsx';
import { Form, FormColumn } from '#ui/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { CampaignForm } from '../view/CampaignForm.tsx';
import { CampaignPictures } from '../view/CampaignPictures.tsx';
import styles from './CampaignsPage.module.css';
import { actionInput } from './campaign-form.ts';
import { stateTexts } from './campaign-texts.ts';
import type { campaignsPage } from './campaigns.page.ts';
import type { CampaignRow, CampaignsData } from './campaigns-data.server.ts';

const outcomes: Record<NonNullable<CampaignsData['done']>, string> = {
  felveve: 'Felvette a kampányt. Ha már fut, az oldalak egy másodpercen belül mutatják.',
  modositva: 'Módosította a kampányt. Az oldalak egy másodpercen belül az újat mutatják.',
  lezarva: 'Lezárta a kampányt: az oldalakon már nem látszik.',
};

/** Campaigns, for ad operators of the newsroom. */
export function CampaignsPage({ surroundings, data: { done, shown } }: ViewProps<typeof campaignsPage>) {
  return (
    <NewsroomFrame surroundings={surroundings} isWide>
      {shown.kind === 'list' && <List {...shown} />}
      {shown.kind === 'new' && <New {...shown} />}
      {shown.kind === 'one' && <One {...shown} done={done} />}
    </NewsroomFrame>
  );
}

type Shown<Kind extends CampaignsData['shown']['kind']> = Extract<CampaignsData['shown'], { kind: Kind }>;

const addressOf = ({ id }: Pick<CampaignRow, 'id'>): string => `${campaignsPath}?kampany=${id}`;

const columns: Column<CampaignRow>[] = [
  { title: 'Kampány', cell: (row) => <a href={addressOf(row)}>{row.name}</a> },
  { title: 'Állapot', cell: ({ state }) => stateTexts[state] },
  { title: 'Hely', cell: ({ site, place }) => `${site}: ${place}`, isWide: true },
  { title: 'Napok', cell: daysText, isWide: true },
  { title: 'Megjelenés', cell: ({ impressions }) => formatNumber(impressions), isNumber: true },
  { title: 'Kattintás', cell: ({ clicks }) => formatNumber(clicks), isNumber: true },
  { title: 'Arány', cell: shareText, isNumber: true },
];

function daysText({ firstDay, lastDay }: CampaignRow): string {
  return firstDay === lastDay ? dotted(firstDay) : `${dotted(firstDay)} – ${dotted(lastDay)}`;
}

/** `2026. 11. 27.`: short, and in the order of the fields. */
function dotted(day: string): string {
  return `${day.replaceAll('-', '. ')}.`.replaceAll(' ', '\u00a0');
}

function shareText({ impressions, clicks }: { impressions: number; clicks: number }): string {
  return impressions === 0 ? '–' : formatPercent((clicks / impressions) * 100, 2);
}

function List({ campaigns }: Shown<'list'>) {
  return (
    <FormColumn
      title="Hirdetések"
      intro={
        <p>
          Saját kampányok: amíg egy helyen fut egy, ott nem kérünk hirdetést a hirdetéskiszolgálótól. Sütit
          nem használnak, ezért hozzájárulás nélkül is megjelennek.
        </p>
      }
      isWide
    >
      <p className={styles.actions}>
        <Button href={`${campaignsPath}?kampany=uj`}>Új kampány</Button>
        {campaigns.length > 0 && (
          <Button kind="secondary" href="/api/campaigns/report.csv">
            Jelentés letöltése (CSV)
          </Button>
        )}
      </p>
      {campaigns.length === 0 ? (
        <Notice title="Még nincs kampány">
          <p>Az elsőt az „Új kampány” gombbal veheti fel: egy kép, egy hivatkozás és két nap kell hozzá.</p>
        </Notice>
      ) : (
        <div className={styles.table}>
          <Table caption="Kampányok" columns={columns} rows={campaigns} keyOf={({ id }) => String(id)} />
        </div>
      )}
      <p>
        <Button kind="quiet" href={securityPath}>
          Belépés és biztonság
        </Button>
      </p>
    </FormColumn>
  );
}

function New({ form, slots }: Shown<'new'>) {
  return (
    <FormColumn title="Új kampány" isWide>
      <BackToList />
      {slots.length === 0 ? (
        <Notice kind="warning" title="Nincs hely hirdetésnek">
          <p>Ennek a kiadásnak egyetlen oldalán sincs hely hirdetésnek: az üzemeltető állíthat be.</p>
        </Notice>
      ) : (
        <CampaignForm form={form} slots={slots} />
      )}
    </FormColumn>
  );
}

function BackToList() {
  return (
    <p>
      <Button kind="quiet" href={campaignsPath}>
        Minden kampány
      </Button>
    </p>
  );
}

function One({
  campaign,
  form,
  pictures,
  sizes,
  days,
  isEnding,
  done,
}: Shown<'one'> & Pick<CampaignsData, 'done'>) {
  const { name, state, site, place } = campaign;
  return (
    <FormColumn
      title={name}
      intro={<p>{`${site}: ${place}. ${daysText(campaign)} Most ${stateTexts[state]}.`}</p>}
      isWide
    >
      <BackToList />
      {done && <Notice kind="success">{outcomes[done]}</Notice>}
      <CampaignPictures pictures={pictures} />
      <Report campaign={campaign} days={days} />
      {state !== 'stopped' && <End campaign={campaign} isEnding={isEnding} />}
      {!form && state !== 'stopped' && (
        <Notice kind="warning">
          Ez a hely már nincs a kiadásban: a kampány sehol sem látszik, és nem módosítható.
        </Notice>
      )}
      {form && !isEnding && (
        <section className={styles.part}>
          <h2 className={styles.title}>Módosítás</h2>
          <CampaignForm form={form} sizes={sizes} />
        </section>
      )}
    </FormColumn>
  );
}

type Day = Shown<'one'>['days'][number];

const dayColumns: Column<Day>[] = [
  { title: 'Nap', cell: ({ day }) => dotted(day) },
  { title: 'Megjelenés', cell: ({ impressions }) => formatNumber(impressions), isNumber: true },
  { title: 'Kattintás', cell: ({ clicks }) => formatNumber(clicks), isNumber: true },
  { title: 'Arány', cell: shareText, isNumber: true },
];

function Report({ campaign, days }: Pick<Shown<'one'>, 'campaign' | 'days'>) {
  const { name, impressions, clicks } = campaign;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>Jelentés</h2>
      {days.length === 0 ? (
        <p>Még senki sem látta. A számok néhány másodperc alatt érnek ide.</p>
      ) : (
        <>
          <p>
            {`Összesen ${formatNumber(impressions)} megjelenés, ${formatNumber(clicks)} kattintás (${shareText(campaign)}). Megjelenés az, ha a kép fele egy másodpercig látszott.`}
          </p>
          <div className={styles.days}>
            <Table caption="A jelentés napjai" columns={dayColumns} rows={days} keyOf={({ day }) => day} />
          </div>
          <p>
            <Button kind="secondary" href={`/api/campaigns/report.csv?${new URLSearchParams({ name })}`}>
              Letöltés (CSV)
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

function End({ campaign, isEnding }: Pick<Shown<'one'>, 'campaign' | 'isEnding'>) {
  if (campaign.state === 'over') return null;
  if (!isEnding)
    return (
      <p>
        <Button kind="secondary" href={`${addressOf(campaign)}&lezar=1`}>
          Lezárás…
        </Button>
      </p>
    );
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>Lezárja a kampányt?</h2>
      <p>Azonnal lekerül minden oldalról, és többé nem indítható el. A jelentése megmarad.</p>
      <Form action={addressOf(campaign)} label="A kampány lezárása">
        <Button kind="danger" name={actionInput} value="lezar">
          Lezárom a kampányt
        </Button>
      </Form>
      <p>
        <Button kind="quiet" href={addressOf(campaign)}>
          Mégsem
        </Button>
      </p>
    </section>
  );
}
