import { campaignsPath, securityPath } from '#features/accounts/public.ts';
import { NewsroomFrame } from '#features/accounts/public.view.ts';
import type { ViewProps } from '#features/kit/public.ts';
import { formatNumber, formatPercent } from '#platform/text/hungarian-number.ts';
import { Button } from '#ui/form/Button.tsx';
import { Form, FormColumn, FormPart } from '#ui/form/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { CampaignForm } from '../view/CampaignForm.tsx';
import { CampaignPictures } from '../view/CampaignPictures.tsx';
import styles from './CampaignsPage.module.css';
import { actionForm } from './campaign-form.ts';
import { campaignWords } from './campaign-words.ts';
import type { campaignsPage } from './campaigns.page.ts';
import type { CampaignRow, CampaignsData } from './campaigns-data.server.ts';

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

function columns(): Column<CampaignRow>[] {
  const { table, states } = campaignWords;
  return [
    { title: table.campaign, cell: (row) => <a href={addressOf(row)}>{row.name}</a> },
    { title: table.state, cell: ({ state }) => states[state] },
    { title: table.place, cell: ({ site, place }) => `${site}: ${place}`, isWide: true },
    { title: table.days, cell: daysText, isWide: true },
    ...countColumns(),
  ];
}

function countColumns<Row extends { impressions: number; clicks: number }>(): Column<Row>[] {
  const { table } = campaignWords;
  return [
    { title: table.impressions, cell: ({ impressions }) => formatNumber(impressions), isNumber: true },
    { title: table.clicks, cell: ({ clicks }) => formatNumber(clicks), isNumber: true },
    { title: table.share, cell: shareText, isNumber: true },
  ];
}

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
    <FormColumn title={campaignWords.title} intro={<p>{campaignWords.intro}</p>} isWide>
      <p className="buttons">
        <Button href={`${campaignsPath}?kampany=uj`}>{campaignWords.create}</Button>
        {campaigns.length > 0 && (
          <Button kind="secondary" href="/api/campaigns/report.csv">
            {campaignWords.allReports}
          </Button>
        )}
      </p>
      {campaigns.length === 0 ? (
        <Notice title={campaignWords.none.title}>
          <p>{campaignWords.none.text}</p>
        </Notice>
      ) : (
        <div className={styles.table}>
          <Table
            caption={campaignWords.table.title}
            columns={columns()}
            rows={campaigns}
            keyOf={({ id }) => String(id)}
          />
        </div>
      )}
      <p>
        <Button kind="quiet" href={securityPath}>
          {campaignWords.security}
        </Button>
      </p>
    </FormColumn>
  );
}

function New({ form, slots }: Shown<'new'>) {
  return (
    <FormColumn title={campaignWords.create} isWide>
      <BackToList />
      {slots.length === 0 ? (
        <Notice kind="warning" title={campaignWords.noSlots.title}>
          <p>{campaignWords.noSlots.text}</p>
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
        {campaignWords.all}
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
      intro={<p>{campaignWords.now(`${site}: ${place}`, daysText(campaign), campaignWords.states[state])}</p>}
      isWide
    >
      <BackToList />
      {done && <Notice kind="success">{campaignWords.done[done]}</Notice>}
      <CampaignPictures pictures={pictures} />
      <Report campaign={campaign} days={days} />
      {state !== 'stopped' && <End campaign={campaign} isEnding={isEnding} />}
      {!form && state !== 'stopped' && <Notice kind="warning">{campaignWords.slotIsGone}</Notice>}
      {form && !isEnding && (
        <FormPart title={campaignWords.change}>
          <CampaignForm form={form} sizes={sizes} />
        </FormPart>
      )}
    </FormColumn>
  );
}

type Day = Shown<'one'>['days'][number];

function dayColumns(): Column<Day>[] {
  return [{ title: campaignWords.table.day, cell: ({ day }) => dotted(day) }, ...countColumns<Day>()];
}

function Report({ campaign, days }: Pick<Shown<'one'>, 'campaign' | 'days'>) {
  const { name, impressions, clicks } = campaign;
  const words = campaignWords.report;
  return (
    <FormPart title={words.title}>
      {days.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{words.total(formatNumber(impressions), formatNumber(clicks), shareText(campaign))}</p>
          <div className={styles.days}>
            <Table caption={words.days} columns={dayColumns()} rows={days} keyOf={({ day }) => day} />
          </div>
          <p>
            <Button kind="secondary" href={`/api/campaigns/report.csv?${new URLSearchParams({ name })}`}>
              {words.download}
            </Button>
          </p>
        </>
      )}
    </FormPart>
  );
}

function End({ campaign, isEnding }: Pick<Shown<'one'>, 'campaign' | 'isEnding'>) {
  if (campaign.state === 'over') return null;
  const words = campaignWords.end;
  if (!isEnding)
    return (
      <p>
        <Button kind="secondary" href={`${addressOf(campaign)}&lezar=1`}>
          {words.open}
        </Button>
      </p>
    );
  return (
    <FormPart title={words.title}>
      <p>{words.text}</p>
      <Form action={addressOf(campaign)} label={words.label}>
        <Button kind="danger" name={actionForm.field('action').name} value="lezar">
          {words.button}
        </Button>
      </Form>
      <p>
        <Button kind="quiet" href={addressOf(campaign)}>
          {campaignWords.cancel}
        </Button>
      </p>
    </FormPart>
  );
}
