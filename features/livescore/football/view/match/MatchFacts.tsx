import { fullDateTime, machineTime } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import results from '../../../view/results.module.css';
import { isOver } from '../../fixture-state.ts';
import type { MatchData } from '../../match/match-data.ts';
import type { Language } from '../../match/match-text.ts';
import { matchWords } from '../../match/match-words.ts';
import { teamName } from '../../names/team-names.ts';
import type { MatchPartProps } from '../match-place.ts';

/** Kick-off, venue and referee; what stays unknown once the match is over is left out [S56]. */
export function MatchFacts({ match, place }: MatchPartProps<MatchData>) {
  const words = matchWords[place.language];
  const { venue, referee, kickOff } = match;
  const over = isOver(match.state);
  const ground = [venue.name, venue.city].filter((part) => part !== null).join(', ');
  return (
    <dl className={classNames(ruled.part, results.facts)}>
      <div>
        <dt>{words.kickOff}</dt>
        <dd>
          {kickOff === null ? (
            words.noDate
          ) : (
            <time dateTime={machineTime(kickOff)} data-relative-time="local" suppressHydrationWarning>
              {fullDateTime(kickOff, place)}
            </time>
          )}
        </dd>
      </div>
      {(ground !== '' || !over) && (
        <div>
          <dt>{words.venue}</dt>
          <dd>{ground === '' ? words.nothing : ground}</dd>
        </div>
      )}
      {(referee !== null || !over) && (
        <div>
          <dt>{words.referee}</dt>
          <dd>{referee === null ? words.nothing : refereeText(referee, place.language)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The provider has the country after the name: `F. Letexier, France`. */
function refereeText(referee: string, language: Language): string {
  const [name = '', ...country] = referee.split(', ');
  return [name, ...country.map((one) => teamName(one, language))].join(', ');
}
