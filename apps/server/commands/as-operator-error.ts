/** Converts failures that the operator can fix into an OperatorError; returns undefined for defects of the program. */
import { fullDisk } from '#platform/cli/disk-fault.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { configOfProcess } from '#platform/config/config.server.ts';
import { databaseFault } from '#platform/db/database-fault.server.ts';

export function asOperatorError(error: unknown): OperatorError | undefined {
  if (error instanceof OperatorError) return error;
  return fullDisk(error) ?? databaseFault(error, configOfProcess());
}
