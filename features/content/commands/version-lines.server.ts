import { InvalidArgumentError } from 'commander';
import { timeText } from '#platform/cli/output.ts';
import type { VersionEntry } from '../write/versions/version-queries.server.ts';

/** A line for each version, as `article versions` and `document versions` print them. */
export function versionLines(entries: readonly VersionEntry[]): string {
  return entries.map(versionLine).join('\n');
}

function versionLine({ version, recordedAt, act, author, title }: VersionEntry): string {
  const by = author === null ? '?' : `${author.kind} ${author.id}`;
  return `${String(version).padEnd(4)}  ${timeText(recordedAt)}  ${act.padEnd(8)}  ${by}  ${title}`;
}

/** The number of a version as an argument. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('a whole number');
  return Number(text);
}
