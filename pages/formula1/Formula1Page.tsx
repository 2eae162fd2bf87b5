import type { ViewProps } from '#features/kit/public.ts';
import { shownPage } from '#features/livescore/public.ts';
import { Formula1Board, formula1Tree } from '#features/livescore/public.view.ts';
import { Island } from '#ui/Island.tsx';
import { SportFrame } from '../sport/SportFrame.tsx';
import { sportWords } from '../sport/sport-words.ts';
import type { formula1Page } from './formula1.page.ts';
import { formula1CallPath } from './formula1-call-path.ts';

/** Results, calendar, teams, drivers and standings of Formula 1, and the stories about it below [F1-02]. */
export function Formula1Page({ surroundings, data: { results, stories } }: ViewProps<typeof formula1Page>) {
  return (
    <SportFrame title={sportWords.formula1.title} surroundings={surroundings} stories={stories}>
      <Island name="formula1" when="load" id="forma1">
        <Formula1Board served={shownPage(results, formula1Tree)} service={formula1CallPath} />
      </Island>
    </SportFrame>
  );
}
