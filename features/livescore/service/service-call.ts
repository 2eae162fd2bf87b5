/** Common traits of the live-score service's calls. */
import { type CallFailure, type CallResult, failure, publicCall } from '#features/kit/public.ts';
import { numberInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import type { LivescoreFeature } from '../livescore-feature.server.ts';
import type { Resource } from '../provider/resource.ts';

export const serviceCall = {
  ...publicCall,
  tag: 'livescore',
  varies: 'nothing',
  caching: 'live',
  problems: ['livescore-not-found', 'livescore-unavailable'],
} as const;

export interface ServiceNeeds {
  livescore: Pick<LivescoreFeature, 'read' | 'dependencyOn'>;
}

export const maxId = 999_999_999;
export const idInAddress = numberInAddress(maxId);
export const seasonInAddress = numberInAddress(9_999);

/** Failures that a reader of the service may get instead of a value. */
export const notFound = (what: string): CallFailure => failure('livescore-not-found', what);

export const unavailable: CallFailure = failure(
  'livescore-unavailable',
  'The provider of live scores has not answered this yet; try again in a moment.',
);

/** Answers with what `show` makes of the last copy; null means that there is no such thing. */
export async function answerWith<Value, Shown>(
  { livescore }: ServiceNeeds,
  resource: Resource<Value>,
  show: (value: Value) => Shown | null,
): Promise<CallResult<Shown>> {
  const copy = await livescore.read(resource);
  if (copy === null) return unavailable;
  const value = show(copy.value);
  if (value === null) return notFound('The provider knows nothing of this id.');
  return stored(value, [livescore.dependencyOn(resource)]);
}

/**
 * There are as many addresses as ids, so these answers must displace no page.
 * @param freshForMs For a copy that is refreshed more often only while somebody reads it; null for others.
 */
export function stored<Value>(
  value: Value,
  dependencies: { key: string }[],
  freshForMs: number | null = null,
): CallResult<Value> {
  return { kind: 'answer', value, dependencies, freshForMs, store: 'apart' };
}
