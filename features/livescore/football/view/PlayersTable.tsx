import { type Column, Table } from '#ui/Table.tsx';
import { type ListLanguage, type ListWords, listWords } from '../../view/livescore-words.ts';
import { OwnPicture } from '../../view/OwnPicture.tsx';
import results from '../../view/results.module.css';
import type { PlayerRow } from '../football-data.ts';
import type { FootballTab } from '../football-query.ts';

interface PlayersTableProps {
  players: readonly PlayerRow[];
  tab: Exclude<FootballTab, 'tabella'>;
  /** Of the league and season. */
  title: string;
  language?: ListLanguage;
}

/** Players with the most goals or cards [FOOT-09]. */
export function PlayersTable({ players, tab, title, language = 'hu' }: PlayersTableProps) {
  return (
    <Table
      caption={`${title}: ${listWords[language].counts[tab][0]}`}
      columns={columnsOf(
        tab,
        players.some(({ photo }) => photo !== null),
        listWords[language],
      )}
      rows={players}
      keyOf={({ rank, name, team }) => `${rank} ${name} ${team.name}`}
      heading={1}
    />
  );
}

function columnsOf(tab: PlayersTableProps['tab'], hasPhotos: boolean, words: ListWords): Column<PlayerRow>[] {
  const secondYellow: Column<PlayerRow> = {
    title: words.secondYellow,
    cell: (row) => row.secondYellow,
    isNumber: true,
  };
  return [
    { title: '#', cell: (row) => row.rank, isNumber: true },
    { title: words.player, cell: (row) => <Player row={row} hasPhotos={hasPhotos} /> },
    ...(tab === 'piros' ? [secondYellow] : []),
    { title: words.counts[tab][1], cell: (row) => <b>{row.count}</b>, isNumber: true },
  ];
}

function Player({ row: { name, photo, team }, hasPhotos }: { row: PlayerRow; hasPhotos: boolean }) {
  return (
    <div className={results.name}>
      {hasPhotos && <OwnPicture src={photo} width={40} shape="round" />}
      <div>
        {name}
        <div className="note">{team.name}</div>
      </div>
    </div>
  );
}
