import { failureOf, failureText } from './failure-text.ts';
import { useNewsroom } from './newsroom-context.ts';

interface FailedRequestProps {
  /** As the query threw it; null when it did not. */
  error: unknown;
}

/** A message that the screen's data could not be loaded, with the reason [NRA-09]. */
export function FailedRequest({ error }: FailedRequestProps) {
  const { language } = useNewsroom();
  if (!error) return null;
  return <p role="alert">{failureText(failureOf(error), language)}</p>;
}
