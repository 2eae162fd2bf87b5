import type { Edition } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import type { Newsletter } from '../newsletter.ts';
import { newsletterOf, newslettersPart } from '../newsletters-part.ts';

/** The list of a command's argument. */
export function newsletterNamed({ edition }: { edition: Edition }, code: string): Newsletter {
  const found = newsletterOf(edition, code);
  if (found) return found;
  const known = newslettersPart.of(edition).map((one) => one.code);
  throw new OperatorError(`There is no newsletter '${code}'; there are ${known.join(', ') || 'none'}.`);
}
