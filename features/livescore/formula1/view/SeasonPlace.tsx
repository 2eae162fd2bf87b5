import { formula1Address, type Tab } from '../formula1-address.ts';
import type { SeasonStanding } from '../formula1-data.ts';
import { formula1PageWords } from '../formula1-page-words.ts';
import { pointsText } from '../points-text.ts';

interface SeasonPlaceProps {
  season: number;
  standing: SeasonStanding | null;
  /** The tab with the whole standings. */
  tab: Tab;
}

/** `2024: 3. hely, 356 pont` */
export function SeasonPlace({ season, standing, tab }: SeasonPlaceProps) {
  if (standing === null) return null;
  const words = formula1PageWords.standings;
  const { position } = standing;
  const points = pointsText(standing.points);
  return (
    <p>
      <a className="lone-link" href={formula1Address({ oldal: tab, szezon: season })}>
        {position === null ? words.season(season, points) : words.seasonPlace(season, position, points)}
      </a>
    </p>
  );
}
