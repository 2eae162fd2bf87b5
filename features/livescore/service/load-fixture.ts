/** A match with its line-ups, statistics, prediction and earlier matches, as the service answers it [FOOT-07]. */
import type { CallResult } from '#features/kit/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Fixture } from '../football/fixture.ts';
import type { Prediction } from '../football/tables/tables.ts';
import { resources } from '../provider/resources.ts';
import type { FixtureDetailsAnswer } from './football-schema.ts';
import { type LiveBlogNeeds, loadLiveBlogs } from './live-blogs.ts';
import { presentFixtureDetails } from './present-fixture.ts';
import { notFound, type ServiceNeeds, stored, unavailable } from './service-call.ts';

export type FixtureNeeds = ServiceNeeds & LiveBlogNeeds;

export async function loadFixture(
  id: number,
  needs: FixtureNeeds,
): Promise<CallResult<FixtureDetailsAnswer>> {
  const { livescore } = needs;
  const resource = resources.match(id);
  const [copy, blogs] = await Promise.all([livescore.read(resource), loadLiveBlogs(needs)]);
  if (copy === null) return unavailable;
  const [match] = copy.value;
  if (!match) return notFound(`There is no match with the id ${id}.`);
  const { dependencies, ...outlook } = await outlookOf(match, needs);
  const shown = [id, ...(outlook.prediction?.earlierMatches ?? outlook.earlier).map((one) => one.id)];
  return stored(presentFixtureDetails(match, blogs, outlook), [
    livescore.dependencyOn(resource),
    ...blogs.dependenciesOf(shown),
    ...dependencies,
  ]);
}

interface Outlook {
  prediction: Prediction | null;
  earlier: readonly Fixture[];
  dependencies: Dependency[];
}

/** A prediction contains the earlier matches; they are asked for alone where there is none. */
async function outlookOf({ id, home, away }: Fixture, { livescore }: ServiceNeeds): Promise<Outlook> {
  const resource = resources.prediction(id);
  const prediction = (await livescore.read(resource))?.value ?? 'none';
  const dependencies = [livescore.dependencyOn(resource)];
  if (prediction !== 'none') return { prediction, earlier: [], dependencies };
  if (home.id === null || away.id === null) return { prediction: null, earlier: [], dependencies };
  const pair = resources.headToHead(home.id, away.id);
  const matches = (await livescore.read(pair))?.value ?? [];
  return {
    prediction: null,
    earlier: matches.filter((match) => match.id !== id),
    dependencies: [...dependencies, livescore.dependencyOn(pair)],
  };
}
