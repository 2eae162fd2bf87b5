/** Builds PostgreSQL's tsquery as text; the result is valid whatever a term contains. */

/** A tsquery, or '' for none. */
export type Query = string;

export function term(text: string): Query {
  // Nearly every term is a plain word.
  if (!special.test(text)) return `'${text}'`;
  return `'${text.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

const special = /[\0\\']/;

export function all(queries: readonly Query[]): Query {
  return joined(queries, ' & ');
}

export function any(queries: readonly Query[]): Query {
  return joined(queries, ' | ');
}

/** At least `least` of the queries must match, each counted once. */
export function atLeast(queries: readonly Query[], least: number): Query {
  return any(combinations(queries, least).map(all));
}

function combinations<One>(from: readonly One[], count: number): One[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, at) =>
    combinations(from.slice(at + 1), count - 1).map((others) => [first, ...others]),
  );
}

function joined(queries: readonly Query[], by: string): Query {
  const distinct = [...new Set(queries)].filter((query) => query !== '');
  return distinct.length > 1 ? `(${distinct.join(by)})` : (distinct[0] ?? '');
}
