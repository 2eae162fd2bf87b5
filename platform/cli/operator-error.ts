/**
 * Something the person at the terminal can put right: told in one sentence, without a stack.
 * Whatever else is thrown is a defect of ours.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
