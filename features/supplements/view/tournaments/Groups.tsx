import { formatSigned } from '#platform/text/hungarian-number.ts';
import { type Column, Table } from '#ui/Table.tsx';
import type { Tournament } from '../../records/tournament.ts';
import {
  bestThirds,
  firstOf,
  groupTable,
  type TableRow,
  thirdPlacedTable,
} from '../../tournaments/group-table.ts';
import type { ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';
import styles from './Groups.module.css';

interface GroupsProps {
  tournament: Tournament;
  place: ResultPlace;
}

/** The table of every group, and of the third-placed teams where some of them advance. */
export function Groups({ tournament, place }: GroupsProps) {
  const { groups, teams, advance } = tournament;
  const words = resultWords[place.language];
  const nameOf = (code: string): string => teams[code] ?? code;
  const thirds = tournament.bestThirds > 0 ? thirdPlacedTable(tournament) : [];
  const advancing = bestThirds(tournament);
  const columns = columnsOf(words, nameOf);
  const groupColumn = {
    title: <abbr title={words.groupColumn}>{words.groupShort}</abbr>,
    isWide: true,
    cell: (row: TableRow & { group: string }) => row.group,
  };
  return (
    <div className={styles.groups}>
      {groups.map((group) => {
        const rows = groupTable(tournament, group);
        const through = [...firstOf(rows, advance), ...advancing];
        return (
          <section key={group.name} className={styles.group}>
            <h3>{words.group(group.name)}</h3>
            <Table
              caption={words.group(group.name)}
              columns={withMark(columns, through, words)}
              rows={rows}
              heading={1}
              keyOf={({ team }) => team}
              isMarked={({ team }) => team === 'HUN'}
              narrowNote={(row) => resultsOf(row, words)}
            />
            <Decisions rows={rows} words={words} nameOf={nameOf} />
          </section>
        );
      })}
      {thirds.length > 0 && (
        <section className={styles.group}>
          <h3>{words.thirds}</h3>
          <Table
            caption={words.thirds}
            columns={[...withMark(columns, advancing, words), groupColumn]}
            rows={thirds}
            heading={1}
            keyOf={({ team }) => team}
            isMarked={({ team }) => team === 'HUN'}
            narrowNote={(row) => resultsOf(row, words)}
          />
          <Decisions rows={thirds} words={words} nameOf={nameOf} />
        </section>
      )}
    </div>
  );
}

type Words = (typeof resultWords)['hu'];

interface DecisionsProps {
  rows: readonly TableRow[];
  words: Words;
  nameOf: (code: string) => string;
}

function Decisions({ rows, words, nameOf }: DecisionsProps) {
  return rows
    .filter(({ decidedBy }) => decidedBy !== '')
    .map(({ team, decidedBy }) => (
      <p key={team} className="note">
        {words.decidedBy(nameOf(team), decidedBy)}
      </p>
    ));
}

function columnsOf(words: Words, nameOf: (code: string) => string): Column<TableRow>[] {
  const number = (
    [short = '', title = '']: readonly string[],
    of: (row: TableRow) => string | number,
    isWide = false,
  ) => ({
    title: <abbr title={title}>{short}</abbr>,
    isNumber: true,
    isWide,
    cell: of,
  });
  return [
    number(['#', words.rank], ({ rank }) => `${rank}.`),
    { title: words.team, cell: ({ team }) => nameOf(team) },
    number(words.played, ({ played }) => played),
    number(words.won, ({ won }) => won, true),
    number(words.drawn, ({ drawn }) => drawn, true),
    number(words.lost, ({ lost }) => lost, true),
    number(words.goalsForAndAgainst, ({ scored, conceded }) => `${scored}–${conceded}`, true),
    number(words.difference, ({ scored, conceded }) => formatSigned(scored - conceded)),
    number(words.points, ({ points }) => points),
  ];
}

/** Teams that advance have a mark beside their name, with a word for screen readers. */
function withMark<Row extends TableRow>(
  columns: readonly Column<TableRow>[],
  through: readonly string[],
  words: Words,
): Column<Row>[] {
  return columns.map((column, at) =>
    at !== 1
      ? column
      : {
          ...column,
          cell: (row) => (
            <>
              {column.cell(row)}
              {through.includes(row.team) && (
                <span className={styles.through} title={words.advances}>
                  <span className="visually-hidden"> ({words.advances})</span>
                </span>
              )}
            </>
          ),
        },
  );
}

/** Text for columns that narrow screens hide: `2 GY, 1 D, 0 V`. */
function resultsOf({ won, drawn, lost }: TableRow, words: Words): string {
  return `${won} ${words.won[0]}, ${drawn} ${words.drawn[0]}, ${lost} ${words.lost[0]}`;
}
