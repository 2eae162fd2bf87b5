import { classNames } from '#ui/class-names.ts';
import { type ChoiceField, ChoiceForm } from '#ui/form/ChoiceForm.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { LivescoreNotes } from '../../view/LivescoreNotes.tsx';
import results from '../../view/results.module.css';
import { formula1Address, formula1Path, tabs } from '../formula1-address.ts';
import type { Choice, Formula1Data } from '../formula1-data.ts';
import { formula1PageWords } from '../formula1-page-words.ts';
import { CalendarView } from './CalendarView.tsx';
import { DriverView } from './DriverView.tsx';
import styles from './Formula1View.module.css';
import { ChoiceList, WeekendList } from './SideLists.tsx';
import { StandingsView } from './StandingsView.tsx';
import { TeamView } from './TeamView.tsx';

/** Formula 1: tabs, choices, side lists, and what was chosen [F1-02]. */
export function Formula1View({ data }: { data: Formula1Data }) {
  const { tab, season, shown } = data;
  const words = formula1PageWords;
  return (
    <>
      <Tabs
        label={words.tabsLabel}
        tabs={tabs.map((one) => ({
          title: words.tabs[one],
          href: formula1Address({ oldal: one, szezon: season }),
          current: one === tab,
        }))}
      />
      <ChoiceForm
        action={formula1Path}
        label={words.choose}
        fields={fieldsOf(data)}
        kept={{ innen: tab }}
        submit={words.submit}
      />
      <div className={classNames(results.parts, styles.columns)} data-tab={tab}>
        <SideList data={data} />
        <div className={results.parts}>
          {shown.kind === 'versenynaptar' && <CalendarView data={data} weekend={shown.weekend} />}
          {shown.kind === 'csapatok' && <TeamView season={season} team={shown.team} />}
          {shown.kind === 'versenyzok' && <DriverView season={season} driver={shown.driver} />}
          {(shown.kind === 'pontverseny' || shown.kind === 'konstruktor') && (
            <StandingsView season={season} standings={shown} />
          )}
        </div>
      </div>
      <LivescoreNotes oldSince={data.oldSince} timeZone={data.timeZone} source={data.source} />
    </>
  );
}

/** The four selects of every tab [F1-02]; those of other tabs have no value until one is chosen. */
function fieldsOf({ season, seasons, weekends, teams, drivers, shown }: Formula1Data): ChoiceField[] {
  const { fields } = formula1PageWords;
  const years = seasons.map((year) => ({ id: year, name: String(year) }));
  const weekend = shown.kind === 'versenynaptar' ? (shown.weekend?.id ?? null) : null;
  const team = shown.kind === 'csapatok' ? (shown.team?.id ?? null) : null;
  const driver = shown.kind === 'versenyzok' ? (shown.driver?.id ?? null) : null;
  return [
    selectOf({ name: 'szezon', label: fields.szezon, value: season }, years),
    selectOf({ name: 'verseny', label: fields.verseny, value: weekend }, weekends),
    selectOf({ name: 'csapat', label: fields.csapat, value: team }, teams),
    selectOf({ name: 'versenyzo', label: fields.versenyzo, value: driver }, drivers),
  ];
}

function selectOf(
  { name, label, value }: { name: string; label: string; value: number | null },
  choices: readonly Choice[],
): ChoiceField {
  const options = choices.map((one) => ({ value: String(one.id), label: one.name }));
  const none = value === null ? [{ value: '', label: formula1PageWords.chooseOne(label) }] : [];
  return { kind: 'select', name, label, value: String(value ?? ''), options: [...none, ...options] };
}

function SideList({ data }: { data: Formula1Data }) {
  const { shown, season, weekends, teams, drivers } = data;
  if (shown.kind === 'versenynaptar' && shown.weekend)
    return (
      <WeekendList season={season} weekends={weekends} current={shown.weekend.id} timeZone={data.timeZone} />
    );
  if (shown.kind === 'csapatok' && shown.team)
    return (
      <ChoiceList
        label={formula1PageWords.tabs.csapatok}
        choices={teams}
        current={shown.team.id}
        addressOf={(csapat) => formula1Address({ oldal: 'csapatok', szezon: season, csapat })}
      />
    );
  if (shown.kind === 'versenyzok' && shown.driver)
    return (
      <ChoiceList
        label={formula1PageWords.tabs.versenyzok}
        choices={drivers}
        current={shown.driver.id}
        addressOf={(versenyzo) => formula1Address({ oldal: 'versenyzok', szezon: season, versenyzo })}
      />
    );
  return null;
}
