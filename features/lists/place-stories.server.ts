/** Puts stories where they belong now: on every change of one, and all of them when an edition asks for new lists. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { everything, type Invalidation } from '#platform/cache/dependency.ts';
import { nameIn } from './list-names.ts';
import { type Composite, type ListPlan, listsOfStory } from './list-plan.ts';
import {
  factsOfShown,
  holdStories,
  idsToPlace,
  knownDefinitions,
  lengthsOf,
  type Moved,
  writeDefinitions,
  writePlaces,
} from './placing-queries.server.ts';

type Database = Kysely<DB>;

/** Puts these stories into exactly the lists they belong to, and returns where a list changed. */
export async function placeStories(db: Database, plan: ListPlan, articleIds: number[]): Promise<Moved[]> {
  const facts = await factsOfShown(db, articleIds);
  const places = facts.flatMap((story) => listsOfStory(plan, story).map((list) => ({ id: story.id, list })));
  return writePlaces(db, articleIds, places);
}

export interface FillNeeds {
  db: Database;
  plan: ListPlan;
  recordInvalidations(db: Database, entries: Invalidation[]): Promise<void>;
  /** Told after every batch. */
  onProgress(done: number, all: number): void;
}

/** Counted up when the lists that every story has change. */
const everyStorysLists = 1;
const batchSize = 500;

/**
 * Fills the lists that this edition has and the database was never filled with: those of a new section from the stories
 * that can stand in it, after a change of the sites from all. Returns how many stories were looked at.
 */
export async function fillLists({ db, plan, recordInvalidations, onProgress }: FillNeeds): Promise<number> {
  const wanted = definitionsOf(plan);
  const known = await knownDefinitions(db);
  const changed = [...wanted].filter(([name, print]) => known.get(name) !== print).map(([name]) => name);
  const ids = changed.includes(plainLists)
    ? await idsToPlace(db, null)
    : await idsFor(
        db,
        plan.composites.filter((composite) => changed.includes(composite.name)),
      );
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    await db.transaction().execute(async (work) => {
      await holdStories(work, batch);
      await placeStories(work, plan, batch);
    });
    onProgress(Math.min(from + batchSize, ids.length), ids.length);
  }
  if (ids.length > 0) await recordInvalidations(db, [{ key: everything }]);
  if (changed.length > 0 || known.size !== wanted.size) await writeDefinitions(db, wanted);
  return ids.length;
}

const plainLists = 'plain';

function definitionsOf(plan: ListPlan): Map<string, string> {
  const print = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');
  return new Map([
    [plainLists, print([everyStorysLists, [...plan.papers]])],
    ...plan.composites.map(({ name, allowed }): [string, string] => [name, print(allowed)]),
  ]);
}

async function idsFor(db: Database, composites: Composite[]): Promise<number[]> {
  const ids = new Set<number>();
  for (const composite of composites)
    for (const id of await idsToPlace(db, await narrowestFor(db, composite))) ids.add(id);
  return [...ids].toSorted((a, b) => a - b);
}

/** The shortest of the lists that hold every story a composite can have. */
async function narrowestFor(db: Database, { search, scope }: Composite): Promise<string | null> {
  const literal = (kind: string, names: string[]) =>
    names.filter((name) => !name.includes('{')).map((name) => `${kind}:${name}`);
  const lists = [
    ...literal('section', search.superTags),
    ...literal('tag', search.tags),
    ...literal('author', search.authors),
    ...(scope.of === 'all' ? [] : [nameIn('latest', scope)]),
  ];
  const lengths = await lengthsOf(db, lists);
  return lists.toSorted((a, b) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0))[0] ?? null;
}
