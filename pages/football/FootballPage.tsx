import type { ViewProps } from '#features/kit/public.ts';
import { FootballView, LivescoreNotes, SportsBoard } from '#features/livescore/public.view.ts';
import { SportFrame } from '../sport/SportFrame.tsx';
import { sportWords } from '../sport/sport-words.ts';
import type { footballPage } from './football.page.ts';

/** Football results, and the stories about it below [FOOT-02]. */
export function FootballPage({ surroundings, data: { results, stories } }: ViewProps<typeof footballPage>) {
  return (
    <SportFrame
      title={sportWords.football.title}
      surroundings={surroundings}
      stories={stories}
      hasOwnTitle={results.data.match !== null}
    >
      <SportsBoard id="foci" page={results}>
        <FootballView data={results.data} />
      </SportsBoard>
      <LivescoreNotes source={results.data.source} />
    </SportFrame>
  );
}
