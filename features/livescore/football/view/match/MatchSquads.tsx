import { Accordion } from '#ui/Accordion.tsx';
import { NoData } from '#ui/NoData.tsx';
import results from '../../../view/results.module.css';
import type { Lineup, LineupPlayer } from '../../match/lineup.ts';
import type { MatchData } from '../../match/match-data.ts';
import { sideOfTeam } from '../../match/match-events.ts';
import { awayName, homeName, type Language } from '../../match/match-text.ts';
import { matchWords } from '../../match/match-words.ts';
import type { MatchPartProps } from '../match-place.ts';
import { MatchSection } from './MatchSection.tsx';
import styles from './MatchSquads.module.css';
import { rowsOf } from './pitch-rows.ts';

/** The starters of both teams on a pitch, substitutes in an accordion [FOOT-13]. */
export function MatchSquads({ match, place: { language } }: MatchPartProps<MatchData>) {
  const found = (side: 'home' | 'away') =>
    match.lineups.find(({ teamId }) => sideOfTeam(match, teamId) === side) ?? null;
  const isEmpty = match.lineups.every(
    ({ starters, substitutes }) => starters.length + substitutes.length === 0,
  );
  return (
    <MatchSection match={match} name="squads" language={language} isEmpty={isEmpty}>
      <div className={styles.squads}>
        <Squad name={homeName(match, language)} lineup={found('home')} language={language} />
        <Squad name={awayName(match, language)} lineup={found('away')} language={language} />
      </div>
    </MatchSection>
  );
}

function Squad({ name, lineup, language }: { name: string; lineup: Lineup | null; language: Language }) {
  const words = matchWords[language];
  return (
    <section className={results.part} aria-label={name}>
      <h4>
        {name} {lineup?.formation && <span className={results.minor}>{lineup.formation}</span>}
      </h4>
      {lineup && lineup.starters.length > 0 ? (
        <Pitch starters={lineup.starters} language={language} />
      ) : (
        <NoData>{words.nothing}</NoData>
      )}
      {lineup?.coach && (
        <p className="note">
          {words.coach}: {lineup.coach.name}
        </p>
      )}
      {lineup && lineup.substitutes.length > 0 && (
        <Accordion
          items={[
            { title: words.substitutes, content: <Bench players={lineup.substitutes} language={language} /> },
          ]}
        />
      )}
    </section>
  );
}

/** A list of lines, from the goalkeeper to the attack, drawn on a pitch. */
function Pitch({ starters, language }: { starters: readonly LineupPlayer[]; language: Language }) {
  const words = matchWords[language];
  return (
    <ol className={styles.pitch} aria-label={words.starters}>
      {rowsOf(starters).map(({ row, position, players }) => (
        <li key={row} className={styles.row}>
          {position !== null && <span className="visually-hidden">{words.positions[position]}:</span>}
          <ul>
            {players.map((player, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: players may have no id
              <li key={at} className={styles.player} data-player="">
                <span className={styles.shirt} aria-hidden={player.number === null ? true : undefined}>
                  {player.number}
                </span>{' '}
                <span>{player.name ?? words.unknownPlayer}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Bench({ players, language }: { players: readonly LineupPlayer[]; language: Language }) {
  const words = matchWords[language];
  return (
    <ul className={styles.bench}>
      {players.map((player, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players may have no id
        <li key={at}>
          {player.number !== null && <span className={results.minor}>{player.number} </span>}
          {player.name ?? words.unknownPlayer}
        </li>
      ))}
    </ul>
  );
}
