import { NoData } from '#ui/NoData.tsx';
import { Table } from '#ui/Table.tsx';
import type { Tournament } from '../../records/tournament.ts';
import { type TopListOf, topPlayers } from '../../tournaments/top-players.ts';
import type { ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';

interface TopListProps {
  tournament: Tournament;
  of: TopListOf;
  title: string;
  place: ResultPlace;
}

/** Players with the most goals or cards; of equal ones only the first shows the rank. */
export function TopList({ tournament, of, title, place }: TopListProps) {
  const words = resultWords[place.language];
  const players = topPlayers(tournament, of);
  if (players.length === 0) return <NoData>{words.noData}</NoData>;
  const isFirst = ({ rank }: { rank: number }, at: number): boolean => players[at - 1]?.rank !== rank;
  const rows = players.map((player, at) => ({
    ...player,
    shownRank: isFirst(player, at) ? `${player.rank}.` : '',
  }));
  const penalties = {
    title: words.ofPenalties,
    isNumber: true,
    isWide: true,
    cell: (row: (typeof rows)[number]) => row.penalties || '',
  };
  return (
    <Table
      caption={title}
      columns={[
        { title: words.rank, isNumber: true, cell: ({ shownRank }) => shownRank },
        { title: words.player, cell: ({ player }) => player },
        { title: words.team, cell: ({ team }) => tournament.teams[team] ?? team },
        ...(of === 'goals' ? [penalties] : []),
        { title: of === 'goals' ? words.goals : title, isNumber: true, cell: ({ count }) => count },
      ]}
      heading={1}
      rows={rows}
      keyOf={({ player, team }) => `${team} ${player}`}
      isMarked={({ team }) => team === 'HUN'}
    />
  );
}
