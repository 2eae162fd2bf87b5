/**
 * An error that the operator can correct: printed in one sentence, without a stack.
 * All other errors are defects of ours.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** The command line is invalid: exit code 2, where every other OperatorError has 1. */
export class UsageError extends OperatorError {
  override name = 'UsageError';
}
