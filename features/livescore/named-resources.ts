/** Resources that are fetched for stories that name live scores, also without readers. */
import { type LivescoreSubject, parseLivescoreId } from './livescore-id.ts';
import type { Resource } from './provider/resource.ts';
import { resources } from './provider/resources.ts';

export type NamedResource = Pick<Resource<unknown>, 'sport' | 'address'>;

export function namedResources(livescoreIds: readonly string[]): NamedResource[] {
  return livescoreIds
    .map(parseLivescoreId)
    .filter((subject) => subject !== null)
    .map(resourceOfSubject);
}

function resourceOfSubject(subject: LivescoreSubject): NamedResource {
  switch (subject.kind) {
    case 'match':
      return resources.match(subject.id);
    case 'season':
      return resources.standings(subject);
    case 'race':
      return resources.raceResults(subject.id);
  }
}
