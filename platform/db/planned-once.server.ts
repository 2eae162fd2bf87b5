/** What a connection plans once and not each time it is asked. */
import { sql } from 'kysely';

const mark = '/* planned once */';

/**
 * Begins a statement that nearly every page asks, whatever its values: to plan a story's takes the database 9 ms, to
 * read it 4. Not for one whose best plan depends on them, such as a search for common words or for rare ones.
 *
 * @example sql`${plannedOnce} select * from story_cards where id = ${id}`
 */
export const plannedOnce = sql.raw(mark);

const names = new Map<string, string>();

/** The name under which a connection keeps its plan of the statement; undefined for one that is planned each time. */
export function nameOfPlan(statement: string): string | undefined {
  if (!statement.startsWith(mark)) return undefined;
  const known = names.get(statement);
  if (known !== undefined) return known;
  const name = `planned_${names.size + 1}`;
  names.set(statement, name);
  return name;
}
