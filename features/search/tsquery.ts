/** Builds PostgreSQL's tsquery as text. Whatever a term holds, the result is one that the server can read. */

/** A query, or '' for none. */
export type Query = string;

export function term(text: string): Query {
  // Nearly every term is a word.
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

/** One right after the other. */
export function inOrder(queries: readonly Query[]): Query {
  return joined(queries, ' <-> ');
}

function joined(queries: readonly Query[], by: string): Query {
  const some = [...new Set(queries)].filter((query) => query !== '');
  // The same word twice in a row is twice the same word.
  const kept = by === ' <-> ' ? queries.filter((query) => query !== '') : some;
  return kept.length > 1 ? `(${kept.join(by)})` : (kept[0] ?? '');
}
