import { SportsBoard } from '../../browser/SportsBoard.tsx';
import { useFootballChoices } from '../../browser/use-football-choices.ts';
import type { ShownPage } from '../../view/sports-page.ts';
import { footballParts } from './DeviceParts.tsx';
import { DeviceContext } from './device-choices.ts';

interface FootballBoardProps {
  served: ShownPage;
  /** Path of the call that has the page for the browser. */
  service: string;
}

/** The football page's results, with what the reader chose on the device. */
export function FootballBoard({ served, service }: FootballBoardProps) {
  const device = useFootballChoices();
  return (
    <DeviceContext value={device}>
      <SportsBoard
        served={served}
        service={service}
        parts={footballParts}
        isQuiet={device?.hidesScores === true}
      />
    </DeviceContext>
  );
}
