import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { HiddenResults } from '#ui/HiddenResults.tsx';
import { NoData } from '#ui/NoData.tsx';
import { tieShortWords } from '#ui/text/tie-short-words.ts';
import { findingOf } from '../elections/findings.ts';
import type { Election } from '../records/election.ts';
import type { ShownRecord } from '../shown-record.ts';
import { AreasView } from './elections/AreasView.tsx';
import { CloseRaces } from './elections/CloseRaces.tsx';
import { Dhondt } from './elections/Dhondt.tsx';
import { Districts } from './elections/Districts.tsx';
import { DistrictView } from './elections/DistrictView.tsx';
import { ListVotes } from './elections/ListVotes.tsx';
import { Parliament } from './elections/Parliament.tsx';
import { PartyLists } from './elections/PartyLists.tsx';
import { ProgressLine } from './elections/ProgressLine.tsx';
import { States } from './elections/States.tsx';
import { TurnoutChart } from './elections/TurnoutChart.tsx';
import styles from './ResultView.module.css';
import type { ResultPlace } from './result-place.ts';
import { resultWords } from './result-words.ts';
import { Groups } from './tournaments/Groups.tsx';
import { KnockOut } from './tournaments/KnockOut.tsx';
import { Matches } from './tournaments/Matches.tsx';
import { CountryMedals, Schedule } from './tournaments/MedalDays.tsx';
import { MedalTable } from './tournaments/MedalTable.tsx';
import { TopList } from './tournaments/TopList.tsx';

interface ResultViewProps {
  /** Whether the page's heading says the same as the title. */
  isTitled: boolean;
  shown: ShownRecord;
  title: string;
  place: ResultPlace;
}

/** One component of results with its title and source; where there are no data, it says so. */
export function ResultView({ isTitled, shown, title, place }: ResultViewProps) {
  const words = resultWords[place.language];
  const finding = findingOf(shown, words, place);
  const isSpoiler = shown.record?.kind === 'tournament';
  return (
    <section className={styles.result} data-result="">
      <ResultTitle title={title} finding={finding} isSpoiler={isSpoiler} isTitled={isTitled} />
      {shown.record === null ? (
        <NoData>{words.noData}</NoData>
      ) : (
        <>
          <ProgressLine record={shown.record} place={place} />
          {'note' in shown.record && shown.record.note !== '' && (
            <p className={styles.summary}>{shown.record.note}</p>
          )}
          {isSpoiler ? (
            <HiddenResults note={words.hiddenResults(title)} show={words.showResults}>
              {finding !== null && <p className={styles.title}>{tieShortWords(finding)}</p>}
              {contentOf(shown, title, place)}
            </HiddenResults>
          ) : (
            contentOf(shown, title, place)
          )}
          <p className={classNames('fine-print', styles.source)}>
            {words.source}: {shown.record.source}
          </p>
        </>
      )}
    </section>
  );
}

interface ResultTitleProps extends Pick<ResultViewProps, 'title' | 'isTitled'> {
  finding: string | null;
  isSpoiler: boolean;
}

/**
 * The finding is the title, under the component's name as a label. A sports result is never the title [S44].
 */
function ResultTitle({ title, finding, isSpoiler, isTitled }: ResultTitleProps) {
  const label = finding === null ? styles.title : 'label';
  const own = title !== '' && <h2 className={isTitled ? 'visually-hidden' : label}>{title}</h2>;
  if (finding === null || isSpoiler) return own;
  return (
    <>
      {title !== '' && !isTitled && <p className="label">{title}</p>}
      <h2 className={styles.title}>{tieShortWords(finding)}</h2>
    </>
  );
}

function contentOf(shown: ShownRecord, title: string, place: ResultPlace): ReactNode {
  switch (shown.factory) {
    case 'medal-table':
      return shown.record && <MedalTable medals={shown.record} place={place} />;
    case 'schedule':
      return shown.record && <Schedule events={shown.record} place={place} />;
    case 'country-medals':
      return (
        shown.record && <CountryMedals events={shown.record} country={shown.props.country} place={place} />
      );
    case 'matches':
      return shown.record && <Matches tournament={shown.record} place={place} />;
    case 'results':
      return shown.record && <Matches tournament={shown.record} place={place} hasGoals />;
    case 'groups':
      return shown.record && <Groups tournament={shown.record} place={place} />;
    case 'knock-out':
      return shown.record && <KnockOut tournament={shown.record} place={place} />;
    case 'top-list':
      return (
        shown.record && <TopList tournament={shown.record} of={shown.props.of} title={title} place={place} />
      );
    case 'party-lists':
      return shown.record && <PartyLists election={shown.record} kind="party" title={title} place={place} />;
    case 'nationality-lists':
      return (
        shown.record && <PartyLists election={shown.record} kind="nationality" title={title} place={place} />
      );
    case 'districts':
      return shown.record && districtsOf(shown.record, title, place);
    case 'close-races':
      return (
        shown.record && (
          <CloseRaces election={shown.record} size={shown.props.size} title={title} place={place} />
        )
      );
    case 'dhondt':
      return shown.record && <Dhondt election={shown.record} place={place} />;
    case 'seats':
      return shown.record && <Parliament chamber={shown.record} title={title} place={place} />;
    case 'turnout':
      return shown.record && <TurnoutChart turnout={shown.record} title={title} place={place} />;
    case 'areas':
      return shown.record && <AreasView record={shown.record} place={place} />;
    case 'list-votes':
      return (
        shown.record && <ListVotes record={shown.record} area={shown.record.areas[0] ?? null} place={place} />
      );
    case 'states':
      return shown.record && <States states={shown.record} title={title} place={place} />;
  }
}

function districtsOf(election: Election, title: string, place: ResultPlace): ReactNode {
  if (place.area?.kind === 'oevk')
    return <DistrictView election={election} code={place.area.code} place={place} />;
  return <Districts election={election} title={title} place={place} />;
}
