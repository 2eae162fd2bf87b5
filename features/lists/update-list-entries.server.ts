/** Updates list entries: of a story on every change, and of all stories when an edition needs new lists. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { lockStories } from '#features/content/public.server.ts';
import { everything, type Invalidation } from '#platform/cache/dependency.ts';
import {
  knownDefinitions,
  type ListChange,
  listLengths,
  publicStoryFacts,
  storyIdsIn,
  writeDefinitions,
  writeListEntries,
} from './list-entries-queries.server.ts';
import { nameIn } from './list-names.ts';
import { type Composite, type ListPlan, listsOfStory } from './list-plan.ts';

type Database = Kysely<DB>;

/** Enters these stories in exactly the lists they belong to; returns the changed lists. */
export async function updateListEntries(
  db: Database,
  plan: ListPlan,
  articleIds: number[],
): Promise<ListChange[]> {
  const facts = await publicStoryFacts(db, articleIds);
  const entries = facts.flatMap((story) => listsOfStory(plan, story).map((list) => ({ id: story.id, list })));
  return writeListEntries(db, articleIds, entries);
}

export interface FillNeeds {
  db: Database;
  plan: ListPlan;
  recordInvalidations(db: Database, entries: Invalidation[]): Promise<void>;
  /** Called after every batch. */
  onProgress(done: number, all: number): void;
}

/** Increment when the rules of the standard lists change. */
const standardListsVersion = 2;
const batchSize = 500;

/**
 * Fills lists of this edition that the database does not have: those of a new section from the stories that can match,
 * after a change of the sites from all stories. Returns how many stories were processed.
 */
export async function fillLists({ db, plan, recordInvalidations, onProgress }: FillNeeds): Promise<number> {
  const definitions = definitionsOf(plan);
  const known = await knownDefinitions(db);
  const changed = [...definitions]
    .filter(([name, fingerprint]) => known.get(name) !== fingerprint)
    .map(([name]) => name);
  const ids = changed.includes(standardLists)
    ? await storyIdsIn(db, null)
    : await idsForComposites(
        db,
        plan.composites.filter((composite) => changed.includes(composite.name)),
      );
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    await db.transaction().execute(async (trx) => {
      await lockStories(trx, batch);
      await updateListEntries(trx, plan, batch);
    });
    onProgress(Math.min(from + batchSize, ids.length), ids.length);
  }
  if (ids.length > 0) await recordInvalidations(db, [{ key: everything }]);
  if (changed.length > 0 || known.size !== definitions.size) await writeDefinitions(db, definitions);
  return ids.length;
}

const standardLists = 'plain';

function definitionsOf(plan: ListPlan): Map<string, string> {
  const fingerprint = (value: unknown) =>
    createHash('sha256').update(JSON.stringify(value)).digest('base64url');
  return new Map([
    [standardLists, fingerprint([standardListsVersion, [...plan.domains]])],
    ...plan.composites.map(({ name, allowed }): [string, string] => [name, fingerprint(allowed)]),
  ]);
}

async function idsForComposites(db: Database, composites: Composite[]): Promise<number[]> {
  const ids = new Set<number>();
  for (const composite of composites)
    for (const id of await storyIdsIn(db, await shortestListFor(db, composite))) ids.add(id);
  return [...ids].toSorted((a, b) => a - b);
}

/** The shortest list that contains every story a composite can have. */
async function shortestListFor(db: Database, { search, scope }: Composite): Promise<string | null> {
  const literal = (kind: string, names: string[]) =>
    names.filter((name) => !name.includes('{')).map((name) => `${kind}:${name}`);
  const lists = [
    ...literal('section', search.superTags),
    ...literal('tag', search.tags),
    ...literal('author', search.authors),
    ...(scope.of === 'all' ? [] : [nameIn('latest', scope)]),
  ];
  const lengths = await listLengths(db, lists);
  return lists.toSorted((a, b) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0))[0] ?? null;
}
