import { OperatorError } from '#platform/cli/operator-error.ts';
import type { AppContext } from '../compose.ts';

/** The story that an operator names by its id, its slug or a former slug. */
export async function storyIdOf(context: AppContext, name: string): Promise<number> {
  if (/^\d{1,9}$/.test(name)) return Number(name);
  const found =
    (await context.content.versionOf(name)) ??
    (await context.content.versionOf((await context.content.slugOfFormerSlug(name)) ?? ''));
  if (!found) throw new OperatorError(`There is no story with the slug '${name}'.`);
  return found.id;
}
