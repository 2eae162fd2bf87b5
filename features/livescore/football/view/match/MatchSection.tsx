import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { NoData } from '#ui/NoData.tsx';
import ruled from '#ui/ruled.module.css';
import results from '../../../view/results.module.css';
import { isOver } from '../../fixture-state.ts';
import type { MatchData } from '../../match/match-data.ts';
import type { Language } from '../../match/match-text.ts';
import { type MatchWords, matchWords } from '../../match/match-words.ts';

interface MatchSectionProps {
  match: MatchData;
  name: keyof MatchWords['later'];
  language: Language;
  isEmpty: boolean;
  children: ReactNode;
}

/** A titled section of a match. Without data it says when there may be some, and is not there once there will be none [S56]. */
export function MatchSection({ match, name, language, isEmpty, children }: MatchSectionProps) {
  const words = matchWords[language];
  if (isEmpty && isOver(match.state)) return null;
  return (
    <section className={classNames(ruled.part, results.part)} data-section={name}>
      <h3>{words.sections[name]}</h3>
      {isEmpty ? <NoData>{words.later[name]}</NoData> : children}
    </section>
  );
}
