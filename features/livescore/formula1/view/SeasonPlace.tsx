import { formula1Address, type Tab } from '../formula1-address.ts';
import type { SeasonStanding } from '../formula1-data.ts';
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
  const { position, points } = standing;
  return (
    <p>
      <a className="lone-link" href={formula1Address({ oldal: tab, szezon: season })}>
        {season}: {position !== null && `${position}. hely, `}
        {pointsText(points)} pont
      </a>
    </p>
  );
}
