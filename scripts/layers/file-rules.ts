/** Rules that one file alone can break: its name, its length, the tables and paths in it. */
import { exemptions } from './exemptions.ts';
import { withoutComments } from './imports.ts';
import { moduleOf } from './layers.ts';
import { wrongStyleLayer } from './style-rules.ts';
import { tablesNamedIn } from './table-names.ts';
import { isPublishedView, ownerOf } from './tables.ts';
import { textOutsideWords, wrongNameOfWords } from './words-rules.ts';

export interface FileRulesNeeds {
  /** The database's tables and views. */
  tables: string[];
  /** Absolute paths of this machine that no source may contain. */
  machinePaths: string[];
}

export function findFileFaults(path: string, source: string, needs: FileRulesNeeds): string[] {
  const faults = [
    badName(path),
    tooLong(path, source),
    longReadme(path, source),
    moreThanReExports(path, source),
    readsEnvironment(path, source),
    setsFlags(path, source),
    namesTable(path, source, needs.tables),
    mentionsMachinePath(source, needs.machinePaths),
    wrongStyleLayer(path, source),
    textOutsideWords(path, source),
    wrongNameOfWords(path, source),
  ];
  return faults.filter((fault) => fault !== null).map((fault) => `${path}: ${fault}.`);
}

const meaninglessNames = /(^|\/)(index|utils?|helpers?|common|misc)(\.[^/]*)?(\/|$)/;
const maxLines = 400;

function badName(path: string): string | null {
  const name = meaninglessNames.exec(path)?.[2];
  return name === undefined ? null : `"${name}" says nothing about what is inside`;
}

function tooLong(path: string, source: string): string | null {
  const lines = source.split('\n').length - 1;
  const isData = exemptions.longData.allows(path) || !/\.(tsx?|mjs|css)$/.test(path);
  return isData || lines <= maxLines ? null : `${lines} lines, and ${maxLines} are the most`;
}

/** A README of a feature is read before its code. */
function longReadme(path: string, source: string): string | null {
  const lines = source.split('\n').length - 1;
  return /^features\/[^/]+\/README\.md$/.test(path) && lines > 30
    ? `${lines} lines, and 30 are the most`
    : null;
}

function moreThanReExports(path: string, source: string): string | null {
  if (!/(^|\/)public(\.view|\.server|\.browser|\.newsroom)?\.ts$/.test(path)) return null;
  const rest = withoutComments(source).replaceAll(/export\s+(type\s+)?(\*|\{[^}]*\})\s+from\s+'[^']+';/g, '');
  return rest.trim() === '' ? null : 'a public entry only re-exports';
}

function readsEnvironment(path: string, source: string): string | null {
  return !exemptions.environment.allows(path) && /\bprocess\.env\b/.test(withoutComments(source))
    ? 'reads the environment, which only platform/config may'
    : null;
}

/** Flags of V8 are listed in decision 39, and `scripts/bootstrap/node.mjs` gives them to a process when it starts. */
function setsFlags(path: string, source: string): string | null {
  const isCode = /\.(tsx?|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path);
  return isCode && /\bsetFlagsFromString\(/.test(withoutComments(source))
    ? 'sets flags of V8, which only scripts/bootstrap/node.mjs may, for a process that it starts'
    : null;
}

/** Only a feature's own query files name its tables; those of other features may join the views it publishes. */
function namesTable(path: string, source: string, tables: string[]): string | null {
  if (exemptions.anyTable.allows(path) || !/\.tsx?$/.test(path)) return null;
  const named = tablesNamedIn(source, tables);
  const [table] = named;
  if (table !== undefined && !/-queries\.server\.ts$/.test(path))
    return `names the table ${table}, which only its feature's *-queries.server.ts may`;
  const foreign = named.find((one) => ownerOf(one) !== moduleOf(path) && !isPublishedView(one));
  return foreign === undefined ? null : `names the table ${foreign}, which belongs to ${ownerOf(foreign)}`;
}

function mentionsMachinePath(source: string, places: string[]): string | null {
  const place = places.find((one) => source.includes(one));
  return place === undefined ? null : `mentions ${place}, a path of one machine`;
}
