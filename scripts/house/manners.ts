/** What one file alone may not do: its name, its length, what it names. */
import { withoutComments } from './imports.ts';

export interface MannersNeeds {
  /** The database's tables and views. */
  tables: string[];
  /** Places on this machine that no source may mention. */
  places: string[];
}

export function findBadManners(path: string, source: string, needs: MannersNeeds): string[] {
  const faults = [
    badName(path),
    tooLong(path, source),
    moreThanADoor(path, source),
    readsEnvironment(path, source),
    namesTable(path, source, needs.tables),
    mentionsPlace(source, needs.places),
  ];
  return faults.filter((fault) => fault !== null).map((fault) => `${path}: ${fault}.`);
}

const emptyNames = /(^|\/)(index|utils?|helpers?|common|misc)(\.[^/]*)?(\/|$)/;
const longest = 400;

function badName(path: string): string | null {
  const name = emptyNames.exec(path)?.[2];
  return name === undefined ? null : `"${name}" says nothing about what is inside`;
}

function tooLong(path: string, source: string): string | null {
  const lines = source.split('\n').length - 1;
  const isData = /^(edition|db)\//.test(path) || !/\.(tsx?|mjs|css)$/.test(path);
  return isData || lines <= longest ? null : `${lines} lines, and ${longest} are the most`;
}

function moreThanADoor(path: string, source: string): string | null {
  if (!/(^|\/)public(\.view|\.server)?\.ts$/.test(path)) return null;
  const rest = withoutComments(source).replaceAll(/export\s+(type\s+)?(\*|\{[^}]*\})\s+from\s+'[^']+';/g, '');
  return rest.trim() === '' ? null : 'a door only passes on what others export';
}

function readsEnvironment(path: string, source: string): string | null {
  const isAllowed =
    /^(platform\/config|scripts|bench|tests)\//.test(path) || /(\.config|\.test)\.ts$/.test(path);
  return !isAllowed && /\bprocess\.env\b/.test(withoutComments(source))
    ? 'reads the environment, which platform/config does for everybody'
    : null;
}

/** Kysely's own calls anywhere, and words of SQL where a file writes SQL. */
function namesTable(path: string, source: string, tables: string[]): string | null {
  const isAllowed =
    /^(scripts|bench|tests|db)\//.test(path) || /(-queries\.server|\.test|\.fixture)\.ts$/.test(path);
  if (isAllowed || !/\.tsx?$/.test(path) || tables.length === 0) return null;
  const code = withoutComments(source);
  const names = tables.join('|');
  const calls = new RegExp(
    `(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin)\\(\\s*\\[?['"](${names})\\b`,
  );
  const words = new RegExp(`\\b(?:from|join|into|update|table)\\s+(${names})\\b`);
  const found = calls.exec(code) ?? (/\bsql(<[^>]*>)?`|\.query\(/.test(code) ? words.exec(code) : null);
  return found === null ? null : `names the table ${found[1]}, which only its room's *-queries.server.ts may`;
}

function mentionsPlace(source: string, places: string[]): string | null {
  const place = places.find((one) => source.includes(one));
  return place === undefined ? null : `mentions ${place}, a place on one machine`;
}
