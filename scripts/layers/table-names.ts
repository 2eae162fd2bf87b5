/** The tables and views that a file names in Kysely's calls and in SQL. */
import { withoutComments } from './imports.ts';

export function tablesNamedIn(source: string, tables: readonly string[]): string[] {
  if (tables.length === 0) return [];
  const code = withoutComments(source);
  const names = tables.join('|');
  const call = `(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin)\\(\\s*\\[?['"](${names})\\b`;
  const words = `\\b(?:from|join|into|update|table|using)\\s+(?:public\\.)?(${names})\\b`;
  const writesSql = /\bsql(<[^>]*>)?`|\.query\(/.test(code);
  const patterns = writesSql ? [call, words] : [call];
  const found = patterns.flatMap((pattern) => [...code.matchAll(new RegExp(pattern, 'g'))]);
  return [...new Set(found.flatMap(([, name]) => name ?? []))];
}
