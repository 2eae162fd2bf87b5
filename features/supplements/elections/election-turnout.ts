/** The turnout of an election whose result is certified, by district as well; null until then [S55]. */
import type { Election, Turnout } from '../records/election.ts';
import { isCertified } from '../records/record-fields.ts';

export function electionTurnout(election: Election): Turnout | null {
  const { name, source, isRehearsal, progress, registered, voted } = election;
  if (!isCertified(election) || registered === 0) return null;
  return {
    name,
    source,
    isRehearsal,
    progress,
    kind: 'turnout',
    registered,
    hours: [],
    total: { registered, voted },
    districts: election.districts.map((district) => ({
      code: district.code,
      name: district.name,
      registered: district.registered,
      voted: district.voted,
    })),
  };
}
