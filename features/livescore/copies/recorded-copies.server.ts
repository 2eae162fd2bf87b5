/** Recorded answers of the provider, by a cache. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { BoundedMap } from '#platform/cache/bounded-map.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { type CreateValueCache, cachedRead } from '#platform/cache/read-cache.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createAnswerBatches } from '../answer-batches.server.ts';
import { answerAt, lastCheck, type RecordedAnswer } from '../livescore-queries.server.ts';
import type { EditionNames } from '../names-part.ts';
import { renamed } from '../provider/rename.ts';
import { keyOf, type Resource } from '../provider/resource.ts';

/** The provider's latest answer. */
export interface Copy<Value> {
  value: Value;
  /** When it answered so for the last time; the age is shown where it is more than the lifetime. */
  at: Date;
}

export interface RecordedCopies {
  /** The last answer; null before the first one. */
  last<Value>(resource: Resource<Value>, source: string): Promise<Copy<Value> | null>;
  /** The answer as it was at a time; null before the first one. */
  at<Value>(resource: Resource<Value>, source: string, at: Date): Promise<Copy<Value> | null>;
}

const cachedAnswers = 500;

export function createRecordedCopies({
  db,
  clock,
  createReadCache,
  names,
}: {
  db: Kysely<DB>;
  clock: Clock;
  createReadCache: CreateValueCache;
  names: readonly EditionNames[];
}): RecordedCopies {
  const cache = createReadCache<ParsedAnswer | 'none'>(cachedAnswers);
  const lastAnswerOf = createAnswerBatches(db);
  const checks = new BoundedMap<string, Date>(cachedAnswers);

  async function last<Value>(resource: Resource<Value>, source: string): Promise<Copy<Value> | null> {
    const { address } = resource;
    const answer = await cachedRead(cache, `${source} ${address}`, async () => {
      const found = await lastAnswerOf({ source, address });
      return {
        value: found ? parsed(found, resource, names) : ('none' as const),
        dependencies: [dependencyOn(resource)],
      };
    });
    const copy = answer === 'none' ? null : copyOfParsed(resource, answer);
    return copy && { ...copy, at: await lastCheckOf(resource, source, copy) };
  }

  /** An answer that is the same as before changes no cached copy, so its time is read again when it seems old. */
  async function lastCheckOf<Value>(
    { address, freshForMs }: Resource<Value>,
    source: string,
    { value, at }: Copy<Value>,
  ): Promise<Date> {
    const key = `${source} ${address}`;
    const known = new Date(Math.max(at.getTime(), checks.get(key)?.getTime() ?? 0));
    const age = clock.now().getTime() - known.getTime();
    if (age < freshForMs(value, known)) return known;
    const checked = (await lastCheck(db, { source, address })) ?? known;
    checks.set(key, checked);
    return checked;
  }

  return {
    last,
    async at(resource, source, at) {
      const found = await answerAt(db, { source, address: resource.address }, at);
      return found && copyOf(resource, found, names);
    },
  };
}

/** An answer that was just recorded; null where `copyOfParsed` is. */
export function copyOf<Value>(
  resource: Resource<Value>,
  answer: RecordedAnswer,
  names: readonly EditionNames[],
): Copy<Value> | null {
  return copyOfParsed(resource, parsed(answer, resource, names));
}

interface ParsedAnswer {
  response: unknown;
  checkedAt: Date;
}

function parsed(
  { body, checkedAt }: RecordedAnswer,
  resource: Pick<Resource<unknown>, 'sport' | 'path'>,
  names: readonly EditionNames[],
): ParsedAnswer {
  return { response: renamed(JSON.parse(body), resource, names), checkedAt };
}

/**
 * Parses a recorded answer. Unknown codes were logged when it was recorded. Null if the answer was recorded by a version
 * of the program with another parser and is unreadable now.
 */
function copyOfParsed<Value>(
  resource: Resource<Value>,
  { response, checkedAt }: ParsedAnswer,
): Copy<Value> | null {
  const value = resource.read(response, () => undefined);
  return value === null ? null : { value, at: checkedAt };
}

export function dependencyOn({ address }: { address: string }): Dependency {
  return { key: keyOf(address) };
}
