/** What of a command's failures the person at the terminal can put right, in a sentence; the rest are defects of ours. */
import { fullDisk } from '#platform/cli/disk-fault.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { configOfProcess } from '#platform/config/config.server.ts';
import { databaseFault } from '#platform/db/database-fault.server.ts';

export function faultOfOperator(error: unknown): OperatorError | undefined {
  if (error instanceof OperatorError) return error;
  return fullDisk(error) ?? databaseFault(error, configOfProcess());
}
