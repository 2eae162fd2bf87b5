const maxLength = 500;

/** The first line of an error's message and of its cause's, for operators. */
export function errorSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${message}${cause}`.split('\n', 1).join().slice(0, maxLength);
}
