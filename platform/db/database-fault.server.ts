import { join } from 'node:path';
import { OperatorError } from '#platform/cli/operator-error.ts';
import type { DatabaseChoice } from './open-database.server.ts';

/**
 * Turns a database error about its disk, files or access into a sentence for the operator. Undefined for all other
 * errors, which are defects of ours.
 */
export function databaseFault(
  error: unknown,
  needs: { database: DatabaseChoice; dataFolder: string },
): OperatorError | undefined {
  if (!(error instanceof Error)) return undefined;
  const fault = faults.find(({ codes }) => codes.includes(codeOf(error)));
  if (fault === undefined) return undefined;
  const isOurs = needs.database.kind === 'embedded';
  const which = isOurs ? `in ${join(needs.dataFolder, 'postgres')}` : 'of DATABASE_URL';
  return new OperatorError(
    `The database ${which} ${fault.what}: ${error.message}. ${isOurs ? fault.ours : fault.another}`,
  );
}

const faults = [
  {
    codes: ['XX001', 'XX002', '58P01', '58030'],
    what: 'is damaged',
    ours: 'Restore the folder from a copy, or move it away to begin with an empty one.',
    another: 'Restore it from a copy.',
  },
  {
    codes: ['53100'],
    what: 'is on a disk that is full',
    ours: 'Make room on it, or move LAPZARTA_DATA to a larger one.',
    another: 'Make room on it.',
  },
  {
    codes: ['28P01', '28000'],
    what: 'does not let this program in',
    ours: 'Restore its lapzarta-credentials.json from a copy.',
    another: 'Put the user and the password right.',
  },
  {
    codes: ['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'lost'],
    what: 'went away at work',
    ours: 'The postgres.log beside it says why.',
    another: 'Its own log says why.',
  },
];

function codeOf(error: Error): string {
  if ('code' in error) return String(error.code);
  return /^Connection terminated/.test(error.message) ? 'lost' : '';
}
