import type { ViewProps } from '#features/kit/public.ts';
import { shownPage } from '#features/livescore/public.ts';
import { FootballBoard, footballTree, LivescoreNotes } from '#features/livescore/public.view.ts';
import { Island } from '#ui/Island.tsx';
import { SportFrame } from '../sport/SportFrame.tsx';
import { sportWords } from '../sport/sport-words.ts';
import type { footballPage } from './football.page.ts';
import { footballCallPath } from './football-address.ts';

/** Football results, and the stories about it below [FOOT-02]. */
export function FootballPage({ surroundings, data: { results, stories } }: ViewProps<typeof footballPage>) {
  return (
    <SportFrame
      title={sportWords.football.title}
      surroundings={surroundings}
      stories={stories}
      hasOwnTitle={results.data.match !== null}
    >
      <Island name="football" when="load" id="foci">
        <FootballBoard served={shownPage(results, footballTree)} service={footballCallPath} />
      </Island>
      <LivescoreNotes source={results.data.source} />
    </SportFrame>
  );
}
