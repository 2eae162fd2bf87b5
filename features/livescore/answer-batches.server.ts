import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { lastAnswers, type RecordedAnswer, type ResourceKey } from './livescore-queries.server.ts';

/**
 * Reads the last answers of resources, those that are requested together in one query: a page with the points of a
 * season needs the result of each race.
 */
export function createAnswerBatches(db: Kysely<DB>) {
  let batch: { keys: ResourceKey[]; answers: Promise<Map<string, RecordedAnswer>> } | null = null;

  /** Null when there is no answer yet. */
  return async (key: ResourceKey): Promise<RecordedAnswer | null> => {
    batch ??= openBatch();
    batch.keys.push(key);
    return (await batch.answers).get(nameOf(key)) ?? null;
  };

  function openBatch() {
    const keys: ResourceKey[] = [];
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, RecordedAnswer>>();
    // After everything that this turn of the event loop requests.
    setImmediate(() => {
      batch = null;
      lastAnswers(db, keys)
        .then((rows) => new Map(rows.map((row) => [nameOf(row), row])))
        .then(resolve, reject);
    });
    return { keys, answers: promise };
  }
}

function nameOf({ source, address }: ResourceKey): string {
  return `${source} ${address}`;
}
