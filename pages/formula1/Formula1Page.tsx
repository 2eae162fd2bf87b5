import type { ViewProps } from '#features/kit/public.ts';
import { Formula1View, SportsBoard } from '#features/livescore/public.view.ts';
import { SportFrame } from '../sport/SportFrame.tsx';
import { sportWords } from '../sport/sport-words.ts';
import type { formula1Page } from './formula1.page.ts';

/** Results, calendar, teams, drivers and standings of Formula 1, and the stories about it below [F1-02]. */
export function Formula1Page({ surroundings, data: { results, stories } }: ViewProps<typeof formula1Page>) {
  return (
    <SportFrame title={sportWords.formula1.title} surroundings={surroundings} stories={stories}>
      <SportsBoard id="forma1" page={results}>
        <Formula1View data={results.data} />
      </SportsBoard>
    </SportFrame>
  );
}
