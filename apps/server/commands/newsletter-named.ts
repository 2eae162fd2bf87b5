import { type Newsletter, newsletterOf, newslettersPart } from '#features/newsletters/public.server.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import type { AppContext } from '../compose.ts';

/** The list of a command's argument. */
export function newsletterNamed({ edition }: AppContext, code: string): Newsletter {
  const found = newsletterOf(edition, code);
  if (found) return found;
  const known = newslettersPart.of(edition).map((one) => one.code);
  throw new OperatorError(`There is no newsletter '${code}'; there are ${known.join(', ') || 'none'}.`);
}
