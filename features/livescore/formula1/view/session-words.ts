import { type ListLanguage, listWords } from '../../view/livescore-words.ts';
import type { SessionChoice } from '../formula1-data.ts';

/** Text of a session's state; '' for the usual ones, the provider's text for unknown ones. */
export function stateText(
  { state, stateName }: Pick<SessionChoice, 'state' | 'stateName'>,
  language: ListLanguage = 'hu',
): string {
  switch (state) {
    case 'unknown':
      return stateName;
    case 'live':
    case 'cancelled':
    case 'postponed':
      return listWords[language][state];
    case 'scheduled':
    case 'completed':
      return '';
  }
}
