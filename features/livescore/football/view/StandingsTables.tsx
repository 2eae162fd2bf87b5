import { formatSigned } from '#platform/text/hungarian-number.ts';
import { Accordion } from '#ui/Accordion.tsx';
import { classNames } from '#ui/class-names.ts';
import { type Column, Table } from '#ui/Table.tsx';
import { type ListLanguage, type ListWords, listWords } from '../../view/livescore-words.ts';
import { OwnPicture } from '../../view/OwnPicture.tsx';
import results from '../../view/results.module.css';
import type { TableGroup, TableRowData } from '../football-data.ts';
import type { Zone } from '../tables/zone.ts';
import { Star } from './DeviceParts.tsx';
import styles from './StandingsTables.module.css';

interface StandingsTablesProps {
  groups: readonly TableGroup[];
  /** Of the league and season. */
  title: string;
  /** Without the wide columns and the legend; groups are opened one by one. */
  isCompact?: boolean;
  language?: ListLanguage;
}

/** The table of a league, or those of its groups [FOOT-08] [FOOT-14]. */
export function StandingsTables({ groups, title, isCompact = false, language = 'hu' }: StandingsTablesProps) {
  const words = listWords[language];
  const shown = columnsIn(words).filter(({ isWide }) => !(isCompact && isWide));
  const tables = groups.map((group) => ({
    group,
    table: <GroupTable group={group} columns={shown} title={words.tableOf(title)} words={words} />,
  }));
  if (isCompact && groups.length > 1)
    return <Accordion items={tables.map(({ group, table }) => ({ title: group.title, content: table }))} />;
  return (
    <div className={classNames(results.parts, styles.groups)}>
      {tables.map(({ group, table }) => (
        <div key={group.title}>
          {group.title !== '' && <h3>{group.title}</h3>}
          {table}
        </div>
      ))}
      {!isCompact && <Legend groups={groups} />}
    </div>
  );
}

interface GroupTableProps {
  group: TableGroup;
  title: string;
  columns: readonly Column<TableRowData>[];
  words: ListWords;
}

function GroupTable({ group, title, columns, words }: GroupTableProps) {
  return (
    <Table
      caption={group.title === '' ? title : group.title}
      columns={columns}
      rows={group.rows}
      keyOf={({ rank, team }) => `${rank} ${team.name}`}
      heading={1}
      narrowNote={(row) => resultsOf(row, words)}
    />
  );
}

function columnsIn(words: ListWords): Column<TableRowData>[] {
  return [
    { title: <Short text="#" title={words.rank} />, cell: Rank, isNumber: true },
    { title: words.team, cell: TeamName },
    numeric(words.played, (row) => row.played),
    numeric(words.won, (row) => row.won, true),
    numeric(words.drawn, (row) => row.drawn, true),
    numeric(words.lost, (row) => row.lost, true),
    numeric(words.goals, (row) => row.goals, true),
    numeric(words.difference, ({ difference }) => difference !== null && formatSigned(difference)),
    numeric(words.points, (row) => <b>{row.points}</b>),
    { title: words.form, cell: ({ form }) => <Form form={form} words={words} />, isWide: true },
  ];
}

type Cell = Column<TableRowData>['cell'];

function numeric(
  [text = '', title = '']: readonly string[],
  cell: Cell,
  isWide = false,
): Column<TableRowData> {
  return { title: <Short text={text} title={title} />, cell, isNumber: true, isWide };
}

function Short({ text, title }: { text: string; title: string }) {
  return <abbr title={title}>{text}</abbr>;
}

function Rank({ rank, zone }: TableRowData) {
  return <span className={classNames(styles.rank, zone && styles[zone.kind])}>{rank}</span>;
}

function TeamName({ team, zone }: TableRowData) {
  return (
    <span className={classNames(results.name, styles.team)}>
      <OwnPicture src={team.logo} width={24} />
      <span>
        {team.name}
        {zone && <span className="visually-hidden"> ({zone.text})</span>}
      </span>
      {team.id !== null && <Star id={`team-${team.id}`} name={team.name} />}
    </span>
  );
}

/** Text for columns that narrow screens hide: `2 GY, 1 D, 0 V`; '' where a number is not known. */
function resultsOf({ won, drawn, lost }: TableRowData, words: ListWords): string {
  if (won === null || drawn === null || lost === null) return '';
  return `${won} ${words.won[0]}, ${drawn} ${words.drawn[0]}, ${lost} ${words.lost[0]}`;
}

function Form({ form, words }: Pick<TableRowData, 'form'> & { words: ListWords }) {
  if (form.length === 0) return null;
  return (
    <span className={styles.form}>
      <span className="visually-hidden">
        {words.formOf(form.map((letter) => words.letters[letter][1]).join(', '))}
      </span>
      {form.map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results have no other name than their order
        <span key={at} className={styles[letter]} aria-hidden="true">
          {words.letters[letter][0]}
        </span>
      ))}
    </span>
  );
}

function Legend({ groups }: { groups: readonly TableGroup[] }) {
  const zones = new Map<string, Zone>();
  for (const { rows } of groups) for (const { zone } of rows) if (zone) zones.set(zone.text, zone);
  if (zones.size === 0) return null;
  return (
    <ul className="facts">
      {[...zones.values()].map(({ kind, text }) => (
        <li key={text} className={classNames(styles.rank, styles[kind])}>
          {text}
        </li>
      ))}
    </ul>
  );
}
